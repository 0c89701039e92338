import { readFile } from 'node:fs/promises';
import { sampleLines } from './files';
import { expect, expectAccessible, expectNoSidewaysScroll, openView, test } from './fixtures';
import { cell, editor, expectTablesIntact, grid, OPENING, resultStatus, run, write } from './sql';

const RECORDS = sampleLines().length;
/** The engine prints what it refuses, and the browser what the engine's worker died of. */
const ENGINE_NOISE = /memory access out of bounds|Out of Memory|unreachable|RuntimeError/;

test.slow();

test('a statement runs by Ctrl+Enter, is kept in history and link, and runs again when its reader comes back', async ({
  page,
}) => {
  await openView(page, '#/sql');
  await run(page, 'SELECT topic, count(*) AS n FROM records GROUP BY topic ORDER BY n DESC, topic');
  await expect(resultStatus(page)).toContainText('8 rows', { timeout: OPENING });
  const counts = new Map<string, number>();
  for (const line of sampleLines()) {
    const { topic } = JSON.parse(line) as { topic: string };
    counts.set(topic, (counts.get(topic) ?? 0) + 1);
  }
  const most = Math.max(...counts.values());
  await expect(cell(page, 0, 1)).toHaveText(String(most));
  await expect(page).toHaveURL(/sql=SELECT\+topic/);
  await page.getByRole('button', { name: 'History' }).click();
  await expect(
    page.getByRole('region', { name: 'History' }).getByRole('button', { name: /^SELECT topic/ }),
  ).toBeVisible();
  await page.reload();
  await expect(resultStatus(page)).toContainText('8 rows', { timeout: OPENING });
});

test('a mistake is marked where it is, and one click leads there', async ({ page }) => {
  await openView(page, '#/sql');
  await run(page, 'SELECT id,\n  qestion\nFROM records');
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('Referenced column "qestion" not found', { timeout: OPENING });
  await expect(page.locator('.cm-lintRange-error')).toHaveText('qestion');
  await alert.getByRole('button', { name: 'Go to line 2, column 3' }).click();
  await expect(editor(page)).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.insertText('u');
  await expect(page.locator('.cm-lintRange-error')).toHaveCount(0);
  await page.keyboard.press('Control+Enter');
  await expect(resultStatus(page)).toContainText('1,185 rows');
});

test('an endless query is cancelled, and a broken engine comes back, each with all tables', async ({ page, guard }) => {
  guard.allow(ENGINE_NOISE);
  await openView(page, '#/sql');
  await run(page, 'SELECT count(*) FROM range(1000000000000)');
  await expect(page.getByText('Running …')).toBeVisible({ timeout: OPENING });
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('Cancelled. The tables are as they were.')).toBeVisible();
  await expectTablesIntact(page, RECORDS);

  await run(page, "SELECT repeat('abcdefghij', 300000000)");
  await expect(page.getByRole('alert')).toContainText('The engine broke and was started again', { timeout: OPENING });
  await expectTablesIntact(page, RECORDS);
  await run(page, 'SELECT count(DISTINCT system) FROM runs');
  await expect(cell(page, 0, 0)).toHaveText('2', { timeout: OPENING });
});

test('values are shown right and told apart', async ({ page }) => {
  await openView(page, '#/sql');
  await run(
    page,
    "SELECT 12.34, sum(x), count(*), NULL, 'NaN'::double, DATE '2024-02-29', TIMESTAMP '2024-02-29 12:00:00', [1,2], {'a': 1}, '', 'NULL', 9223372036854775807, true FROM (VALUES (1), (2)) t(x)",
  );
  const shown = [
    '12.34',
    '3',
    '2',
    'NULL',
    'NaN',
    '2024-02-29',
    '2024-02-29 12:00:00',
    '[1, 2]',
    "{'a': 1}",
    'empty text',
    'NULL',
    '9223372036854775807',
    'true',
  ];
  await expect(grid(page)).toBeVisible({ timeout: OPENING });
  await grid(page).focus();
  for (const [column, text] of shown.entries()) {
    await expect(cell(page, 0, column)).toHaveText(text);
    // What is no value, or no text, is marked as such; what only reads like it is not.
    await expect(cell(page, 0, column).locator('.null')).toHaveCount(column === 3 ? 1 : 0);
    await page.keyboard.press('ArrowRight');
  }
  await expect(cell(page, 0, 9).locator('.faint')).toHaveCount(1);
});

test('a text that looks like markup, or is long, is shown as text and whole on demand', async ({ page }) => {
  await openView(page, '#/sql');
  const hostile = `<script>window.hacked = 1</script>"quotes"\nשלום 😀`;
  await run(page, `SELECT '${hostile}' AS hostile, repeat('x', 40000) || 'end' AS long`);
  await expect(cell(page, 0, 0)).toContainText('<script>window.hacked = 1</script>', { timeout: OPENING });
  await grid(page).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('region', { name: 'The whole value' })).toHaveText(hostile);
  await page.keyboard.press('Escape');
  await expect(grid(page)).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(dialog).toContainText('40,003 characters');
  await expect(dialog.getByRole('region')).toHaveText(/^x{40000}end$/);
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
});

test('a million rows are scrolled, sorted, and exported whole', async ({ page }) => {
  await openView(page, '#/sql');
  await run(
    page,
    "SELECT i, 'row ' || i AS label, CASE WHEN i % 3 = 0 THEN NULL ELSE i / 2 END AS half FROM range(1000000) t(i)",
  );
  await expect(resultStatus(page)).toContainText('fetched so far, more follow', { timeout: OPENING });
  await page.getByRole('button', { name: 'Fetch all' }).click();
  await expect(resultStatus(page)).toContainText('1,000,000 rows ·', { timeout: OPENING });
  await grid(page).focus();
  await page.keyboard.press('Control+End');
  await expect(cell(page, 999_999, 1)).toHaveText('row 999999');
  await page.keyboard.press('Control+Home');
  await expect(cell(page, 0, 1)).toHaveText('row 0');

  const download = page.waitForEvent('download', { timeout: OPENING });
  await page.getByRole('button', { name: 'Export as CSV' }).click();
  const lines = (await readFile(await (await download).path(), 'utf8')).trimEnd().split('\n');
  expect(lines).toHaveLength(1_000_001);
  expect(lines[0]).toBe('i,label,half');
  expect(lines[1]).toBe('0,row 0,');
  expect(lines.at(-1)).toBe('999999,row 999999,');

  // Sorting is the engine's: the largest comes first whatever was fetched.
  const header = page.getByRole('columnheader', { name: /^i\b/ });
  await header.click();
  await expect(header).toHaveAttribute('aria-sort', 'ascending', { timeout: OPENING });
  await header.click();
  await expect(cell(page, 0, 1)).toHaveText('row 999999', { timeout: OPENING });
  await expect(header).toHaveAttribute('aria-sort', 'descending');
});

test('cells and rows are copied with tabs between them', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openView(page, '#/sql');
  await run(page, "SELECT * FROM (VALUES (1, 'a b', NULL), (2, 'c' || chr(9) || 'd', 'x')) t(n, s, u)");
  await expect(cell(page, 1, 0)).toHaveText('2', { timeout: OPENING });
  await grid(page).focus();
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('Control+c');
  await expect(page.getByText('4 cells copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('1\ta b\n2\tc d');
  await page.getByRole('button', { name: 'Copy 2 rows' }).click();
  await expect(page.getByText('2 rows copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('1\ta b\t\n2\tc d\tx');
});

test('the workbench is used by keyboard alone', async ({ page }) => {
  await openView(page, '#/sql');
  await editor(page).focus();
  await page.keyboard.insertText('SELECT 2 AS b, 1 AS a UNION ALL SELECT 1, 2');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Run', exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(cell(page, 0, 0)).toHaveText('2', { timeout: OPENING });
  await grid(page).focus();
  await page.keyboard.press('ArrowUp');
  const before = await page.getByRole('columnheader', { name: /^b/ }).evaluate((node) => node.clientWidth);
  await page.keyboard.press('Shift+ArrowRight');
  await expect
    .poll(() => page.getByRole('columnheader', { name: /^b/ }).evaluate((node) => node.clientWidth))
    .toBe(before + 24);
  await page.keyboard.press('Enter');
  await expect(cell(page, 0, 0)).toHaveText('1');
  await page.getByRole('tab', { name: 'Query 1' }).focus();
  await page.keyboard.press('F2');
  await page.getByRole('textbox', { name: 'Name' }).fill('Two rows');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('tab', { name: 'Two rows' })).toBeVisible();
  await page.getByRole('button', { name: 'New tab' }).press('Enter');
  await expect(page.getByRole('tab', { name: 'Query 2' })).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('tab', { name: 'Query 2' }).press('ArrowLeft');
  await expect(editor(page)).toHaveText(/SELECT 2 AS b/);
  await page.keyboard.press('Delete');
  await expect(page.getByRole('tab')).toHaveCount(1);
});

test('examples teach by running, and tables are documented with their values', async ({ page }) => {
  await openView(page, '#/sql');
  const examples = page.getByRole('region', { name: 'Examples' }).getByRole('listitem');
  expect(await examples.count()).toBeGreaterThanOrEqual(15);
  await page.getByRole('button', { name: 'BM25 against TF-IDF, by topic' }).click();
  await expect(resultStatus(page)).toContainText('8 rows', { timeout: OPENING });
  await page.getByRole('button', { name: 'Tables' }).click();
  const shelf = page.getByRole('region', { name: 'Tables' });
  await shelf.locator('summary').filter({ hasText: 'rewrites' }).click();
  await expect(shelf.getByText('2,302 rows')).toBeVisible();
  await page.getByRole('button', { name: 'New tab' }).click();
  await shelf.getByRole('button', { name: 'Insert rewrite', exact: true }).click();
  await expect(editor(page)).toHaveText(/rewrite/);
});

test('a result is drawn as a chart, and what cannot be drawn is said', async ({ page }) => {
  await openView(page, '#/sql');
  await run(page, 'SELECT topic, difficulty, count(*) AS n FROM records GROUP BY ALL ORDER BY ALL');
  await expect(grid(page)).toBeVisible({ timeout: OPENING });
  await page.getByRole('button', { name: 'Chart', exact: true }).click();
  const chart = page.getByRole('region', { name: 'Chart of the result' });
  await expect(chart.getByRole('img', { name: /^Bars of 24 rows: n by topic/ })).toBeVisible();
  await chart.getByLabel('Chart', { exact: true }).selectOption('Heat map');
  await expect(chart.getByText('A heat map needs a number as the value of its cells.')).toBeVisible();
  await chart.getByLabel('y', { exact: true }).selectOption('difficulty');
  await chart.getByLabel('Value', { exact: true }).selectOption('n');
  await expect(chart.getByRole('img', { name: /^Heat map of 24 rows/ })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});

test('both themes pass axe with a result and with a problem; nothing scrolls sideways', async ({ page }) => {
  await openView(page, '#/sql');
  await run(page, 'SELECT id, question, golds, warning_rules FROM records');
  await expect(resultStatus(page)).toContainText('1,185 rows', { timeout: OPENING });
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'Tables' }).click();
  await page.locator('summary').filter({ hasText: 'records' }).click();
  await run(page, 'SELECT id FORM records');
  await expect(page.getByRole('alert')).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});

test('a browser that blocks storage is said so once, and everything else works', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
  });
  await openView(page, '#/sql');
  await expect(page.getByText('This browser blocks storage')).toHaveCount(1);
  await expectTablesIntact(page, RECORDS);
  await page.getByRole('button', { name: 'History' }).click();
  await expect(page.getByRole('button', { name: /^SELECT count/ })).toBeVisible();
});

test('an engine that cannot be fetched is said in words, and can be tried again', async ({ page, guard }) => {
  guard.allow(/404|Failed to load|WebAssembly|ErrorEvent/);
  await page.context().route('**/*.wasm', (route) => route.fulfill({ status: 404, body: '' }));
  await openView(page, '#/sql');
  await write(page, 'SELECT 1');
  await page.getByRole('button', { name: 'Run', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('The SQL engine could not start', { timeout: OPENING });
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await page.context().unrouteAll();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(cell(page, 0, 0)).toHaveText('1', { timeout: OPENING });
});
