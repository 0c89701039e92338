import { defineConfig, devices } from '@playwright/test';
import { findChromium } from './scripts/testing/find-chromium';
import { TEST_SITE } from './scripts/testing/paths';

/** The base path that GitHub Pages would give a project. */
const BASE = '/some-repo/';
/** One port for the whole run, chosen where the run starts: its workers inherit the environment. */
const port = (process.env['E2E_PORT'] ??= String(20_000 + (process.pid % 20_000)));
const url = `http://127.0.0.1:${port}${BASE}`;
const executablePath = findChromium();

export default defineConfig({
  testDir: 'tests/e2e',
  fullyParallel: true,
  workers: 2,
  forbidOnly: process.env['CI'] === 'true',
  timeout: 60_000,
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
  projects: [{ name: 'desktop', use: { ...devices['Desktop Chrome'] } }],
  webServer: {
    command: `npx tsx scripts/serve.ts --root ${TEST_SITE} --base ${BASE} --port ${port}`,
    url,
    reuseExistingServer: false,
  },
});
