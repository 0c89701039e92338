import type { Page } from '@playwright/test';
import { formatLink } from '../../src/core/permalink/permalink';
import { DEFAULT_VIEWS, PUBLISHED_PARAMETERS } from '../../src/core/permalink/view-state';
import type { BaselinesState } from '../../src/core/permalink/view-state';
import { expect, openView, test } from './fixtures';

/** Whoever leaves in the middle of a computation finds the view of the URL, and no result under another's heading. */

const OTHER: BaselinesState = {
  ...DEFAULT_VIEWS.baselines,
  section: 'strata',
  parameters: { ...PUBLISHED_PARAMETERS, bm25: { ...PUBLISHED_PARAMETERS.bm25, k1: 0.9 } },
};
const panel = (page: Page) => page.getByRole('region', { name: 'Computing BM25 and TF-IDF' });
const heading = (page: Page, name: RegExp) => page.getByRole('heading', { level: 2, name });
const otherSetting = /^BM25, k1 = 0\.9: no longer the published setting$/;
const publishedSetting = /^The published setting$/;
const figures = (page: Page) => page.getByRole('table', { name: /Strata: computed here/ });
const ofBuild = (page: Page) => page.getByText('The figures are those of the build of this data set.');
const computed = (page: Page) => page.getByText(/BM25 and TF-IDF were computed in this tab in/);
const recompute = (page: Page) => page.getByRole('button', { name: 'Recompute in this tab' });

/** The rows of the ledger, computed anew and found the same. */
async function expectRecomputes(page: Page): Promise<void> {
  const before = await figures(page).innerText();
  await recompute(page).click();
  await expect(panel(page)).toBeHidden({ timeout: 60_000 });
  await expect(computed(page)).toBeVisible();
  expect(await figures(page).innerText()).toBe(before);
}

test('a reload in the middle of a computation leads to the view of the URL, which computes again', async ({ page }) => {
  await openView(page, formatLink(OTHER, null));
  await expect(panel(page)).toBeVisible();
  await page.reload();
  await expect(heading(page, otherSetting)).toBeVisible();
  await expect(heading(page, /^Strata$/)).toBeVisible();
  // What the build computed is of the published setting: it must not stand in for what is still on its way.
  await expect(ofBuild(page)).toHaveCount(0);
  await expect(computed(page)).toBeVisible({ timeout: 60_000 });
  await expectRecomputes(page);
});

test('back and forward during a computation show each setting its own figures', async ({ page }) => {
  await openView(page, formatLink({ ...DEFAULT_VIEWS.baselines, section: 'strata' }, null));
  await expect(ofBuild(page)).toBeVisible();
  const published = await figures(page).innerText();

  await page.evaluate(
    (hash) => {
      location.hash = hash;
    },
    formatLink(OTHER, null),
  );
  await expect(heading(page, otherSetting)).toBeVisible();
  await expect(panel(page)).toBeVisible();
  await expect(figures(page)).toHaveCount(0);
  await page.goBack();
  await expect(heading(page, publishedSetting)).toBeVisible();
  await expect(ofBuild(page)).toBeVisible();
  await expect(panel(page)).toBeHidden();
  expect(await figures(page).innerText()).toBe(published);
  // The computation that was left behind would have ended before this one, and have shown.
  await expectRecomputes(page);
  await expect(page.getByText('They equal those of the build, figure by figure.')).toBeVisible();

  await page.goForward();
  await expect(heading(page, otherSetting)).toBeVisible();
  await expect(computed(page)).toBeVisible({ timeout: 60_000 });
  expect(await figures(page).innerText()).not.toBe(published);
  await expectRecomputes(page);
});

test('another view, and back, during a recomputation', async ({ page }) => {
  await openView(page, formatLink({ ...DEFAULT_VIEWS.baselines, section: 'strata' }, null));
  await expect(figures(page)).toBeVisible();
  const published = await figures(page).innerText();
  await recompute(page).click();
  await expect(panel(page)).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Methods', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Methods' })).toBeVisible();
  await page.goBack();
  await expect(heading(page, publishedSetting)).toBeVisible();
  expect(await figures(page).innerText()).toBe(published);
  await expect(panel(page)).toBeHidden({ timeout: 60_000 });
  await expectRecomputes(page);
});
