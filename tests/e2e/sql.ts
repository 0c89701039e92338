/** The SQL workbench as a person at it sees it. */
import type { Locator, Page } from '@playwright/test';
import { formatLink } from '../../src/core/permalink/permalink';
import { expect } from './fixtures';

/** Milliseconds that the engine may take to start and fill its tables on a busy machine. */
export const OPENING = 60_000;

export const editor = (page: Page): Locator => page.getByRole('textbox', { name: 'SQL statement' });
export const grid = (page: Page): Locator => page.getByRole('grid');
export const cell = (page: Page, row: number, column: number): Locator =>
  grid(page).locator(`[data-row="${row}"][data-column="${column}"]`);
export const resultStatus = (page: Page): Locator =>
  page.getByRole('region', { name: 'Result' }).getByRole('status').first();

export const sqlLink = (sql: string): string => formatLink({ view: 'sql', statement: { form: 'plain', sql } }, null);

/** Writes a statement in place of what is in the editor. */
export async function write(page: Page, sql: string): Promise<void> {
  await editor(page).click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText(sql);
}

/** Writes a statement and runs it by the keys. */
export async function run(page: Page, sql: string): Promise<void> {
  await write(page, sql);
  await page.keyboard.press('ControlOrMeta+Enter');
}

/** The tables are there and hold what they should: asked of the engine itself. */
export async function expectTablesIntact(page: Page, records: number): Promise<void> {
  await run(page, 'SELECT count(*) AS n FROM records');
  await expect(cell(page, 0, 0)).toHaveText(String(records), { timeout: OPENING });
}
