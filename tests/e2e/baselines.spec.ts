import { readFileSync } from 'node:fs';
import type { Download, Page, TestInfo } from '@playwright/test';
import { suiteFigures } from '../../src/core/evaluation/suite-figures';
import { toResultsJson } from '../../src/core/formats/results-json';
import type { ResultsJson } from '../../src/core/formats/results-json';
import { digestFigures, formatDigest } from '../../src/core/permalink/figure-digest';
import { formatLink } from '../../src/core/permalink/permalink';
import { DEFAULT_VIEWS, LEDGER_SECTIONS, PUBLISHED_PARAMETERS } from '../../src/core/permalink/view-state';
import type { BaselinesState } from '../../src/core/permalink/view-state';
import { pythonShuffle } from '../../src/core/random/python-shuffle';
import { chooseFile, jsonl, sampleLines } from './files';
import type { TestFile } from './files';
import { expect, expectAccessible, expectNoSidewaysScroll, openView, test } from './fixtures';
import { nodeSuite } from './node-suite';

const link = (state: Partial<BaselinesState>, datasetId: string | null = null) =>
  formatLink({ ...DEFAULT_VIEWS.baselines, ...state }, datasetId);
const sectionLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Sections of the ledger' }).getByRole('link', { name, exact: true });
const computed = (page: Page) => page.getByText(/BM25 and TF-IDF were computed in this tab in/);
const recompute = (page: Page) => page.getByRole('button', { name: 'Recompute in this tab' });

/** Waits until a file of records is the open data set. */
async function expectBuilt(page: Page, fileName: string, records: number): Promise<void> {
  await expect(page.getByText(`${fileName} is open.`)).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText(`${records} records`).first()).toBeVisible();
}

/** Records of the sample, drawn and shuffled anew in every run; the seed stands in the report. */
function randomFile(records: number, testInfo: TestInfo): TestFile {
  const seed = Number(process.env['E2E_SEED'] ?? Date.now() % 1_000_000);
  testInfo.annotations.push({ type: 'seed', description: `E2E_SEED=${seed}` });
  return jsonl(`drawn-${records}.jsonl`, pythonShuffle(seed, sampleLines()).slice(0, records));
}

const resultsFile = (results: unknown): TestFile => ({
  name: 'results.json',
  mimeType: 'application/json',
  buffer: Buffer.from(JSON.stringify(results)),
});

/** What an export says, without its comment lines. */
async function csvRows(download: Promise<Download>): Promise<readonly (readonly string[])[]> {
  const text = readFileSync(await (await download).path(), 'utf8');
  return text
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split(/,(?=(?:[^"]*"[^"]*")*[^"]*$)/).map((cell) => cell.replace(/^"|"$/g, '')));
}

async function exportTable(page: Page, format: 'CSV' | 'LaTeX' | 'Markdown', nth = 0): Promise<string> {
  const download = page.waitForEvent('download');
  await page
    .getByRole('button', { name: `Export as ${format}` })
    .nth(nth)
    .click();
  return readFileSync(await (await download).path(), 'utf8');
}

/** What the page itself sees of one computation: its own clock, untouched by the polling of a test. */
interface Watched {
  readonly values: readonly string[];
  /** Milliseconds of the longest task on the main thread. */
  readonly longest: number;
}

/** Presses "Recompute" and watches from inside the page until the progress bar has come and gone. */
function watchRecompute(page: Page): Promise<Watched> {
  return recompute(page).evaluate(async (button: HTMLElement) => {
    const values = new Set<string>();
    const tasks: number[] = [];
    const observer = new PerformanceObserver((list) =>
      tasks.push(...list.getEntries().map(({ duration }) => duration)),
    );
    observer.observe({ type: 'longtask' });
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    button.click();
    for (let seen = false; ; await frame()) {
      const progress = document.querySelector('progress');
      if (progress === null && seen) break;
      seen ||= progress !== null;
      const value = progress?.getAttribute('value');
      if (value !== null && value !== undefined) values.add(value);
    }
    // The new figures are drawn in the frame after, and the observer hears of it in the next task.
    await frame();
    await new Promise((resolve) => setTimeout(resolve, 100));
    observer.disconnect();
    return { values: [...values], longest: Math.max(0, ...tasks) };
  });
}

const RECOMPUTES =
  'figures of the build show at once; recomputing shows progress, can be cancelled, and gives the same';
test(RECOMPUTES, { tag: '@timing' }, async ({ page }) => {
  await openView(page, '#/baselines');
  await expect(page.getByText('The figures are those of the build of this data set.')).toBeVisible();
  await expect(page.getByRole('table', { name: /Global pool: computed here/ })).toBeVisible();

  await recompute(page).click();
  const panel = page.getByRole('region', { name: 'Computing BM25 and TF-IDF' });
  const heard = await panel.getByRole('button', { name: 'Cancel' }).evaluate(async (button: HTMLElement) => {
    const start = performance.now();
    button.click();
    while (document.querySelector('progress') !== null) await new Promise((resolve) => requestAnimationFrame(resolve));
    return performance.now() - start;
  });
  expect(heard).toBeLessThan(300);
  await expect(page.getByText('The figures are those of the build of this data set.')).toBeVisible();

  const watched = await watchRecompute(page);
  expect(watched.values.length).toBeGreaterThanOrEqual(5);
  expect(watched.longest).toBeLessThan(100);
  await expect(computed(page)).toBeVisible();
  await expect(page.getByText('They equal those of the build, figure by figure.')).toBeVisible();
  const first = await exportTable(page, 'CSV');
  await watchRecompute(page);
  expect(await exportTable(page, 'CSV')).toBe(first);
});

test('a file drawn at random gives the digits of the terminal, to the last one', async ({
  page,
  context,
}, testInfo) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const file = randomFile(300, testInfo);
  const suite = await nodeSuite(file, testInfo);
  await openView(page, '#/baselines');
  await chooseFile(page, file);
  await expectBuilt(page, file.name, 300);
  await chooseFile(page, resultsFile(toResultsJson(suite)));
  await expect(page.getByText('results.json is now the published column')).toBeVisible();
  await recompute(page).click();
  await expect(computed(page)).toBeVisible({ timeout: 30_000 });

  const published = suiteFigures(suite).filter(({ id }) => !/\.(P|Hit)@|\.AP$/.test(id));
  let compared = 0;
  for (const name of ['Global pool', 'In-record', 'Hard against random', 'Strata', 'Rewrites', 'Filter']) {
    await sectionLink(page, name).click();
    await expect(page.getByRole('table', { name: `${name}: published and computed here` })).toBeVisible();
    const captions = await page.locator('caption').allTextContents();
    for (const [place, caption] of captions.entries()) {
      if (!caption.includes('published and computed here')) continue;
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Export as CSV' }).nth(place).click();
      const [head = [], ...rows] = await csvRows(download);
      for (const row of rows) {
        expect(row[head.indexOf('Here')], row.join(' ')).toBe(row[head.indexOf('Published')]);
        expect(row[head.indexOf('Verdict')], row.join(' ')).toBe('same');
        compared += 1;
      }
    }
  }
  // Every figure of results.json, and one row a system that counts records.
  expect(compared).toBe(published.length + 2);
  await sectionLink(page, 'In-record').click();
  await expect(page.getByText('300 of 300 records equal the published reciprocal rank.')).toHaveCount(2);
  await page.getByRole('button', { name: 'Copy link to this result' }).click();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain(`digest=${formatDigest(digestFigures(suite))}&`);
});

test('figures that are not ours are told apart: inside the tie interval, different, and by how much', async ({
  page,
}, testInfo) => {
  const file = jsonl('small.jsonl', sampleLines().slice(0, 80));
  const suite = await nodeSuite(file, testInfo);
  const results = toResultsJson(suite) as ResultsJson;
  const bm25 = { ...results.models['bm25'], 'recall@10': (results.models['bm25']?.['recall@10'] ?? 0) - 1.5 };
  await openView(page, '#/baselines');
  await chooseFile(page, file);
  await expectBuilt(page, 'small.jsonl', 80);
  await chooseFile(page, resultsFile({ ...results, models: { ...results.models, bm25, dense: { mrr: 50 } } }));
  const table = page.getByRole('table', { name: /Global pool: published and computed here/ });
  const row = table.getByRole('row', { name: /^BM25 Recall@10/ });
  await expect(row).toContainText('differs');
  await expect(row).toContainText('+1.50');
  await expect(page.getByRole('table', { name: /waiting for the tab/ })).toContainText('Dense (all-mpnet-base-v2)');
  await expect(page.getByRole('list', { name: 'Verdicts' })).toContainText(/1\s*≠\s*differs/);
  await page.getByRole('button', { name: 'Back to FinRank’s published figures' }).click();
  const apart = page.getByRole('table', { name: 'Global pool: published figures of another data set' });
  await expect(apart).toBeHidden();
  await page.getByText(/^Global pool: \d+ published figures of another data set$/).click();
  await expect(apart).toBeVisible();
  await expect(page.getByRole('list', { name: 'Verdicts' })).toBeHidden();
});

test('changed parameters change the heading, the address and the figures; a button takes them back', async ({
  page,
}) => {
  await openView(page, '#/baselines');
  await expect(page.getByRole('heading', { level: 2, name: 'The published setting' })).toBeVisible();
  await page.getByText('Settings', { exact: true }).click();
  await page.getByLabel('k1').fill('0.9');
  await page.getByLabel('k1').press('Enter');
  await expect(
    page.getByRole('heading', { level: 2, name: 'BM25, k1 = 0.9: no longer the published setting' }),
  ).toBeVisible();
  await expect(page).toHaveURL(/k1=0\.9/);
  await expect(computed(page)).toBeVisible({ timeout: 30_000 });
  expect(await exportTable(page, 'CSV')).toContain('# parameters: bm25 k1=0.9 b=0.75');
  await page.getByLabel('b', { exact: true }).fill('7');
  await page.getByLabel('b', { exact: true }).press('Enter');
  await expect(page.getByRole('alert')).toContainText('b is a number from 0 to 1');
  await expectAccessible(page);
  await page.getByLabel('Equal scores').selectOption('gold-last');
  await expect(page).toHaveURL(/ties=gold-last/);
  await page.reload();
  await expect(page.getByRole('heading', { level: 2, name: /k1 = 0\.9, ties: gold last/ })).toBeVisible();
  await page.getByRole('button', { name: 'Back to the published setting' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'The published setting' })).toBeVisible();
  await expect(page).not.toHaveURL(/k1=/);
});

test('a link to a result is proved in the tab of its reader', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openView(page, '#/baselines');
  await sectionLink(page, 'In-record').click();
  await page.getByRole('button', { name: 'Copy link to this result' }).click();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain('digest=global:');
  const reader = await context.newPage();
  await reader.goto(copied);
  await expect(reader.getByText('Same as in the link')).toBeVisible({ timeout: 30_000 });
  await expect(reader.getByRole('heading', { level: 2, name: 'In-record' })).toBeVisible();
  await expectAccessible(reader);

  const datasetId = /ds=([0-9a-f]{16})/.exec(copied)?.[1] ?? '';
  const digest = /digest=([^&]+)/.exec(copied)?.[1] ?? '';
  const altered = digest.replace(/strata:[0-9a-z]{7}/, 'strata:0000000');
  await reader.goto(`./${link({ digest: altered, section: 'in-record' }, datasetId)}`);
  const verdict = reader.getByRole('region', { name: 'What the link claims' });
  await expect(verdict).toContainText('Different from the link in: strata.', { timeout: 30_000 });
  await expect(verdict).toContainText('The same in: global pool, in-record');
  await expectAccessible(reader);
  await verdict.getByRole('button', { name: 'Dismiss' }).click();
  await expect(verdict).toBeHidden();
  await reader.goto(`./${link({ digest: 'nonsense' }, datasetId)}`);
  await expect(verdict).toContainText('cannot be read');
});

test('a split’s part is a setting of every section, and one that is not there is said', async ({ page }) => {
  await openView(page, link({ section: 'splits' }));
  await page.getByRole('link', { name: 'random/test' }).click();
  await expect(page.getByRole('heading', { level: 2, name: /^Records of random\/test only/ })).toBeVisible();
  await expect(page.getByRole('table', { name: /The part random\/test, computed here/ })).toBeVisible({
    timeout: 30_000,
  });
  await expect(page.getByRole('columnheader', { name: 'All records' })).toBeVisible();
  await sectionLink(page, 'Global pool').click();
  await expect(page.getByRole('table', { name: /Global pool: computed here/ })).toContainText('119');
  await page.goto(`./${link({ part: 'random/holdout' })}`);
  await expect(page.getByRole('alert')).toContainText('has no split part “random/holdout”');
  await page.getByRole('link', { name: 'Show the parts' }).click();
  await expect(page.getByRole('table', { name: 'Parts of the splits' })).toBeVisible();
});

test('MiniSearch runs on its own, with its own progress and cancel', async ({ page }) => {
  await openView(page, '#/baselines');
  const run = page.getByRole('button', { name: 'Run MiniSearch BM25+ too (slow)' });
  const panel = page.getByRole('region', { name: 'Computing MiniSearch BM25+' });
  await run.click();
  await expect(panel.getByText(/[1-9]\d? %/)).toBeVisible({ timeout: 30_000 });
  await panel.getByRole('button', { name: 'Cancel' }).click();
  await expect(panel).toBeHidden();
  await chooseFile(page, jsonl('few.jsonl', sampleLines().slice(0, 30)));
  await expectBuilt(page, 'few.jsonl', 30);
  await run.click();
  await expect(page.getByText(/MiniSearch took/)).toBeVisible({ timeout: 30_000 });
  await expect(page.getByRole('table', { name: /Global pool/ }).first()).toContainText('MiniSearch BM25+');
});

test('every label divides the records, and the choice is in the address', async ({ page }) => {
  await openView(page, link({ section: 'strata' }));
  await page.getByLabel('Records by').selectOption({ label: 'Sector' });
  await expect(page).toHaveURL(/stratum=industry/);
  await expect(page.getByRole('table', { name: /Strata: computed here/ })).toContainText('Sector: Automotive');
  await expect(page.getByRole('img', { name: /^Sector: Automotive: BM25 \d/ })).toBeVisible();
});

test('exports carry figures in full or as shown, and where they come from', async ({ page }) => {
  await openView(page, '#/baselines');
  const csv = await exportTable(page, 'CSV');
  expect(csv).toMatch(/^# data set: synthetic sample, not FinRank, .+ \(id [0-9a-f]{16}\)$/m);
  for (const line of ['# ties: corpus-order', '# queries: all', '# random negatives: numpy default_rng(42)'])
    expect(csv).toContain(line);
  expect(csv).toMatch(/^BM25,Recall@10,\d+\.\d{6,},/m);
  const latex = await exportTable(page, 'LaTeX');
  expect(latex).toContain('\\begin{tabular}');
  expect(latex).toMatch(/^BM25 & Recall@10 & \d+\.\d\d & /m);
  const markdown = await exportTable(page, 'Markdown');
  expect(markdown).toContain('<!-- ties: corpus-order -->');
  expect(markdown).toMatch(/^\| BM25 \| Recall@10 \| \d+\.\d\d \|/m);
});

/** Settings under which a section has something of its own to show, and no more rows than axe reads in a minute. */
const SECTION_STATES: Readonly<Partial<Record<BaselinesState['section'], Partial<BaselinesState>>>> = {
  global: { parameters: { ...PUBLISHED_PARAMETERS, bm25: { ...PUBLISHED_PARAMETERS.bm25, b: 0.5 } } },
  strata: { stratum: 'difficulty' },
};
for (const section of LEDGER_SECTIONS) {
  test(`section ${section} is accessible in both themes and fits 390 px`, async ({ page }) => {
    // axe reads every cell.
    test.slow();
    await openView(page, link({ section, ...SECTION_STATES[section] }));
    await expect(page.getByRole('table').first()).toBeVisible({ timeout: 30_000 });
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  });
}
