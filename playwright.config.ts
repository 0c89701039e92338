import { defineConfig, devices } from '@playwright/test';
import { findChromium } from './scripts/testing/find-chromium';
import { TEST_SITE } from './scripts/testing/paths';
import { JOURNEYS, TIMED_JOURNEYS } from './scripts/testing/journeys';

/** The base path that GitHub Pages would give a project. */
const BASE = '/some-repo/';
/** One port for the whole run, chosen where the run starts: its workers inherit the environment. */
const port = (process.env['E2E_PORT'] ??= String(20_000 + (process.pid % 20_000)));
const url = `http://127.0.0.1:${port}${BASE}`;
const executablePath = findChromium();

const DESKTOP = { use: { ...devices['Desktop Chrome'] } };
/** The tag of journeys that hold the page to milliseconds. */
const TIMING = /@timing/;

export default defineConfig({
  testDir: 'tests/e2e',
  fullyParallel: true,
  workers: 2,
  forbidOnly: process.env['CI'] === 'true',
  timeout: 90_000,
  // Two cores that also build and index: a slow machine is no failure, a wrong page is.
  expect: { timeout: 20_000 },
  reporter: 'list',
  use: {
    baseURL: url,
    trace: 'retain-on-failure',
    launchOptions: {
      ...(executablePath === null ? {} : { executablePath }),
      // Chromium refuses to sandbox itself as root, which containers often are.
      args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
    },
  },
  // `npm test` runs these one after the other: what a journey times, a neighbour must not slow down.
  projects: [
    { ...DESKTOP, name: JOURNEYS, grepInvert: TIMING, outputDir: 'test-results/journeys' },
    { ...DESKTOP, name: TIMED_JOURNEYS, grep: TIMING, outputDir: 'test-results/timed', workers: 1 },
  ],
  webServer: {
    command: `npx tsx scripts/serve.ts --root ${TEST_SITE} --base ${BASE} --port ${port}`,
    url,
    reuseExistingServer: false,
  },
});
