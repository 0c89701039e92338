import { expect, it } from 'vitest';
import { SQL_EXAMPLES } from './examples';
import { scanStatement } from './statement';

it('are at least fifteen statements, each with a title of its own and one sentence', () => {
  expect(SQL_EXAMPLES.length).toBeGreaterThanOrEqual(15);
  expect(new Set(SQL_EXAMPLES.map(({ title }) => title)).size).toBe(SQL_EXAMPLES.length);
  for (const { title, lesson, sql } of SQL_EXAMPLES) {
    expect(scanStatement(sql).ok, title).toBe(true);
    expect(lesson, title).toMatch(/^[^\n]+\.$/);
  }
});
