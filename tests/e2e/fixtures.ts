import AxeBuilder from '@axe-core/playwright';
import { expect, test as base } from '@playwright/test';
import type { Page } from '@playwright/test';

/** What a journey may not do, collected while it runs. */
interface Guard {
  readonly consoleErrors: string[];
  readonly foreignRequests: string[];
  /** Journeys through failures name the console messages that the browser itself prints for them. */
  allow(pattern: RegExp): void;
}

/**
 * The test of every journey: it fails on a console error, an uncaught error, and any request off the origin, from the page or
 * from inside a worker (Chromium reports both to the page).
 */
export const test = base.extend<{ guard: Guard }>({
  guard: [
    async ({ context, baseURL }, use) => {
      const consoleErrors: string[] = [];
      const foreignRequests: string[] = [];
      const allowed: RegExp[] = [];
      const origin = new URL(baseURL ?? '').origin;
      context.on('console', (message) => {
        if (message.type() === 'error') consoleErrors.push(message.text());
      });
      context.on('weberror', (error) => consoleErrors.push(error.error().message));
      context.on('request', (request) => {
        const url = new URL(request.url());
        if (url.origin !== origin && url.protocol !== 'blob:' && url.protocol !== 'data:')
          foreignRequests.push(request.url());
      });
      await use({ consoleErrors, foreignRequests, allow: (pattern) => allowed.push(pattern) });
      expect(consoleErrors.filter((text) => !allowed.some((pattern) => pattern.test(text)))).toEqual([]);
      expect(foreignRequests).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Opens a view and waits until the data set is there. `hash` is `#/records` and the like. */
export async function openView(page: Page, hash = ''): Promise<void> {
  await page.goto(`./${hash}`);
  await expect(page.getByText(/\d records/).first()).toBeVisible();
}

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** No axe violation in either theme, whatever is open on the page. */
export async function expectAccessible(page: Page): Promise<void> {
  for (const theme of ['light', 'dark']) {
    await page.evaluate((name) => {
      document.documentElement.dataset['theme'] = name;
    }, theme);
    const { violations } = await new AxeBuilder({ page }).withTags(WCAG).analyze();
    const found = violations.map(
      ({ id, nodes }) =>
        `${theme}: ${id}: ${nodes.map(({ html, failureSummary }) => `${html} ${failureSummary ?? ''}`).join(' | ')}`,
    );
    expect(found).toEqual([]);
  }
}

/** At 390 px the page itself must not scroll sideways; boxes inside it may. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const size = page.viewportSize();
  await page.setViewportSize({ width: 390, height: 844 });
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);
  if (size !== null) await page.setViewportSize(size);
}
