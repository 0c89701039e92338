import type { Page } from '@playwright/test';
import { expect, openView, test } from './fixtures';

const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
const scrollTo = (page: Page, top: number) =>
  page.evaluate((y) => {
    window.scrollTo(0, y);
  }, top);
/** Playwright's own click scrolls what is sticky into view, which a reader's does not. */
const follow = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('link', { name, exact: true }).dispatchEvent('click');

test('another view opens at its top; back and forward lead to where one was', async ({ page }) => {
  await openView(page);
  await scrollTo(page, 900);
  await follow(page, 'Baselines');
  await expect(page.getByRole('table', { name: /Global pool: computed here/ })).toBeVisible();
  expect(await scrolled(page)).toBe(0);
  await scrollTo(page, 600);
  await follow(page, 'Methods');
  await expect(page.getByRole('heading', { level: 1, name: 'Methods' })).toBeVisible();
  expect(await scrolled(page)).toBe(0);

  await page.goBack();
  await expect.poll(() => scrolled(page)).toBe(600);
  await page.goBack();
  await expect.poll(() => scrolled(page)).toBe(900);
  await page.goForward();
  await expect.poll(() => scrolled(page)).toBe(600);
  await page.reload();
  await expect.poll(() => scrolled(page)).toBe(600);
});

test('a change inside a view leaves the page where it is, and a definition is brought into sight', async ({ page }) => {
  await openView(page, '#/baselines');
  const tabs = page.getByRole('navigation', { name: 'Sections of the ledger' });
  await expect(page.getByRole('table', { name: /Global pool: computed here/ })).toBeVisible();
  await scrollTo(page, 150);
  await tabs.getByRole('link', { name: 'Strata', exact: true }).click();
  await expect(page.getByRole('table', { name: /Strata: computed here/ })).toBeVisible();
  expect(await scrolled(page)).toBe(150);
  await page.getByRole('link', { name: 'nDCG@10', exact: true }).first().click();
  const definition = page.getByRole('heading', { level: 3, name: /nDCG/ }).first();
  await expect(definition).toBeInViewport();
  await page.goBack();
  await expect(page.getByRole('table', { name: /Strata: computed here/ })).toBeVisible();
});

test('another record opens at its top, and the way back is where one left the one before', async ({ page }) => {
  await openView(page, '#/records');
  await page.getByRole('list', { name: 'Records' }).getByRole('link').first().click();
  await expect(page.getByText('Record 1 of')).toBeVisible({ timeout: 30_000 });
  await expect(page.getByRole('heading', { name: 'Ranks' })).toBeVisible();
  await scrollTo(page, 500);
  await page.keyboard.press('n');
  await expect(page.getByText('Record 2 of')).toBeVisible();
  await expect.poll(() => scrolled(page)).toBe(0);
  await page.goBack();
  await expect(page.getByText('Record 1 of')).toBeVisible();
  await expect.poll(() => scrolled(page)).toBe(500);
});
