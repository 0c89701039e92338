import type { Page } from '@playwright/test';
import { summary } from './times';

const FIRST = 'SELECT difficulty, count(*) AS records FROM records GROUP BY difficulty';
const MILLION = 'SELECT range AS n, range * 2 AS twice, md5(range::VARCHAR) AS text FROM range(1000000)';

async function write(page: Page, url: string, sql: string): Promise<void> {
  await page.goto(`${url}#/sql`);
  await page.locator('.cm-content').fill(sql);
}

/** From the click on Run in a page that has no engine yet until the first row is shown. */
export async function timeFirstResult(page: Page, url: string): Promise<string> {
  await write(page, url, FIRST);
  const shown = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        document.addEventListener(
          'click',
          () => {
            const start = performance.now();
            const observer = new MutationObserver(() => {
              if (document.querySelector('[role=gridcell]') === null) return;
              observer.disconnect();
              resolve(performance.now() - start);
            });
            observer.observe(document.body, { subtree: true, childList: true });
          },
          { capture: true, once: true },
        );
      }),
  );
  await page.getByRole('button', { name: 'Run', exact: true }).click();
  return summary('SQL, from the click to the first row, cold engine', [await shown]);
}

/** Long tasks of the page while a result of 1,000,000 rows is fetched whole and scrolled through. */
export async function timeScrolling(page: Page, url: string): Promise<string> {
  await write(page, url, MILLION);
  await page.getByRole('button', { name: 'Run', exact: true }).click();
  await page.getByRole('gridcell').first().waitFor();
  await page.evaluate(() => {
    const tasks: number[] = [];
    new PerformanceObserver((list) => {
      tasks.push(...list.getEntries().map(({ duration }) => duration));
    }).observe({ type: 'longtask' });
    Object.assign(window, { tasks });
  });
  await page.getByRole('button', { name: /fetch all/i }).click();
  await page
    .getByText(/1,000,000 rows/)
    .first()
    .waitFor({ timeout: 120_000 });
  const frames = await page.evaluate(async () => {
    const box = document.querySelector('[role=grid]');
    if (box === null) throw new Error('There is no grid.');
    const scrolled = box.scrollHeight > box.clientHeight ? box : (box.parentElement ?? box);
    const waits: number[] = [];
    let last = performance.now();
    for (let step = 0; step < 200; step++) {
      scrolled.scrollTop = (scrolled.scrollHeight * step) / 200;
      await new Promise(requestAnimationFrame);
      waits.push(performance.now() - last);
      last = performance.now();
    }
    return waits;
  });
  const tasks = await page.evaluate(() => (window as unknown as { tasks: number[] }).tasks);
  const longest = Math.max(0, ...tasks).toFixed(0);
  return `${summary('1,000,000 rows, from frame to frame while scrolling', frames)}; longest task ${longest} ms`;
}
