import { chooseFile, expectOpen, jsonl, sampleLines, sampleRecord } from './files';
import { expect, expectAccessible, expectNoSidewaysScroll, openView, test } from './fixtures';

test('opens on what the data set is, with key figures, composition and quality', async ({ page }) => {
  await openView(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Synthetic sample' })).toBeVisible();
  await expect(page.getByText('invented companies, not FinRank')).toBeVisible();
  const figures = page.getByTestId('key-figures');
  await expect(figures).toContainText('1,185');
  await expect(figures).toContainText('BM25 R@10');
  await expect(figures).toContainText('Hardness premium');
  for (const panel of ['Sector', 'Difficulty', 'Reasoning', 'Scope', 'Form', 'Topic', 'Hard negatives by class']) {
    await expect(page.getByRole('table', { name: panel, exact: true })).toBeVisible();
  }
  await expect(page.getByRole('heading', { name: 'Target against realised distribution' })).toBeVisible();
  await expect(page.getByText('The validator found nothing')).toBeVisible();
  await expect(page.getByText('published figures stand apart, without a verdict')).toBeVisible();
});

test('leads from a bar to its records', async ({ page }) => {
  await openView(page);
  await page.getByRole('table', { name: 'Topic', exact: true }).getByRole('link', { name: 'Legal' }).click();
  await expect(page).toHaveURL(/#\/records\?.*topic=Legal/);
});

test('leads from a class of hard negatives to the records that have one of it', async ({ page }) => {
  await openView(page);
  const chart = page.getByRole('table', { name: 'Hard negatives by class' });
  await chart.getByRole('link', { name: 'Same company, other filing' }).click();
  await expect(page).toHaveURL(/negative_class=same_company_other_year_or_doc/);
  interface Tags {
    readonly ticker: string;
    readonly year: number;
    readonly doc_type: string;
    readonly hard_negatives: readonly Tags[];
  }
  const records = sampleLines().map((line) => JSON.parse(line) as Tags);
  const having = records.filter(({ ticker, year, doc_type, hard_negatives }) =>
    hard_negatives.some(
      (negative) => negative.ticker === ticker && (negative.year !== year || negative.doc_type !== doc_type),
    ),
  );
  await expect(page.getByRole('region', { name: 'Matching records' }).getByRole('status')).toHaveText(
    `${having.length.toLocaleString('en-GB')} of 1,185 records`,
    { timeout: 30_000 },
  );
  await expect(page.getByRole('button', { name: 'Remove Hard negatives: Same company, other filing' })).toBeVisible();
});

test('copies the citation and shows the full report', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openView(page);
  await page.getByText('Cite FinRank').click();
  await page.getByRole('button', { name: 'Copy BibTeX' }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('@misc{finrank2026');
  await page.getByRole('button', { name: 'Show the full report' }).click();
  const dialog = page.getByRole('dialog', { name: 'Validation and repair report' });
  await expect(dialog).toContainText('0 violations');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

test('lists broken rules one by one, with the records, long lists folded', async ({ page }) => {
  await openView(page);
  const records = Array.from({ length: 14 }, (_, i) => ({
    ...sampleRecord(i),
    year: 1999,
    ...(i === 3 ? { num_passages: 9 } : {}),
  }));
  await chooseFile(
    page,
    jsonl(
      'faulty.jsonl',
      records.map((record) => JSON.stringify(record)),
    ),
  );
  await expectOpen(page, 'faulty.jsonl', 14);
  await page.getByRole('button', { name: 'Show the full report' }).click();
  const dialog = page.getByRole('dialog', { name: 'Validation and repair report' });
  const years = dialog.getByRole('group').filter({ hasText: 'Year is no integer from 2000 to 2030' });
  await expect(years).toContainText('14 violations in 14 records');
  await expect(years.getByRole('listitem')).toHaveCount(0);
  await years.getByText('Year is no integer from 2000 to 2030').click();
  await expect(years.getByRole('listitem')).toHaveCount(14);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await years.getByRole('link', { name: String(sampleRecord(3)['id']), exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(String(sampleRecord(3)['question']));
});

test('exports the target table with its provenance', async ({ page }) => {
  await openView(page);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export as CSV' }).first().click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('target-shares.csv');
});

test('is accessible in both themes and fits 390 px', async ({ page }) => {
  await openView(page);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});

test('switches the theme and remembers it', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await openView(page);
  await page.getByRole('button', { name: 'Switch to the dark theme' }).click();
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('a table fades at the edge beyond which it goes on, but not while it shows its focus', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openView(page, '#/overview');
  const table = page.getByRole('region', { name: /^Shares that the question-generation criteria ask for/ });
  const mask = () => table.evaluate((box) => getComputedStyle(box).maskImage);
  await table.scrollIntoViewIfNeeded();
  await expect.poll(mask).toContain('linear-gradient');
  await page.keyboard.press('Tab');
  await table.focus();
  expect(await mask()).toBe('none');
  await table.evaluate((box) => {
    box.scrollLeft = box.scrollWidth;
    (document.activeElement as HTMLElement).blur();
  });
  await expect.poll(mask).toBe('none');
});
