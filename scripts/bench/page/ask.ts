import type { Page } from '@playwright/test';
import { summary } from './times';

const QUESTION = 'what drove the change in net revenue and gross margin against the prior year';

/** From each keystroke in Ask until BM25's ranking is the answer to it. */
export async function timeAsk(page: Page, url: string): Promise<string> {
  await page.goto(`${url}#/ask`);
  const question = page.getByRole('searchbox', { name: 'Question' });
  await question.fill('w');
  await page.getByTestId('ranking-bm25').getByRole('listitem').first().waitFor();
  await page.evaluate(() => {
    const waits: number[] = [];
    let typed: number | null = null;
    document.addEventListener(
      'input',
      () => {
        typed = performance.now();
      },
      { capture: true },
    );
    const ranking = document.querySelector('[data-testid=ranking-bm25]');
    if (ranking === null) throw new Error('There is no ranking.');
    new MutationObserver(() => {
      if (ranking.getAttribute('aria-busy') === 'true') return;
      if (typed !== null) waits.push(performance.now() - typed);
      typed = null;
    }).observe(ranking, { attributeFilter: ['aria-busy'] });
    Object.assign(window, { waits });
  });
  await question.pressSequentially(QUESTION.slice(1), { delay: 150 });
  await page.waitForTimeout(500);
  const waits = await page.evaluate(() => (window as unknown as { waits: number[] }).waits);
  return summary('Ask, from a keystroke to its BM25 ranking', waits);
}
