import { formatLink } from '../../src/core/permalink/permalink';
import { DEFAULT_VIEWS } from '../../src/core/permalink/view-state';
import { expect, expectAccessible, expectNoSidewaysScroll, openView, test } from './fixtures';

test.describe('links that do not fit say so', () => {
  const cases = [
    ['#/nowhere', 'This link leads to no view'],
    ['#/records?v=1&topic=Ri', 'This link is not whole'],
    ['#/records?v=1&topic=Risk&c=0000000', 'This link was changed'],
    ['#/baselines?v=99&c=0000000', 'This link is of a newer version'],
    ['#/document/x', 'This link has a value that does not fit'],
  ] as const;
  for (const [hash, title] of cases) {
    test(hash, async ({ page }) => {
      await openView(page, hash);
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
    });
  }
});

test('a link for another data set waits until the reader decides', async ({ page }) => {
  await openView(page, formatLink({ ...DEFAULT_VIEWS.records, search: 'debt' }, '0000000000000000'));
  await expect(page.getByRole('heading', { level: 1, name: 'This link is for another data set' })).toBeVisible();
  await expect(page.getByText('data set 0000000000000000')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Open Records with this data set' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Records' })).toBeVisible();
  await expect(page).toHaveURL(/q=debt/);
  await expect(page).not.toHaveURL(/ds=0000000000000000/);
});

test('back, forward and reload show the view of the URL', async ({ page }) => {
  await openView(page);
  await page.getByRole('link', { name: 'Methods', exact: true }).click();
  await expect(page).toHaveTitle(/Methods/);
  await page.getByRole('link', { name: 'Ask', exact: true }).click();
  await expect(page).toHaveTitle(/Ask/);
  await page.goBack();
  await expect(page).toHaveTitle(/Methods/);
  await page.reload();
  await expect(page).toHaveTitle(/Methods/);
  await page.goForward();
  await expect(page).toHaveTitle(/Ask/);
});
