import type { Page } from '@playwright/test';
import { summary } from './times';

/** Without the columns' own field, difficulty. */
const FIELDS = ['industry', 'reasoning_type', 'passage_type', 'doc_type', 'ticker', 'year', 'golds', 'topic'];

/** From a change of the rows' field until the table of the new field stands there, DuckDB and its tables being open. */
export async function timeCrosstab(page: Page, url: string): Promise<string> {
  await page.goto(`${url}#/crosstab`);
  const head = page.locator('main table tbody th').first();
  await head.waitFor();
  const rows = page.getByRole('combobox', { name: 'Rows', exact: true });
  const waits: number[] = [];
  for (const field of [...FIELDS, ...FIELDS]) {
    await page.evaluate(() => {
      const before = document.querySelector('main table tbody th')?.textContent;
      const wait = new Promise<number>((resolve) => {
        document.addEventListener(
          'change',
          () => {
            const start = performance.now();
            const observer = new MutationObserver(() => {
              const first = document.querySelector('main table tbody th')?.textContent;
              if (first === undefined || first === before) return;
              observer.disconnect();
              resolve(performance.now() - start);
            });
            observer.observe(document.body, { subtree: true, childList: true, characterData: true });
          },
          { capture: true, once: true },
        );
      });
      Object.assign(window, { wait });
    });
    await rows.selectOption(field);
    waits.push(await page.evaluate(() => (window as unknown as { wait: Promise<number> }).wait));
  }
  return summary('Cross-tab, from a choice to its table, warm engine', waits);
}
