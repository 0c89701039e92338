import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { methodSection } from '../../src/core/methods/methods';
import { formatLink } from '../../src/core/permalink/permalink';
import { DEFAULT_VIEWS } from '../../src/core/permalink/view-state';
import type { FiguresState } from '../../src/core/permalink/view-state';
import { FIGURE_NAMES, type FigureName } from '../../src/core/sql/figure-spec';
import { chooseFile, jsonl, sampleLines } from './files';
import { expect, expectAccessible, expectNoSidewaysScroll, openView, test } from './fixtures';

/** Milliseconds that ranking every question twice may take on a busy machine. */
const RANKING = 60_000;

/** Title of the tab, and of each chart in it. */
const FIGURES: Readonly<Record<FigureName, readonly [string, ...RegExp[]]>> = {
  recall: ['Recall curves', /^Recall@k by system/],
  hardness: ['Hardness premium', /^Accuracy against hard and random negatives/, /^Hardness premium, with 95/],
  strata: ['Strata', /^nDCG@10 by difficulty/],
  'first-gold': ['First gold', /^Rank of the first gold document/],
  'score-gap': ['Score gap', /^Score gap between best gold and best hard negative/],
};
const link = (state: Partial<FiguresState>): string => formatLink({ ...DEFAULT_VIEWS.figures, ...state }, null);
const tab = (page: Page, title: string) =>
  page.getByRole('navigation', { name: 'Figures' }).getByRole('link', { name: title, exact: true });
const figure = (page: Page, name: RegExp) => page.getByRole('figure', { name });
const drawing = (page: Page, name: RegExp) => figure(page, name).locator('svg.chart-plot');

async function openFigure(page: Page, name: FigureName): Promise<void> {
  await openView(page, link({ figure: name }));
  await expect(drawing(page, FIGURES[name][1] as RegExp)).toBeVisible({ timeout: RANKING });
}

async function saved(page: Page, name: RegExp, format: 'SVG' | 'PNG') {
  const download = page.waitForEvent('download');
  await figure(page, name)
    .getByRole('button', { name: `Save the chart as ${format}` })
    .click();
  const file = await download;
  return { name: file.suggestedFilename(), bytes: readFileSync(await file.path()) };
}

for (const name of FIGURE_NAMES) {
  const [title, ...charts] = FIGURES[name];
  test(`“${title}” has its charts, table, SQL and definition, in both themes and at 390 px`, async ({ page }) => {
    await openFigure(page, name);
    for (const chart of charts) {
      await expect(drawing(page, chart)).toHaveAttribute('aria-label', /BM25.*\d/s);
      await expect(drawing(page, chart).locator('style, [style]')).toHaveCount(0);
    }
    await expect(page.getByText(/n = [\d,]+/).first()).toBeVisible();
    await page.locator('summary', { hasText: 'Table' }).click();
    await expect(page.getByRole('table').first()).toContainText(/BM25.*\d/s);
    await page.locator('summary', { hasText: 'SQL' }).click();
    await expect(page.getByRole('region', { name: 'SQL of the figure' })).toContainText('WITH');
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.getByRole('link', { name: 'Definition', exact: true }).click();
    const definition = methodSection(`figure-${name}`)?.title ?? '';
    await expect(page.getByRole('heading', { level: 3, name: new RegExp(`^${definition}`) })).toBeFocused();
  });
}

test('a chart leaves as an SVG that stands alone and as a PNG of the same', async ({ page }) => {
  await openFigure(page, 'hardness');
  for (const chart of FIGURES.hardness.slice(1) as RegExp[]) {
    const svg = await saved(page, chart, 'SVG');
    expect(svg.name).toMatch(/^[a-z-]+-[0-9a-f]{16}\.svg$/);
    const text = svg.bytes.toString('utf8');
    const read = await page.evaluate((source) => {
      const file = new DOMParser().parseFromString(source, 'image/svg+xml');
      const attributes = [...file.querySelectorAll('*')].flatMap((node) => [...node.attributes]);
      return {
        broken: file.querySelector('parsererror') !== null,
        words: file.documentElement.textContent,
        outside: attributes.filter(
          ({ name, value }) => /href|^style$|^class$/.test(name) || /var\(|currentColor|inherit|url\((?!#)/.test(value),
        ).length,
        bars: file.querySelectorAll('[data-mark=bar] rect').length,
      };
    }, text);
    expect(read.broken).toBe(false);
    expect(read.outside).toBe(0);
    expect(read.bars).toBeGreaterThanOrEqual(2);
    expect(read.words).toMatch(/BM25[^]*Data set [0-9a-f]{16}[^]*FinRank Explorer/);

    const png = await saved(page, chart, 'PNG');
    expect([...png.bytes.subarray(0, 8)]).toEqual([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
    const [width, height] = [png.bytes.readUInt32BE(16), png.bytes.readUInt32BE(20)];
    const [, svgWidth, svgHeight] = /width="(\d+)" height="(\d+)"/.exec(text) ?? [];
    expect([width, height]).toEqual([2 * Number(svgWidth), 2 * Number(svgHeight)]);
  }
});

test('the table of a figure is the figure: recall at 10 is the R@10 of Baselines', async ({ page }) => {
  await openFigure(page, 'recall');
  await page.locator('summary', { hasText: 'Table' }).click();
  const row = page.getByRole('row', { name: /^10 / });
  const shown = await row.getByRole('cell').allTextContents();
  await page.getByRole('link', { name: 'Baselines', exact: true }).click();
  const table = page.getByRole('table', { name: /Global pool/ });
  for (const [i, system] of ['BM25', 'TF-IDF'].entries())
    await expect(table.getByRole('row', { name: new RegExp(`^${system} Recall@10`) })).toContainText(shown[i] ?? '–');
});

test('measure and label stand in the link, go back and forward, and survive a reload', async ({ page }) => {
  await openFigure(page, 'strata');
  await page.getByRole('combobox', { name: 'Measure' }).selectOption('PairAcc');
  await expect(figure(page, /^Hard-negative accuracy by difficulty/)).toBeVisible();
  await page.getByRole('combobox', { name: 'By' }).selectOption('ticker');
  await expect(drawing(page, /^Hard-negative accuracy by ticker/)).toContainText(/n = \d+ \*/);
  await expect(page.getByText('* Fewer than 20 records')).toBeVisible();
  await expect(page).toHaveURL(/figure=strata&measure=PairAcc&field=ticker/);
  await page.goBack();
  await expect(figure(page, /^Hard-negative accuracy by difficulty/)).toBeVisible();
  await page.goForward();
  await page.reload();
  await expect(drawing(page, /^Hard-negative accuracy by ticker/)).toBeVisible({ timeout: RANKING });
});

test('an unknown measure in a link is explained, and not replaced by another', async ({ page }) => {
  await openView(page, link({ figure: 'strata', measure: 'R@7' }));
  await expect(page.getByRole('alert')).toContainText('the measure “R@7”');
  await expect(page.locator('svg.chart-plot')).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('alert').getByRole('link', { name: 'Recall@10' }).click();
  await expect(drawing(page, /^Recall@10 by difficulty/)).toBeVisible({ timeout: RANKING });
});

test('the SQL of a figure opens in the workbench', async ({ page }) => {
  await openFigure(page, 'score-gap');
  await page.locator('summary', { hasText: 'SQL' }).click();
  await page.getByRole('link', { name: 'Open in SQL' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'SQL' })).toBeVisible();
  await expect(page).toHaveURL(/#\/sql\?.*(sql|packed)=/);
  await expect(page.getByText('This query came from Figures. Run it?')).toBeVisible();
});

test('the computation can be stopped and taken up again, by keyboard', async ({ page }) => {
  await openView(page, link({ figure: 'first-gold' }));
  const cancel = page.getByRole('button', { name: 'Cancel' });
  await cancel.focus();
  await page.keyboard.press('Enter');
  const resume = page.getByRole('button', { name: 'Compute the figure' });
  await expect(resume).toBeVisible();
  await resume.focus();
  await page.keyboard.press('Enter');
  await expect(drawing(page, FIGURES['first-gold'][1] as RegExp)).toBeVisible({ timeout: RANKING });
  const summary = page.locator('summary', { hasText: 'Table' });
  await summary.focus();
  await page.keyboard.press('Enter');
  const box = page.getByRole('region', { name: /^Rank of the first gold document, by band/ });
  await box.focus();
  await expect(box).toBeFocused();
});

test('without hard negatives, the figures that need them say so', async ({ page }) => {
  const lines = sampleLines()
    .slice(0, 40)
    .map((line) => JSON.stringify({ ...(JSON.parse(line) as object), hard_negatives: [] }));
  await openView(page, link({ figure: 'recall' }));
  await chooseFile(page, jsonl('bare.jsonl', lines));
  await expect(page.getByText('bare.jsonl is open.')).toBeVisible({ timeout: RANKING });
  await expect(drawing(page, /^Recall@k/)).toBeVisible({ timeout: RANKING });
  for (const name of ['hardness', 'score-gap'] as const) {
    await tab(page, FIGURES[name][0]).click();
    await expect(page.getByText(/No record of this data set has both gold documents and hard negatives/)).toBeVisible();
    await expect(page.locator('svg.chart-plot')).toHaveCount(0);
  }
  await tab(page, 'Strata').click();
  await page.getByRole('combobox', { name: 'Measure' }).selectOption('PairAcc');
  await expect(page.getByText('No record of this data set has a value of Hard-negative accuracy')).toBeVisible();
});
