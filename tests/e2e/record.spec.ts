import type { Page } from '@playwright/test';
import { formatLink } from '../../src/core/permalink/permalink';
import { WHOLE_LIST } from '../../src/core/dataset/record-list';
import { PUBLISHED_PARAMETERS, recordPage } from '../../src/core/permalink/view-state';
import { chooseFile, jsonl, sampleLines, sampleRecord } from './files';
import { expect, expectAccessible, expectNoSidewaysScroll, openView, test } from './fixtures';

interface Passage {
  readonly text: string;
  readonly passage_id: string;
}
const passagesOf = (record: Record<string, unknown>, field: 'passages' | 'hard_negatives') =>
  record[field] as Passage[];
const idOf = (index: number) => String(sampleRecord(index)['id']);
/** Milliseconds that a worker may take to load the data set on a busy machine. */
const LOADING = 30_000;

const card = (page: Page, name: string) => page.getByRole('article', { name, exact: true });

async function openRecord(page: Page, index: number): Promise<void> {
  await openView(page, formatLink(recordPage(idOf(index)), null));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(String(sampleRecord(index)['question']), {
    timeout: LOADING,
  });
}

/** Opens a file that begins with the record, and there the record. */
async function openOwnRecord(page: Page, fileName: string, record: Record<string, unknown>): Promise<void> {
  const others = sampleLines().slice(1, 40);
  await openView(page);
  await chooseFile(page, jsonl(fileName, [JSON.stringify(record), ...others]));
  await expect(page.getByText(`${fileName} is open.`)).toBeVisible({ timeout: LOADING });
  await page.getByRole('link', { name: 'Records', exact: true }).click();
  const row = page.getByRole('region', { name: 'Matching records' }).locator('[aria-posinset="1"] a');
  await expect(row).toContainText(String(record['question']));
  await row.click();
}

/** Before axe measures targets: what lies under the sticky header is none. */
const toTop = (page: Page) =>
  page.evaluate(() => {
    window.scrollTo(0, 0);
  });

test('a record shows its evidence, side by side, with ranks by every retriever', async ({ page }) => {
  // axe walks a page of thousands of marked words, twice.
  test.slow();
  await openRecord(page, 3);
  const record = sampleRecord(3);
  const golds = passagesOf(record, 'passages');
  const negatives = passagesOf(record, 'hard_negatives');
  await expect(page.getByRole('heading', { name: new RegExp(`^${golds.length} gold passage`) })).toBeVisible();
  await expect(page.getByRole('heading', { name: `${negatives.length} hard negatives` })).toBeVisible();
  const table = page.getByRole('table', { name: /^Rank among all/ });
  await expect(table.getByRole('row')).toHaveCount(1 + golds.length + negatives.length);
  for (const name of ['Gold 1', 'Negative 1']) {
    const ranks = page.getByRole('list', { name: `Ranks of ${name}` });
    await expect(ranks).toContainText(/BM25\s*[\d,]+/);
    await expect(ranks).toContainText(/TF-IDF\s*[\d,]+/);
    await expect(ranks).toContainText(/MiniSearch BM25\+\s*[\d,]+/, { timeout: LOADING });
  }
  await expect(
    card(page, 'Negative 1')
      .getByRole('link', { name: /company|filing|sector/ })
      .first(),
  ).toBeVisible();
  await expect(card(page, 'Gold 1').locator('mark').first()).toBeVisible();
  await page.getByRole('checkbox', { name: 'Mark the question’s words in the passages' }).uncheck();
  await expect(page.locator('mark')).toHaveCount(0);
  await expect(page).toHaveURL(/marks=off/);
  await toTop(page);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});

test('any pair is explained term by term, and the link leads back to the explanation', async ({ page }) => {
  test.slow();
  await openRecord(page, 3);
  await card(page, 'Negative 2')
    .getByRole('button', { name: /^Explain the TF-IDF score/ })
    .click();
  const dialog = page.getByRole('dialog', { name: 'TF-IDF score of Negative 2' });
  await expect(dialog).toContainText('The contributions of its terms sum to exactly that, within 1e-9.');
  const shares = await dialog.locator('tbody tr td:nth-child(3)').allTextContents();
  const total = Number(await dialog.locator('tfoot td:nth-child(3)').textContent());
  expect(Math.abs(shares.reduce((sum, text) => sum + Number(text), 0) - total)).toBeLessThan(0.005);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.reload();
  await expect(dialog).toContainText('sum to exactly that', { timeout: LOADING });
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page).not.toHaveURL(/explain/);
});

test('an explanation of a document that does not exist says so', async ({ page }) => {
  await openView(page, formatLink({ ...recordPage(idOf(0)), explain: { system: 'bm25', document: 4_000_000 } }, null));
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText('There is no document 4000000', {
    timeout: LOADING,
  });
});

test('changed parameters change the ranks, and say that they are not the published ones', async ({ page }) => {
  const bm25 = { ...PUBLISHED_PARAMETERS.bm25, k1: 0, b: 0 };
  await openView(page, formatLink({ ...recordPage(idOf(3)), parameters: { ...PUBLISHED_PARAMETERS, bm25 } }, null));
  const ranks = page.getByRole('region', { name: 'Ranks', exact: true });
  await expect(ranks).toContainText('No longer the published setting: BM25, k1 = 0, b = 0', { timeout: LOADING });
  const changed = await card(page, 'Gold 1')
    .getByRole('button', { name: /BM25 score/ })
    .textContent();
  await ranks.getByRole('link', { name: 'Use the published one' }).click();
  await expect(ranks).not.toContainText('No longer');
  await expect(card(page, 'Gold 1').getByRole('button', { name: /BM25 score/ })).not.toHaveText(changed ?? '');
});

test('previous and next walk the list that the record came from', async ({ page }) => {
  const topic = String(sampleRecord(0)['topic']);
  const listed = sampleLines()
    .map((line) => JSON.parse(line) as Record<string, unknown>)
    .filter((record) => record['topic'] === topic);
  const from = { ...WHOLE_LIST, filter: { topic: [topic] }, descending: true };
  await openView(page, formatLink({ ...recordPage(String(listed.at(-2)?.['id'])), from }, null));
  const walk = page.getByRole('navigation', { name: 'Within the list' });
  await expect(walk).toContainText(`Record 2 of ${listed.length} in this list`, { timeout: LOADING });
  const heading = page.getByRole('heading', { level: 1 });
  await page.keyboard.press('ArrowLeft');
  await expect(heading).toHaveText(String(listed.at(-1)?.['question']));
  await expect(walk.getByRole('link', { name: 'Previous' })).toHaveCount(0);
  await page.keyboard.press('n');
  await expect(heading).toHaveText(String(listed.at(-2)?.['question']));
  await walk.getByRole('link', { name: 'Next' }).click();
  await expect(heading).toHaveText(String(listed.at(-3)?.['question']));
  await page.goBack();
  await expect(heading).toHaveText(String(listed.at(-2)?.['question']));

  const elsewhere = { ...WHOLE_LIST, filter: { topic: ['Astrology'] } };
  await openView(page, formatLink({ ...recordPage(idOf(0)), from: elsewhere }, null));
  await expect(walk).toContainText('Not in the list that this link came from', { timeout: LOADING });
});

test('a record is copied as link, JSON and qrels', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openRecord(page, 5);
  const record = sampleRecord(5);
  const copied = async (label: string) => {
    await page.evaluate(() => navigator.clipboard.writeText(''));
    await page.getByRole('button', { name: label }).click();
    const read = () => page.evaluate(() => navigator.clipboard.readText());
    await expect.poll(read).not.toBe('');
    return read();
  };
  const link = await copied('Copy link');
  expect(link).toMatch(new RegExp(`#/record/${idOf(5)}\\?v=1&ds=[0-9a-f]{16}&c=[0-9a-z]{7}$`));
  const json = JSON.parse(await copied('Copy JSON')) as Record<string, unknown>;
  expect(json).toMatchObject({ id: record['id'], answer: record['answer'], topic: record['topic'] });
  expect(passagesOf(json, 'passages').map(({ text }) => text)).toEqual(
    passagesOf(record, 'passages').map(({ text }) => text),
  );
  const qrels = (await copied('Copy BEIR qrels')).trimEnd().split('\n');
  expect(qrels[0]).toBe('query-id\tcorpus-id\tscore');
  expect(qrels).toHaveLength(1 + new Set(passagesOf(record, 'passages').map(({ text }) => text)).size);
});

test('a table in a passage is laid out, and stands as in the file on request', async ({ page }) => {
  const filed = [
    'Thousands of dollars:',
    '',
    'Year | 2024 | 2023',
    '---|---:|---:',
    'Net sales | 5,120 | (47)',
    '',
  ].join('\n');
  const columns = ['As of December 31   2024   2023', `Cash   ${'1,000   '.repeat(60)}`, 'Debt   40   39'].join('\n');
  const changed = sampleRecord(0);
  const golds = passagesOf(changed, 'passages').map((passage) => ({ ...passage, text_sha1: undefined }));
  const text = `${filed}Cash follows.\n${columns}`;
  await openOwnRecord(page, 'tables.jsonl', { ...changed, passages: [{ ...golds[0], text }, ...golds.slice(1)] });
  const gold = card(page, 'Gold 1');
  const [table, lines] = [gold.getByRole('table'), gold.getByRole('group', { name: 'Table in the passage' }).last()];
  await expect(table.getByRole('columnheader', { name: '2024' })).toBeVisible({ timeout: LOADING });
  await expect(table.getByRole('row', { name: 'Net sales' }).getByRole('cell')).toHaveText(['5,120', '(47)']);
  // Columns told by blanks alone stay lines, in a box of their own that the keyboard scrolls.
  await expect(lines).toContainText('Debt   40   39', { useInnerText: true });
  await lines.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => lines.evaluate((box) => box.scrollLeft)).toBeGreaterThan(0);
  await toTop(page);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await gold.getByRole('button', { name: 'Tables as in the file' }).click();
  await expect(table).toHaveCount(0);
  await expect(gold).toContainText('Net sales | 5,120 | (47)');
  await gold.getByRole('button', { name: 'Lay out the tables' }).click();
  await expect(table).toHaveCount(1);
});

test('a passage says where it is judged and what is near it', async ({ page }) => {
  await openRecord(page, 3);
  await card(page, 'Gold 1')
    .getByRole('link', { name: /^document/ })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Document [\d,]+$/);
  const [start = ''] = (passagesOf(sampleRecord(3), 'passages')[0]?.text ?? '')
    .split('\n')
    .filter((line) => line !== '');
  await expect(page.getByRole('article', { name: 'The passage' })).toContainText(start.trim());
  const uses = page.getByRole('region', { name: /^Gold in/ });
  await expect(uses.getByRole('link', { name: String(sampleRecord(3)['question']) })).toBeVisible();
  const near = page.getByRole('region', { name: 'Nearest passages' }).getByRole('listitem');
  await expect(near).toHaveCount(10);
  const cosines = (await near.locator('strong').allTextContents()).map(Number);
  expect(cosines).toEqual(cosines.toSorted((a, b) => b - a));
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await near.first().getByRole('link').click();
  await expect(near).toHaveCount(10);
  await page.goBack();
  await expect(uses.getByRole('link', { name: String(sampleRecord(3)['question']) })).toBeVisible();
});

test('a document number outside the pool is explained', async ({ page }) => {
  await openView(page, formatLink({ view: 'document', document: 99_999 }, null));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('There is no document 99,999');
  await expect(page.getByRole('region', { name: 'There is no document 99,999' })).toContainText(
    /numbered from 0 to\s+[\d,]+\./,
  );
  await expectAccessible(page);
});

test('hostile texts are text: markup, right-to-left, emoji, 40 kB, raw labels and warnings', async ({ page }) => {
  const hostile =
    '<script>document.title="owned"</script> <img src=x onerror=alert(1)> "quotes" \u202eright to left 🚀';
  const long = `${'An endless passage. '.repeat(2000)}The very end.`;
  const changed = sampleRecord(0);
  const golds = passagesOf(changed, 'passages').map((passage) => ({ ...passage, text_sha1: undefined }));
  const record = {
    ...changed,
    question: hostile,
    answer: `line one\nline two ${hostile}`,
    topic: ' risk ',
    passages: [{ ...golds[0], text: `${hostile}\n${long}` }, ...golds.slice(1)],
  };
  await openOwnRecord(page, 'hostile.jsonl', record);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(hostile);
  await expect(page.getByText('before curation:').first()).toContainText('" risk "');
  const gold = card(page, 'Gold 1');
  await expect(gold).toContainText('<img src=x onerror=alert(1)>');
  await expect(gold).not.toContainText('The very end.');
  await gold.getByRole('button', { name: /^Show all [\d,]+ characters$/ }).click();
  await expect(gold).toContainText('The very end.');
  await gold.getByRole('button', { name: 'Show less' }).click();
  await expect(gold).not.toContainText('The very end.');
  await expect(page).toHaveTitle(/FinRank Explorer/);
  await expectNoSidewaysScroll(page);
});
