import { createWriteStream } from 'node:fs';
import { once } from 'node:events';
import type { Page } from '@playwright/test';
import { chooseFile, dropFile, expectOpen, jsonl, sampleLines, sampleRecord } from './files';
import { expect, expectAccessible, expectNoSidewaysScroll, openView, test } from './fixtures';

const some = (from: number, to: number) => sampleLines().slice(from, to);
const datasetId = async (page: Page) => (await page.locator('dt:text-is("Data set id") + dd code').textContent()) ?? '';

test('a dropped file becomes the data set of the whole site, whatever its line ends', async ({ page }) => {
  await openView(page);
  await dropFile(page, jsonl('mine.jsonl', some(0, 40)));
  await expectOpen(page, 'mine.jsonl', 40);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const id = await datasetId(page);
  expect(id).toMatch(/^[0-9a-f]{16}$/);
  for (const form of [{ newline: '\r\n' }, { bom: true }, { last: false }, { newline: '\n\n' }]) {
    await chooseFile(page, jsonl('twin.jsonl', some(0, 40), form));
    await expectOpen(page, 'twin.jsonl', 40);
    await expect.poll(() => datasetId(page)).toBe(id);
  }
  await page.getByRole('link', { name: 'Records', exact: true }).click();
  await expect(page.getByText('40 records').first()).toBeVisible();
});

test('a file with something wrong is refused as a whole, and the site stays as it was', async ({ page }) => {
  await openView(page);
  const good = some(0, 3);
  const withoutPassages = { ...sampleRecord(3), passages: [] };
  const lines = [
    ...good,
    '{"id": NaN}',
    '{"id": "cut',
    '["a"]',
    '"bare"',
    JSON.stringify(withoutPassages),
    good[0] ?? '',
  ];
  await dropFile(page, jsonl('broken.jsonl', lines));
  const report = page.getByRole('alert');
  await expect(report).toContainText('broken.jsonl was not opened: 6 errors');
  for (const line of ['4', '5', '6', '7', '8', '9']) {
    await expect(
      report.getByRole('row').filter({ has: page.getByRole('cell', { name: line, exact: true }) }),
    ).toHaveCount(1);
  }
  await expect(report).toContainText(String(withoutPassages['id' as keyof typeof withoutPassages]));
  await expect(page.getByRole('heading', { level: 1, name: 'Synthetic sample' })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await report.getByRole('button', { name: 'Dismiss' }).click();
  await expect(report).toBeHidden();
});

test('an empty file is refused in plain words', async ({ page }) => {
  await openView(page);
  await chooseFile(page, jsonl('empty.jsonl', [], { last: false }));
  await expect(page.getByRole('alert')).toContainText('empty.jsonl');
  await expect(page.getByRole('heading', { level: 1, name: 'Synthetic sample' })).toBeVisible();
});

test('unknown fields and absent hard negatives are no error', async ({ page }) => {
  await openView(page);
  const lines = some(0, 20).map((line, i) => {
    const record = JSON.parse(line) as Record<string, unknown>;
    if (i === 3) delete record['hard_negatives'];
    if (i === 4) record['hard_negatives'] = [];
    return JSON.stringify({ ...record, somebody_elses_field: { deep: [i] } });
  });
  await chooseFile(page, jsonl('partial.jsonl', lines));
  await expectOpen(page, 'partial.jsonl', 20);
  await expect(page.getByRole('link', { name: 'Fewer than four distinct hard negatives' })).toBeVisible();
});

test('texts of a hostile file are shown as text', async ({ page }) => {
  await openView(page);
  const hostile =
    '<script>window.hacked = 1</script><img src=x onerror="window.hacked=1"> "quotes" \u202Eevil 🚀\n'.repeat(3);
  const lines = some(0, 5).map((line, i) =>
    i === 0 ? JSON.stringify({ ...JSON.parse(line), question: hostile, answer: hostile }) : line,
  );
  await chooseFile(page, jsonl('hostile.jsonl', lines));
  await expectOpen(page, 'hostile.jsonl', 5);
  await page.getByRole('link', { name: 'Records', exact: true }).click();
  await expect(page.getByText('<script>window.hacked').first()).toBeVisible();
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
});

test('a data set can be kept in the browser, opened at the next visit, and forgotten', async ({ page }) => {
  await openView(page);
  await chooseFile(page, jsonl('keep.jsonl', some(5, 25)));
  await expectOpen(page, 'keep.jsonl', 20);
  await page.getByRole('button', { name: 'Keep in this browser' }).click();
  await expect(page.getByRole('button', { name: 'Forget in this browser' })).toBeVisible();
  await page.goto('./');
  await page.reload();
  await page.getByRole('button', { name: /Open keep\.jsonl kept here/ }).click();
  await expectOpen(page, 'keep.jsonl', 20);
  await page.getByRole('button', { name: 'Forget in this browser' }).click();
  await page.getByRole('button', { name: 'Back to the site’s data' }).click();
  await expect(page.getByRole('button', { name: /kept here/ })).toHaveCount(0);
});

test('blocked storage is said in words, and everything else works', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'indexedDB', {
      value: {
        open: () => {
          throw new DOMException('denied', 'SecurityError');
        },
      },
    });
  });
  await openView(page);
  await chooseFile(page, jsonl('blocked.jsonl', some(0, 10)));
  await expectOpen(page, 'blocked.jsonl', 10);
  await page.getByRole('button', { name: 'Keep in this browser' }).click();
  await expect(page.getByRole('alert')).toContainText('storage is blocked');
});

test('a dropped results.json becomes the published column; a wrong one says why', async ({ page }) => {
  await openView(page);
  const json = (name: string, value: unknown) => ({
    name,
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(value)),
  });
  await dropFile(page, json('results.json', { n_records: 1185, models: { bm25: { 'recall@10': 'many' } } }));
  await expect(page.getByRole('alert')).toContainText('recall@10');
  await dropFile(page, json('results.json', { n_records: 1185, models: { bm25: { 'recall@10': 12.5 } } }));
  await expect(page.getByText('results.json is now the published column')).toBeVisible();
});

const LARGE = 'a file of 200 MB shows progress, leaves the page responsive and can be cancelled';
test(LARGE, { tag: '@timing' }, async ({ page }, testInfo) => {
  test.setTimeout(120_000);
  const path = testInfo.outputPath('large.jsonl');
  await writeLarge(path, 200_000_000);
  await openView(page);
  await page.evaluate(() => {
    const tasks: number[] = [];
    Object.assign(window, { longTasks: tasks });
    new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ duration }) => duration))).observe({
      type: 'longtask',
    });
  });
  await chooseFile(page, path);
  const panel = page.getByRole('region', { name: 'Reading large.jsonl' });
  await expect(panel.getByText(/[1-9]\d? %/)).toBeVisible({ timeout: 60_000 });
  const heard = await panel.getByRole('button', { name: 'Cancel' }).evaluate(async (button: HTMLElement) => {
    const start = performance.now();
    button.click();
    while (document.querySelector('progress') !== null) await new Promise((resolve) => requestAnimationFrame(resolve));
    return performance.now() - start;
  });
  expect(heard).toBeLessThan(300);
  const longTasks = await page.evaluate(() => (window as unknown as { longTasks: number[] }).longTasks);
  expect(Math.max(0, ...longTasks)).toBeLessThan(100);
  await expect(page.getByRole('heading', { level: 1, name: 'Synthetic sample' })).toBeVisible();
});

async function writeLarge(path: string, bytes: number): Promise<void> {
  const stream = createWriteStream(path);
  let written = 0;
  for (let round = 0; written < bytes; round += 1) {
    const chunk = sampleLines()
      .map((line) => line.replace(/"id":"/, `"id":"${round}-`))
      .join('\n');
    written += chunk.length + 1;
    if (!stream.write(`${chunk}\n`)) await once(stream, 'drain');
  }
  stream.end();
  await once(stream, 'finish');
}
