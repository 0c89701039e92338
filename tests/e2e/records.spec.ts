import type { Locator, Page } from '@playwright/test';
import { formatLink } from '../../src/core/permalink/permalink';
import { DEFAULT_VIEWS, recordPage } from '../../src/core/permalink/view-state';
import type { FacetFilter } from '../../src/core/dataset/record-list';
import { chooseFile, jsonl, sampleLines } from './files';
import { expect, expectAccessible, expectNoSidewaysScroll, openView, test } from './fixtures';

const RECORDS = sampleLines().map((line) => JSON.parse(line) as Record<string, unknown>);
const having = (labels: Record<string, string>) =>
  RECORDS.filter((record) => Object.entries(labels).every(([field, value]) => String(record[field]) === value));
const count = (n: number) => n.toLocaleString('en-GB');

/** Milliseconds that a worker may take to load the data set on a busy machine. */
const LOADING = 30_000;

const results = (page: Page) => page.getByRole('region', { name: 'Matching records' });
const status = (page: Page) => results(page).getByRole('status');
const rows = (page: Page) => results(page).getByRole('list', { name: 'Records' }).getByRole('listitem');
const rowLink = (page: Page, position: number) => results(page).locator(`[aria-posinset="${position}"] a`);
/** The count that stands beside a value. */
const facetCount = (page: Page, facet: string, value: string): Locator =>
  page
    .getByRole('list', { name: facet, exact: true })
    .locator('label')
    .filter({ has: page.getByText(value, { exact: true }) })
    .locator('.count');
const withFilter = (filter: FacetFilter) => formatLink({ ...DEFAULT_VIEWS.records, filter }, null);

async function openRecords(page: Page, hash = '#/records'): Promise<void> {
  await openView(page, hash);
  await expect(status(page)).toContainText(/of 1,185 records/, { timeout: LOADING });
}

test('facets count what the other facets leave, and chips take a choice back', async ({ page }) => {
  await openRecords(page);
  await expect(status(page)).toHaveText('1,185 of 1,185 records');
  await page.getByRole('checkbox', { name: /^Risk/ }).check();
  await expect(status(page)).toHaveText(`${count(having({ topic: 'Risk' }).length)} of 1,185 records`);
  await expect(page).toHaveURL(/topic=Risk/);
  // Its own choice does not restrict a field's counts; every other field counts risk records only.
  await expect(facetCount(page, 'Topic', 'Legal')).toHaveText(count(having({ topic: 'Legal' }).length));
  for (const difficulty of ['Easy', 'Medium', 'Hard'])
    await expect(facetCount(page, 'Difficulty', difficulty)).toHaveText(
      count(having({ topic: 'Risk', difficulty }).length),
    );

  await page.getByRole('checkbox', { name: /^Easy/ }).check();
  await expect(status(page)).toHaveText(
    `${count(having({ topic: 'Risk', difficulty: 'Easy' }).length)} of 1,185 records`,
  );
  await expect(facetCount(page, 'Topic', 'Legal')).toHaveText(
    count(having({ topic: 'Legal', difficulty: 'Easy' }).length),
  );
  await page.getByRole('button', { name: 'Remove Topic: Risk' }).click();
  await expect(status(page)).toHaveText(`${count(having({ difficulty: 'Easy' }).length)} of 1,185 records`);
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Remove Topic: Risk' })).toBeVisible();
  await page.getByRole('button', { name: 'Clear all' }).click();
  await expect(status(page)).toHaveText('1,185 of 1,185 records');
});

test('the search forgives a typo, marks what it found and ranks by relevance', async ({ page }) => {
  await openRecords(page);
  const box = page.getByRole('searchbox');
  await box.fill('dividnd');
  await expect(page.getByLabel('Sort by')).toHaveValue('relevance');
  await expect(rowLink(page, 1).locator('mark').first()).toHaveText(/^dividend/i, { timeout: LOADING });
  await expect(page).toHaveURL(/q=dividnd&sort=relevance/);
  await box.fill('impairm');
  await expect(rowLink(page, 1).locator('mark').first()).toHaveText(/^impair/i);
  await box.fill('');
  await expect(page.getByLabel('Sort by')).toHaveValue('file');
  await expect(status(page)).toHaveText('1,185 of 1,185 records');
});

test('only the newest search is shown, however fast one types', async ({ page }) => {
  await openRecords(page);
  await page.getByRole('searchbox').pressSequentially('goodwill impairment', { delay: 15 });
  await expect(page).toHaveURL(/q=goodwill\+impairment/);
  await expect(status(page)).not.toHaveText('Searching …', { timeout: LOADING });
  await expect(rowLink(page, 1)).toContainText(/goodwill/i);
  await page.waitForTimeout(400);
  await expect(page).toHaveURL(/q=goodwill\+impairment/);
});

test('the keyboard reaches every row, and a row opens its record', async ({ page }) => {
  await openRecords(page);
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(rowLink(page, 1)).toBeFocused();
  await page.keyboard.press('j');
  await expect(rowLink(page, 2)).toBeFocused();
  await page.keyboard.press('End');
  await expect(rowLink(page, 1185)).toBeFocused();
  await expect(rowLink(page, 1185)).toBeInViewport();
  expect(await rows(page).count()).toBeLessThan(60);
  await page.keyboard.press('PageUp');
  await page.keyboard.press('k');
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowDown');
  await expect(rowLink(page, 2)).toContainText(String(RECORDS[1]?.['question']).slice(0, 40));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(String(RECORDS[1]?.['question']));
});

test('single letters can be switched off as shortcuts', async ({ page }) => {
  await openRecords(page);
  await page.getByText('Keyboard', { exact: true }).click();
  await page.getByRole('checkbox', { name: 'Single letters and signs are shortcuts' }).uncheck();
  await rowLink(page, 1).focus();
  await page.keyboard.press('j');
  await page.keyboard.press('/');
  await expect(rowLink(page, 1)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(rowLink(page, 2)).toBeFocused();
});

test('the way back leads to the same place of the list', async ({ page }) => {
  await openRecords(page, withFilter({ reasoning_type: ['Qualitative'] }));
  const list = results(page).locator('.box');
  await list.evaluate((box) => {
    box.scrollTop = 20_000;
  });
  await expect.poll(() => rowLink(page, 1).count()).toBe(1);
  const far = results(page).locator('[aria-posinset="230"] a');
  await far.scrollIntoViewIfNeeded();
  const places = () => list.evaluate((box) => [box.scrollTop, window.scrollY]);
  const before = await places();
  await far.click();
  await expect(page.getByRole('status').filter({ hasText: 'in this list' })).toContainText('Record 230 of');
  await page.goBack();
  await expect(far).toBeInViewport();
  expect(await places()).toEqual(before);

  // Walking on in the record pages moves the list along.
  await far.click();
  for (let step = 0; step < 20; step += 1) await page.keyboard.press('n');
  await expect(page.getByRole('status').filter({ hasText: 'in this list' })).toContainText('Record 250 of');
  await page.getByRole('link', { name: 'Back to the list' }).click();
  await expect(rowLink(page, 250)).toBeInViewport();
});

test('sorts by a label, ascending and descending, and keeps it in the link', async ({ page }) => {
  await openRecords(page);
  await page.getByLabel('Sort by').selectOption('difficulty');
  await expect(rowLink(page, 1)).toContainText('Easy');
  await page.getByRole('button', { name: 'Descending' }).click();
  await expect(rowLink(page, 1)).toContainText('Hard');
  await expect(page).toHaveURL(/sort=difficulty&order=desc/);
  await page.reload();
  await expect(rowLink(page, 1)).toContainText('Hard');
});

test('exports the list that is shown, with its restrictions', async ({ page }) => {
  await openRecords(page, withFilter({ topic: ['Legal'] }));
  const download = page.waitForEvent('download');
  await results(page).getByRole('button', { name: 'Export as CSV' }).click();
  const stream = await (await download).createReadStream();
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk as Buffer);
  const text = Buffer.concat(chunks).toString('utf8');
  expect(text).toContain('Filter: topic = Legal');
  expect(text).toContain('synthetic sample, not FinRank');
  for (const { id } of having({ topic: 'Legal' }).slice(0, 5)) expect(text).toContain(String(id));
});

test('a value that the data set does not have is explained, never dropped', async ({ page }) => {
  await openRecords(page, withFilter({ topic: ['Astrology'], difficulty: ['Easy'] }));
  await expect(status(page)).toHaveText('0 of 1,185 records');
  await expect(page.getByRole('button', { name: 'Remove Topic: Astrology, not in this data set' })).toBeVisible();
  const empty = page.getByRole('region', { name: 'No matching record' });
  await expect(empty).toContainText('This data set has no topic “Astrology”.');
  await expect(empty).toContainText('Shareholder Return');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await empty.getByRole('button', { name: /Without Topic: Astrology/ }).click();
  await expect(status(page)).toHaveText(`${count(having({ difficulty: 'Easy' }).length)} of 1,185 records`);
});

test('10,000 records scroll with a few dozen rows on the page', async ({ page }) => {
  test.slow();
  const lines = Array.from({ length: 10_000 }, (_, i) => {
    const passage = (text: string, kind: string) => ({ text, page_number: '1', passage_id: `big-${i}:${kind}` });
    const negatives = [1, 2, 3, 4].map((k) => ({
      ...passage(`distractor ${(i + k) % 97}`, `hn${k - 1}`),
      ticker: 'GM',
      year: 2025,
      doc_type: '10-K',
    }));
    return JSON.stringify({
      ...RECORDS[0],
      id: `big-${i}`,
      question: `How large was item ${i}?`,
      answer: `It was ${i}.`,
      difficulty: i % 4 === 0 ? 'Easy' : 'Hard',
      num_passages: 1,
      passage_type: 'Single-Passage',
      passages: [passage(`Item ${i} was ${i}.`, 'p0')],
      hard_negatives: negatives,
    });
  });
  await openView(page, '#/records');
  await chooseFile(page, jsonl('big.jsonl', lines));
  await expect(status(page)).toHaveText('10,000 of 10,000 records', { timeout: 90_000 });
  await rowLink(page, 1).focus();
  await page.keyboard.press('End');
  await expect(rowLink(page, 10_000)).toContainText('How large was item 9999?');
  for (let step = 0; step < 30; step += 1) await page.keyboard.press('PageUp');
  await expect(results(page).locator('[aria-busy="true"] .skeleton')).toHaveCount(0);
  expect(await rows(page).count()).toBeLessThan(60);
  await page.getByRole('checkbox', { name: /^Easy/ }).check();
  await expect(status(page)).toHaveText('2,500 of 10,000 records');
});

test('records are accessible and fit 390 px, facets folded', async ({ page }) => {
  await openRecords(page, withFilter({ topic: ['Risk'] }));
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByRole('checkbox', { name: /^Legal/ })).toBeHidden();
  await page.getByRole('button', { name: 'Filters (1)' }).click();
  await page.getByRole('checkbox', { name: /^Legal/ }).check();
  await expect(page.getByRole('button', { name: 'Hide filters (2)' })).toBeVisible();
});

test('a record that the data set does not have is explained', async ({ page }) => {
  await openView(page, formatLink(recordPage('no-such-record'), null));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('There is no record “no-such-record”');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'All records' }).click();
  await expect(status(page)).toHaveText('1,185 of 1,185 records');
});
