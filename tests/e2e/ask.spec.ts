import { chooseFile, expectOpen, jsonl, sampleRecord } from './files';
import { expect, expectAccessible, expectNoSidewaysScroll, openView, test } from './fixtures';

test('ranks the pool by three retrievers while one types, and explains a score', async ({ page }) => {
  await openView(page, '#/ask');
  const question = page.getByRole('searchbox', { name: 'Question' });
  await question.fill('revenue and net income');
  const bm25 = page.getByTestId('ranking-bm25');
  await expect(bm25.getByRole('listitem')).toHaveCount(20);
  await expect(page.getByTestId('ranking-tfidf').getByRole('listitem')).toHaveCount(20);
  await expect(page.getByTestId('ranking-minisearch').getByRole('listitem')).toHaveCount(20);
  await expect(page).toHaveURL(/#\/ask\?.*q=revenue\+and\+net\+income/);

  const why = bm25.getByRole('button', { name: 'Why? Explain the score of rank 1', exact: true });
  await why.click();
  const dialog = page.getByRole('dialog', { name: 'Why this score' });
  await expect(dialog).toContainText('revenue');
  await expect(page).toHaveURL(/explain=bm25/);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(why).toBeFocused();
});

test('restricts the passages by company, year and form', async ({ page }) => {
  await openView(page, '#/ask');
  await page.getByRole('searchbox', { name: 'Question' }).fill('legal proceedings');
  const company = page.getByLabel('Company');
  const ticker = (await company.locator('option').nth(1).getAttribute('value')) ?? '';
  await company.selectOption(ticker);
  await expect(
    page
      .getByTestId('ranking-bm25')
      .getByRole('link', { name: new RegExp(`^${ticker} `) })
      .first(),
  ).toBeVisible();
  const shown = await page.getByTestId('ranking-bm25').getByRole('listitem').getByRole('link').allTextContents();
  expect(shown.every((text) => text.startsWith(`${ticker} `))).toBe(true);
});

test('offers what only hard negatives have, with the number of passages', async ({ page }) => {
  const record = sampleRecord(0);
  const negatives = record['hard_negatives'] as readonly Record<string, unknown>[];
  const dated = {
    ...record,
    hard_negatives: negatives.map((negative, i) => (i === 0 ? { ...negative, year: 2019 } : negative)),
  };
  await openView(page, '#/ask');
  await chooseFile(page, jsonl('dated.jsonl', [JSON.stringify(dated)]));
  await expectOpen(page, 'dated.jsonl', 1);
  await page.getByRole('searchbox', { name: 'Question' }).fill('What changed?');
  await page.getByLabel('Year').selectOption({ label: '2019 (1)' });
  await expect(page.getByTestId('ranking-bm25').getByRole('listitem')).toHaveCount(1);
  await expect(page.getByTestId('ranking-bm25').getByRole('listitem').getByRole('link')).toContainText('2019');
});

test('answers odd questions with zero scores in corpus order, never with a crash', async ({ page }) => {
  await openView(page, '#/ask');
  const question = page.getByRole('searchbox', { name: 'Question' });
  await question.fill('zzzzqqq');
  await expect(page.getByTestId('ranking-bm25')).toContainText('Not in any passage: zzzzqqq');
  await expect(page.getByTestId('ranking-bm25').getByRole('listitem').first()).toContainText('0.0000');
  await question.fill('<script>alert(1)</script> "quotes" \u202Eright to left 🚀');
  await expect(page.getByTestId('ranking-bm25').getByRole('listitem')).toHaveCount(20);
  await question.fill('   ');
  await expect(page.getByRole('heading', { name: 'Start from a question of the data set' })).toBeVisible();
});

test('starts from a question of the data set, is accessible and fits 390 px', async ({ page }) => {
  await openView(page, '#/ask');
  const examples = page.getByRole('region', { name: 'Start from a question of the data set' });
  await examples.getByRole('link').first().click();
  await expect(page.getByTestId('ranking-bm25').getByRole('listitem')).toHaveCount(20);
  await expect(page.getByTestId('ranking-minisearch').getByRole('listitem')).toHaveCount(20);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});

test('a question of 10,000 letters is answered', async ({ page }) => {
  await openView(page, '#/ask');
  await page.getByRole('searchbox', { name: 'Question' }).fill('risk '.repeat(2000));
  await expect(page.getByTestId('ranking-bm25').getByRole('listitem')).toHaveCount(20, { timeout: 20_000 });
});
