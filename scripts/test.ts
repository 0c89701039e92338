/**
 * `npm test`: unit and parity tests (vitest), then journeys in Chromium (Playwright) over the built site with sample data.
 * The last line counts both: `N passed, N failed, N skipped`.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { readOptions } from './exit';
import { findChromium } from './testing/find-chromium';
import { JOURNEYS, TIMED_JOURNEYS } from './testing/journeys';
import { TEST_REPORTS } from './testing/paths';
import { run } from './testing/run';
import {
  addTallies,
  NOTHING,
  tallyLine,
  tallyPlaywright,
  tallyVitest,
  type PlaywrightReport,
  type Tally,
  type VitestReport,
} from './testing/tally';
import { buildTestSite } from './testing/test-site';

const USAGE = `usage: npm test

  --help   print this

Runs all tests: units and parity, then journeys in Chromium. To run some: npx vitest run FILE, or npx playwright test FILE
once npm test has built the site.

Exit codes: 0 all passed or skipped, 1 one failed, 64 wrong usage.`;

readOptions({ options: {} }, USAGE);
rmSync(TEST_REPORTS, { recursive: true, force: true });
mkdirSync(TEST_REPORTS, { recursive: true });
const units = await runUnitTests();
const journeys = await runJourneys();
const tally = addTallies(units, journeys);
process.exitCode = tally.failed > 0 ? 1 : 0;
console.log(tallyLine(tally));

async function runUnitTests(): Promise<Tally> {
  const report = join(TEST_REPORTS, 'vitest.json');
  const exitCode = await run('vitest', ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`]);
  return tallyVitest(read(report) as VitestReport | null, exitCode);
}

async function runJourneys(): Promise<Tally> {
  const chromium = findChromium() ?? (await installChromium());
  if (chromium === null) return withoutChromium();
  try {
    await buildTestSite(console.log);
  } catch (error) {
    console.error('The site for the journeys could not be built.', error);
    return { ...NOTHING, failed: 1 };
  }
  return addTallies(await runProject(JOURNEYS, chromium), await runProject(TIMED_JOURNEYS, chromium));
}

/** A run of its own for each project: the timed one has the machine for itself, and takes place whatever came of the other. */
async function runProject(project: string, chromium: string): Promise<Tally> {
  const report = join(TEST_REPORTS, `playwright-${project}.json`);
  const exitCode = await run('playwright', ['test', `--project=${project}`, '--reporter=list,json'], {
    CHROMIUM_PATH: chromium,
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
  });
  return tallyPlaywright(read(report) as PlaywrightReport | null, exitCode);
}

/** Playwright’s own download, which not every network lets through. */
async function installChromium(): Promise<string | null> {
  console.log('No Chromium was found; trying Playwright’s download.');
  const exitCode = await run('playwright', ['install', 'chromium']);
  return exitCode === 0 ? findChromium() : null;
}

/** The journeys count as skipped, or, where CI promises a browser, as one failure. */
function withoutChromium(): Tally {
  console.log(
    'There is no Chromium, so the journeys did not run. Install one (Debian: apt-get install chromium), or name it in CHROMIUM_PATH.',
  );
  if (process.env['CI'] === 'true') return { ...NOTHING, failed: 1 };
  const listed = spawnSync('npx', ['--no-install', 'playwright', 'test', '--list'], { encoding: 'utf8' });
  const total = /Total: (\d+) tests?/.exec(listed.stdout)?.[1];
  return { ...NOTHING, skipped: Number(total ?? 0) };
}

/** What a runner counted; null when it ended without saying. */
function read(report: string): unknown {
  return existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : null;
}
