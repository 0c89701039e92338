import type { Locator, Page } from '@playwright/test';
import { generateSample } from '../../scripts/sample/generate';
import { expect } from './fixtures';

/** A file as Playwright hands it to an input. */
export interface TestFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

let lines: readonly string[] | null = null;

/** Lines of the synthetic sample, made once. */
export function sampleLines(): readonly string[] {
  lines ??= [...generateSample()];
  return lines;
}

/** A line's record, to be changed by a test. */
export function sampleRecord(index: number): Record<string, unknown> {
  return JSON.parse(sampleLines()[index] ?? '') as Record<string, unknown>;
}

export function jsonl(
  name: string,
  fileLines: readonly string[],
  { newline = '\n', bom = false, last = true } = {},
): TestFile {
  const text = (bom ? '\uFEFF' : '') + fileLines.join(newline) + (last ? newline : '');
  return { name, mimeType: 'application/x-ndjson', buffer: Buffer.from(text) };
}

/** Chooses a file as a person does by the button. */
export async function chooseFile(page: Page, file: TestFile | string): Promise<void> {
  await page.getByLabel('Open a file').setInputFiles(file);
}

/** Drops a file on the page. */
export async function dropFile(page: Page, file: TestFile): Promise<void> {
  const transfer = await page.evaluateHandle(
    ({ name, type, base64 }) => {
      const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
      const data = new DataTransfer();
      data.items.add(new File([bytes], name, { type }));
      return data;
    },
    { name: file.name, type: file.mimeType, base64: file.buffer.toString('base64') },
  );
  for (const type of ['dragenter', 'dragover', 'drop'])
    await page.dispatchEvent('body', type, { dataTransfer: transfer });
}

/** Waits until a file of a person's own is open. */
export async function expectOpen(page: Page, fileName: string, records: number): Promise<Locator> {
  const bar = page.getByText(fileName, { exact: true }).first();
  await expect(bar).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText(`${records.toLocaleString('en-GB')} records`).first()).toBeVisible();
  return bar;
}
