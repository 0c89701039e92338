import { chooseFile, expectOpen, jsonl, sampleLines } from './files';
import { expect, expectAccessible, openView, test } from './fixtures';

test('a missing manifest is said in words, and a file can still be opened', async ({ page, guard }) => {
  guard.allow(/404/);
  await page.route('**/data/manifest.json', (route) => route.fulfill({ status: 404, body: '' }));
  await page.goto('./');
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('data/manifest.json');
  await expect(alert).toContainText('404');
  await expectAccessible(page);
  await chooseFile(page, jsonl('mine.jsonl', sampleLines().slice(0, 10)));
  await expectOpen(page, 'mine.jsonl', 10);
});

test('a page that a host sends for a missing manifest is no manifest, and is said so', async ({ page }) => {
  const body = '<!doctype html><p>Not here';
  await page.route('**/data/manifest.json', (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.goto('./');
  await expect(page.getByRole('alert')).toContainText('data/manifest.json is no JSON');
});

test('a missing or damaged stream is named', async ({ page, guard }) => {
  guard.allow(/404/);
  await page.context().route('**/data/documents*', (route) => route.fulfill({ status: 404, body: '' }));
  await openView(page, '#/ask');
  await page.getByRole('searchbox', { name: 'Question' }).fill('revenue');
  await expect(page.getByRole('alert').first()).toContainText('documents');
  await page.context().unrouteAll();
  await page.context().route('**/data/documents*', (route) => route.fulfill({ status: 200, body: 'no arrow' }));
  await page.reload();
  await expect(page.getByRole('alert').first()).toContainText('documents');
});

test('a worker that cannot be loaded is an error with words, not a spinner', async ({ page, guard }) => {
  guard.allow(/404|Failed to load/);
  await page.context().route('**/retrieval.worker*', (route) => route.fulfill({ status: 404, body: '' }));
  await openView(page, '#/ask');
  await page.getByRole('searchbox', { name: 'Question' }).fill('revenue');
  await expect(page.getByRole('alert').first()).toContainText('worker');
});

test('the page carries a strict policy that holds', async ({ page, guard }) => {
  await openView(page);
  const policy = await page.locator('meta[http-equiv="Content-Security-Policy"]').getAttribute('content');
  expect(policy).not.toContain('unsafe-inline');
  expect(policy).not.toContain("'unsafe-eval'");
  expect(policy).toContain("default-src 'none'");
  guard.allow(/Content Security Policy/);
  const outcome = await page.evaluate(async () => {
    const blocked: string[] = [];
    document.addEventListener('securitypolicyviolation', (event) => blocked.push(event.effectiveDirective));
    const script = document.createElement('script');
    script.textContent = 'window.inline = 1';
    document.head.append(script);
    await fetch('https://example.invalid/').catch(() => undefined);
    await new Promise((resolve) => setTimeout(resolve, 100));
    return { blocked, inline: 'inline' in window };
  });
  expect(outcome.inline).toBe(false);
  expect(outcome.blocked).toEqual(expect.arrayContaining(['script-src-elem', 'connect-src']));
});

test('the guard of these journeys sees a foreign request from inside a worker', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL: baseURL ?? '' });
  const seen: string[] = [];
  context.on('request', (request) => seen.push(request.url()));
  const page = await context.newPage();
  await page.goto('./data/manifest.json');
  await page.evaluate(async () => {
    const code = "fetch('https://foreign.invalid/x').catch(() => 0).then(() => postMessage(1))";
    const worker = new Worker(URL.createObjectURL(new Blob([code])));
    await new Promise((resolve) => {
      worker.onmessage = resolve;
    });
  });
  expect(seen).toContain('https://foreign.invalid/x');
  await context.close();
});
