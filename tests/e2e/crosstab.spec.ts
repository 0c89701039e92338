import type { Locator, Page } from '@playwright/test';
import type { FacetFilter } from '../../src/core/dataset/record-list';
import { formatLink } from '../../src/core/permalink/permalink';
import { DEFAULT_VIEWS, type CrosstabState } from '../../src/core/permalink/view-state';
import { chooseFile, jsonl, sampleLines } from './files';
import { expect, expectAccessible, expectNoSidewaysScroll, openView, test } from './fixtures';

interface SampleRecord {
  readonly hard_negatives: readonly unknown[];
  readonly passages: readonly { readonly text: string }[];
  readonly [label: string]: unknown;
}
const RECORDS = sampleLines().map((line) => JSON.parse(line) as SampleRecord);
const having = (labels: Readonly<Record<string, string>>) =>
  RECORDS.filter((record) => Object.entries(labels).every(([field, value]) => String(record[field]) === value));
const count = (n: number) => n.toLocaleString('en-GB');

/** Milliseconds that an engine may take to start and to fill its tables on a busy machine. */
const OPENING = 60_000;

const link = (changes: Partial<CrosstabState>) => formatLink({ ...DEFAULT_VIEWS.crosstab, ...changes }, null);
const result = (page: Page) => page.getByRole('region', { name: 'Result', exact: true });
/** The cross-tab's own row: the published table, which may have one like it, stands behind. */
const row = (page: Page, label: string): Locator =>
  result(page)
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: label, exact: true }) })
    .first();
const title = (page: Page) => result(page).getByRole('heading', { level: 2 }).first();
const figures = async (page: Page, label: string): Promise<string[]> =>
  (await row(page, label).locator('.value').allTextContents()).map((text) => text.trim());

const picker = (page: Page, name: string) =>
  page.getByRole('form', { name: 'Layout' }).getByRole('combobox', { name, exact: true });

async function openCrosstab(page: Page, hash = '#/crosstab'): Promise<void> {
  await openView(page, hash);
  await settled(page);
}
/** The table of the view state is there, not one before it. */
async function settled(page: Page): Promise<void> {
  await expect(result(page)).toHaveAttribute('aria-busy', 'false', { timeout: OPENING });
}

async function textOf(page: Page, button: Locator): Promise<string> {
  const download = page.waitForEvent('download');
  await button.click();
  const chunks: Buffer[] = [];
  for await (const chunk of await (await download).createReadStream()) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

test('is built from two fields, and every cell leads to its records', async ({ page }) => {
  await openCrosstab(page);
  await expect(title(page)).toHaveText('Records by topic and difficulty');
  await picker(page, 'Rows').selectOption('industry');
  await picker(page, 'Columns').selectOption('doc_type');
  await expect(title(page)).toHaveText('Records by sector and form');
  await settled(page);
  const sector = 'Oil & Gas';
  const forms = ['10-K', '10-Q', 'Unknown'].map((doc_type) => having({ industry: sector, doc_type }).length);
  expect(await figures(page, sector)).toEqual([...forms, having({ industry: sector }).length].map(count));
  expect(await figures(page, 'Total')).toEqual(
    [...['10-K', '10-Q', 'Unknown'].map((doc_type) => having({ doc_type }).length), RECORDS.length].map(count),
  );
  await page.getByLabel('Hide empty rows and columns').check();
  await expect(result(page).getByRole('columnheader', { name: 'Unknown' })).toHaveCount(0);

  // The options that the other axes hold are not on offer twice.
  await expect(picker(page, 'Columns').locator('option[value="industry"]')).toBeDisabled();
  await page.getByRole('button', { name: 'Swap rows and columns' }).click();
  await settled(page);
  expect((await figures(page, '10-Q')).at(-1)).toBe(count(having({ doc_type: '10-Q' }).length));

  const cell = row(page, '10-Q').getByRole('cell').nth(1).getByRole('link');
  await cell.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Records');
  await expect(page.getByRole('region', { name: 'Matching records' }).getByRole('status')).toHaveText(
    `${count(having({ industry: sector, doc_type: '10-Q' }).length)} of 1,185 records`,
    { timeout: OPENING },
  );
  await expect(page.getByRole('button', { name: 'Remove Form: 10-Q' })).toBeVisible();
  await page.goBack();
  await settled(page);
  await expect(title(page)).toHaveText('Records by form and sector');
});

test('shares its filter with Records, both ways', async ({ page }) => {
  const filter: FacetFilter = { difficulty: ['Easy', 'Hard'] };
  await openView(page, formatLink({ ...DEFAULT_VIEWS.records, filter }, null));
  await page.getByRole('region', { name: 'Matching records' }).getByRole('link', { name: 'Cross-tab' }).click();
  await settled(page);
  expect(await figures(page, 'Risk')).toEqual(
    [...['Easy', 'Hard'].map((difficulty) => having({ topic: 'Risk', difficulty }).length)]
      .concat(
        having({ topic: 'Risk', difficulty: 'Easy' }).length + having({ topic: 'Risk', difficulty: 'Hard' }).length,
      )
      .map(count),
  );
  await page.locator('summary').filter({ hasText: 'Filters' }).click();
  await page.getByRole('checkbox', { name: /^Easy/ }).uncheck();
  await expect(page).not.toHaveURL(/difficulty=Easy/);
  await settled(page);
  await expect(result(page).getByRole('status').first()).toContainText(
    `${count(having({ difficulty: 'Hard' }).length)} records`,
  );
  await result(page).getByRole('link', { name: 'Open in Records' }).click();
  await expect(page.getByRole('region', { name: 'Matching records' }).getByRole('status')).toHaveText(
    `${count(having({ difficulty: 'Hard' }).length)} of 1,185 records`,
  );
});

test('leads to records by number of golds and by length of the question', async ({ page }) => {
  await openCrosstab(page, link({ rows: 'golds', columns: 'question_length' }));
  const longer = (record: SampleRecord) => {
    const words = String(record['question']).split(/\s+/).length;
    return words >= 16 && words <= 20;
  };
  const golds = (record: SampleRecord) => new Set(record.passages.map(({ text }) => text)).size;
  const expected = RECORDS.filter((record) => golds(record) === 2 && longer(record)).length;
  const cell = row(page, '2').getByRole('cell').nth(2);
  await expect(cell.locator('.value')).toHaveText(count(expected));
  await cell.getByRole('link').click();
  await expect(page.getByRole('region', { name: 'Matching records' }).getByRole('status')).toHaveText(
    `${count(expected)} of 1,185 records`,
    { timeout: OPENING },
  );
  await expect(page.getByRole('button', { name: 'Remove Question length: 16–20 words' })).toBeVisible();
});

test('means stand with interval and n, few ones in words', async ({ page }) => {
  await openCrosstab(page, link({ rows: 'ticker', columns: 'difficulty', cell: 'mean', measure: 'R@10' }));
  await expect(title(page)).toHaveText('Mean R@10 of BM25 by ticker and difficulty, %');
  const all = row(page, 'All').getByRole('cell').last();
  await expect(all).toContainText(/\d+\.\d\s*n 1,185\s*\d+\.\d to \d+\.\d\s*ties \[\d+\.\d, \d+\.\d\]/);
  await expect(result(page).locator('td.few').first()).toContainText(/n \d+, few/);
  await expectAccessible(page);
  await picker(page, 'Order of rows').selectOption('total');
  const totals = (await result(page).locator('tbody td:last-child .value').allTextContents()).map(Number);
  expect(totals).toEqual(totals.toSorted((a, b) => b - a));
});

test('presets stand beside the paper’s figures, apart from another data set’s', async ({ page }) => {
  await openCrosstab(page);
  await page.getByRole('link', { name: 'Table 13: Sector × topic' }).click();
  const published = page.getByRole('region', { name: 'Published: Table 13' });
  await expect(published).toContainText('They stand apart, without a verdict.');
  await expect(published.getByRole('row', { name: /^Oil & Gas 60 55 53 57 55 55 51 52 438$/ })).toBeVisible();
  await expect(result(page)).not.toContainText('paper 60');
  await page.getByRole('link', { name: 'Figure 1: Hard-negative class' }).click();
  await settled(page);
  const negatives = RECORDS.reduce((sum, { hard_negatives }) => sum + hard_negatives.length, 0);
  await expect(row(page, 'Total').locator('.value')).toHaveText(count(negatives));
  await expect(page.getByRole('region', { name: 'Published: Figure 1' })).toContainText('4,807');
});

test('figures of the pinned release are held against the paper’s, cell by cell', async ({ page }) => {
  // The sample has the paper's labels; only its name is another's.
  await page.route('**/manifest.json', async (route) => {
    const manifest = (await (await route.fetch()).json()) as { source: { kind: string } };
    await route.fulfill({ json: { ...manifest, source: { ...manifest.source, kind: 'finrank' } } });
  });
  await openCrosstab(page, link({ rows: 'industry', columns: 'topic' }));
  const differing = result(page).locator('td.differs');
  const published = page.getByRole('region', { name: 'Published: Table 13' });
  const n = await differing.count();
  await expect(published.getByRole('status')).toContainText(
    n === 0 ? 'All 36 published figures are the same here.' : `${n} figures of 36 differ`,
  );
  await expect(row(page, 'Total').getByRole('cell').last()).toContainText('paper 1,185, same');
  await page.getByRole('link', { name: 'Table 6: Difficulty' }).click();
  await settled(page);
  await expect(row(page, 'Easy')).toContainText('paper 37.6');
  await expect(page.getByRole('region', { name: 'Published: Table 6' })).toContainText('not run here');
  await expectAccessible(page);
});

test('exports what is shown and gives its SQL away', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openCrosstab(page, link({ rows: 'difficulty', columns: 'reasoning_type', filter: { year: ['2025'] } }));
  const of = (labels: Record<string, string>) => having({ year: '2025', ...labels }).length;
  const csv = await textOf(page, result(page).getByRole('button', { name: 'Export as CSV' }).first());
  expect(csv).toContain('# Filter: Year: 2025');
  expect(csv).toContain('synthetic sample, not FinRank');
  expect(csv).toMatch(/# SQL: WITH base AS/);
  const line = (difficulty: string) =>
    [
      difficulty,
      of({ difficulty, reasoning_type: 'Qualitative' }),
      of({ difficulty, reasoning_type: 'Quantitative' }),
      of({ difficulty }),
    ].join(',');
  for (const difficulty of ['Easy', 'Medium', 'Hard']) expect(csv.split('\n')).toContain(line(difficulty));
  const latex = await textOf(page, result(page).getByRole('button', { name: 'Export as LaTeX' }).first());
  expect(latex).toContain('\\toprule');
  await result(page).getByRole('button', { name: 'Copy SQL' }).click();
  const sql = await page.evaluate(() => navigator.clipboard.readText());
  expect(sql).toContain("WHERE r.year IN ('2025')");
  await result(page).getByRole('link', { name: 'Open in SQL' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('SQL');
  await expect(page.getByText('This query came from Cross-tab. Run it?')).toBeVisible();
});

test('small multiples, hostile links and empty filters are said', async ({ page }) => {
  await openCrosstab(page, link({ rows: 'topic', columns: null, multiples: 'industry', cell: 'row-share' }));
  await expect(result(page).getByRole('heading', { level: 3 })).toHaveCount(3);
  await openView(page, link({ cell: 'mean', measure: '<script>@3' }));
  await expect(page.getByRole('region', { name: 'Nothing to compute' })).toContainText('no measure “<script>@3”');
  await openView(page, link({ cell: 'mean', system: "x'; DROP TABLE records; --" }));
  await expect(page.getByRole('region', { name: 'Nothing to compute' })).toContainText('no run of a system');
  await openView(page, link({ columns: 'topic' }));
  await expect(page.getByRole('region', { name: 'Nothing to compute' })).toContainText('Topic stands on two axes');
  await openCrosstab(page, link({ filter: { topic: ["O'Brien"] } }));
  await expect(result(page).getByRole('status')).toHaveText('No record meets the filter.');
  await expect(result(page)).toContainText("This data set has no topic “O'Brien”.");
  await expect(result(page).getByRole('button', { name: "Without Topic: O'Brien: 1,185 records" })).toBeVisible();
  await expect(result(page).getByRole('button', { name: /^Export/ })).toHaveCount(0);
  await expect(result(page).getByRole('link')).toHaveCount(0);
  await expectAccessible(page);
  await expect(page.getByRole('button', { name: "Remove Topic: O'Brien, not in this data set" })).toBeVisible();
  await result(page).getByRole('button', { name: 'Clear all' }).click();
  await settled(page);
  await expect(result(page).getByRole('status').first()).toContainText('1,185 records');
});

test('a very large cross-tab is shown in part until its reader asks, and exported whole', async ({ page }) => {
  // It builds a data set and draws some thousand links: 72 of the 90 s on a slow machine.
  test.slow();
  const companies = 278;
  const lines = sampleLines().map((line, i) =>
    JSON.stringify({ ...(JSON.parse(line) as object), ticker: `T${i % companies}` }),
  );
  await openView(page, '#/crosstab');
  await chooseFile(page, jsonl('many-companies.jsonl', lines));
  await expect(page.getByText('many-companies.jsonl is open.')).toBeVisible({ timeout: OPENING });
  await picker(page, 'Rows').selectOption('ticker');
  await picker(page, 'Columns').selectOption('topic');
  await picker(page, 'A table for each').selectOption('difficulty');
  await expect(title(page)).toHaveText('Records by ticker and topic, for each difficulty');
  await settled(page);
  const rows = result(page).locator('tbody tr');
  const toggle = result(page).getByRole('button', { name: /^Show / });
  await expect(result(page)).toContainText(
    'Shown: the first 110 of 278 rows of each table. Totals and exports hold all.',
  );
  await expect(rows).toHaveCount(3 * 110);
  const csv = await textOf(page, result(page).getByRole('button', { name: 'Export as CSV' }).first());
  expect(csv.split('\n').filter((line) => /^(?:Easy|Medium|Hard),T\d/.test(line))).toHaveLength(3 * 278);
  await expect(toggle).toHaveText('Show all 3 tables of 278 rows');
  await toggle.click();
  await expect(rows).toHaveCount(3 * 278);
  await expect(toggle).toBeFocused();
  await toggle.click();
  await expect(rows).toHaveCount(3 * 110);
});

test('is accessible, fits a narrow page, and scrolls by keyboard in its own box', async ({ page }) => {
  await openCrosstab(page, link({ rows: 'topic', columns: 'ticker' }));
  await page.locator('summary').filter({ hasText: 'Filters' }).click();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.setViewportSize({ width: 390, height: 844 });
  const box = result(page).getByRole('region', { name: 'Records by topic and ticker' });
  await box.focus();
  for (let press = 0; press < 5; press += 1) await page.keyboard.press('ArrowRight');
  await expect.poll(() => box.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
  // The labels stay where they are.
  const [label, edge] = [await row(page, 'Risk').getByRole('rowheader').boundingBox(), await box.boundingBox()];
  expect(Math.abs((label?.x ?? 0) - (edge?.x ?? 0))).toBeLessThan(3);
});

test('a link opens the same cross-tab again', async ({ page }) => {
  const hash = link({
    rows: 'passage_type',
    columns: 'year',
    multiples: 'reasoning_type',
    cell: 'column-share',
    sort: 'total',
    hideEmpty: true,
    filter: { topic: ['Risk', 'Legal'] },
  });
  await openCrosstab(page, hash);
  await expect(picker(page, 'A table for each')).toHaveValue('reasoning_type');
  const before = await result(page).locator('.value').allTextContents();
  await page.reload();
  await settled(page);
  expect(await result(page).locator('.value').allTextContents()).toEqual(before);
  await expect(picker(page, 'In each cell')).toHaveValue('column-share');
  await expect(picker(page, 'Order of rows')).toHaveValue('total');
});
