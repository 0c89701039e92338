import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';

/** Script until the key figures show, gzipped as hosts do it: the static server of these journeys compresses nothing. */
const LARGEST_SCRIPT_BYTES = 60_000;

/** Opens the Overview; gives the addresses of the scripts whose requests began before its key figures were there. */
async function scriptsBeforeKeyFigures(page: Page): Promise<readonly string[]> {
  await page.addInitScript(() => {
    const observer = new MutationObserver(() => {
      if (document.querySelector('[data-testid=key-figures]') === null) return;
      performance.mark('key-figures');
      observer.disconnect();
    });
    observer.observe(document, { subtree: true, childList: true });
  });
  await page.goto('./');
  await expect(page.getByTestId('key-figures')).toBeVisible();
  return page.evaluate(() => {
    const [mark] = performance.getEntriesByName('key-figures');
    return performance
      .getEntriesByType('resource')
      .filter(({ name, startTime }) => name.endsWith('.js') && startTime <= (mark?.startTime ?? Infinity))
      .map(({ name }) => name);
  });
}

test('at most 60 kB of script come before the key figures', async ({ page }) => {
  const sizes: Record<string, number> = {};
  for (const url of await scriptsBeforeKeyFigures(page)) {
    const script = await page.request.get(url);
    sizes[new URL(url).pathname] = gzipSync(await script.body()).length;
  }
  const total = Object.values(sizes).reduce((sum, bytes) => sum + bytes, 0);
  test.info().annotations.push({ type: 'script', description: `${total} bytes, gzipped` });
  expect(total).toBeGreaterThan(0);
  expect(total, JSON.stringify(sizes, null, 1)).toBeLessThanOrEqual(LARGEST_SCRIPT_BYTES);
});

test('the Overview starts no worker, and loads neither Arrow nor MiniSearch', async ({ page }) => {
  const scripts: Promise<{ readonly url: string; readonly text: string }>[] = [];
  page.context().on('response', (response) => {
    const url = response.url();
    if (url.endsWith('.js')) scripts.push(response.text().then((text) => ({ url, text })));
  });
  await page.goto('./');
  await expect(page.getByTestId('key-figures')).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(page.workers()).toEqual([]);
  expect(scripts.length).toBeGreaterThan(0);
  for (const { url, text } of await Promise.all(scripts)) {
    expect(url).not.toMatch(/worker/);
    // Words that each package keeps however it is minified: Arrow's, MiniSearch's.
    expect(text, url).not.toMatch(/RecordBatch|MiniSearch:/);
  }
});
