import { METHODS } from '../../src/core/methods/methods';
import { expect, expectAccessible, expectNoSidewaysScroll, openView, test } from './fixtures';

test('a link to a definition brings the reader to it and marks it', async ({ page }) => {
  await openView(page, '#/methods/nDCG@10');
  const heading = page.getByRole('heading', { level: 3, name: /^nDCG@k/ });
  await expect(heading).toBeInViewport();
  await expect(heading).toBeFocused();
  await expect(page.getByRole('link', { name: 'Link to nDCG@k' })).toHaveAttribute('aria-current', 'location');
  await page
    .getByRole('navigation', { name: 'Definitions' })
    .getByRole('link', { name: 'Tie interval', exact: true })
    .click();
  await expect(page).toHaveURL(/#\/methods\/tie-interval/);
  await expect(page.getByRole('heading', { level: 3, name: /^Tie interval/ })).toBeInViewport();
  await page.goBack();
  await expect(heading).toBeInViewport();
});

test('an anchor that nothing stands at is said', async ({ page }) => {
  await openView(page, '#/methods/perplexity');
  await expect(page.getByText('The link points at “perplexity”')).toBeVisible();
});

test('every definition is on the page, and every figure of the ledger links to one', async ({ page }) => {
  await openView(page, '#/methods');
  for (const { title, sections } of METHODS) {
    await expect(page.getByRole('heading', { level: 2, name: title, exact: true })).toBeVisible();
    for (const section of sections)
      await expect(page.getByRole('link', { name: `Link to ${section.title}`, exact: true })).toHaveCount(1);
  }
  await openView(page, '#/baselines');
  await page.getByRole('link', { name: 'Recall@10' }).first().click();
  await expect(page.getByRole('heading', { level: 3, name: /^Recall@k/ })).toBeFocused();
});

test('is accessible in both themes and fits 390 px', async ({ page }) => {
  // axe reads every cell.
  test.slow();
  await openView(page, '#/methods/bm25');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});
