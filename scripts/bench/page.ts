/**
 * `npm run bench:page`: how long a person waits in the built page with the synthetic sample, in the Chromium that is here.
 * Every time is taken inside the page, from the event to the first change that shows the answer.
 */
import { chromium, type Page } from '@playwright/test';
import { readOptions } from '../exit';
import { startStaticServer } from '../site/static-server';
import { findChromium } from '../testing/find-chromium';
import { TEST_SITE } from '../testing/paths';
import { buildTestSite } from '../testing/test-site';
import { timeAsk } from './page/ask';
import { timeCrosstab } from './page/crosstab';
import { timeFirstResult, timeScrolling } from './page/sql';

const USAGE = `usage: npm run bench:page

Builds the site with the synthetic sample and measures in the Chromium that is here; CHROMIUM_PATH can name one.`;

readOptions({ options: {} }, USAGE);
const executablePath = findChromium();
if (executablePath === null) throw new Error('No Chromium was found; CHROMIUM_PATH can name one.');
await buildTestSite(() => undefined);
const server = await startStaticServer({ root: TEST_SITE });
// Chromium refuses to sandbox itself as root, which containers often are.
const browser = await chromium.launch({ executablePath, args: process.getuid?.() === 0 ? ['--no-sandbox'] : [] });
try {
  for (const measure of [timeAsk, timeFirstResult, timeCrosstab, timeScrolling]) console.log(await fresh(measure));
} finally {
  await browser.close();
  await server.close();
}

/** Runs one measurement on a page that has seen nothing yet. */
async function fresh(measure: (page: Page, url: string) => Promise<string>): Promise<string> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  try {
    return await measure(page, server.url);
  } finally {
    await page.close();
  }
}
