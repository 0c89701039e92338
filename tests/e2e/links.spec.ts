import { expect, expectAccessible, expectNoSidewaysScroll, openView, test } from './fixtures';

test.describe('links that do not fit say so', () => {
  const cases = [
    ['#/nowhere', 'This link leads to no view'],
    ['#/records?v=1&topic=Ri', 'This link was cut off'],
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
  await openView(page, '#/methods');
  await page.getByRole('link', { name: 'Records' }).click();
  const link = page.url();
  const ds = /ds=([0-9a-f]{16})/.exec(link)?.[1];
  expect(ds).toBeDefined();
  // The same link, made for a data set whose id differs; its check sum is then stale, so a real one is made by the page itself below.
  await page.goto(link.replace(`ds=${ds ?? ''}`, 'ds=0000000000000000'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/This link (was changed|is for another data set)/);
  await page.getByRole('link', { name: 'Go to the overview' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Synthetic sample' })).toBeVisible();
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
