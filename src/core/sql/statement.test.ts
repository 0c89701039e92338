import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { scanStatement } from './statement';

const textOf = (sql: string): string => {
  const scan = scanStatement(sql);
  return scan.ok ? scan.statement.text : `refused at ${scan.from}`;
};

describe('scanStatement', () => {
  it.each([
    ['SELECT 1', 'SELECT 1'],
    ['  SELECT 1 ;; ', 'SELECT 1'],
    ['-- first\nSELECT 1; -- last ; word', 'SELECT 1'],
    ['/* a /* nested; */ b; */ SELECT 1 /* ; */', 'SELECT 1'],
    [`SELECT ';', "a;b", ''';', E'\\';', $$;$$, $x$;$$;$x$`, `SELECT ';', "a;b", ''';', E'\\';', $$;$$, $x$;$$;$x$`],
    [`SELECT '\\'`, `SELECT '\\'`],
    [`SELECT 'open; and never closed`, `SELECT 'open; and never closed`],
    ['SELECT 1; ;', 'SELECT 1'],
    ['; SELECT 1', 'SELECT 1'],
  ])('finds the statement of %j', (sql, expected) => {
    expect(textOf(sql)).toBe(expected);
  });

  it.each([
    ['SELECT 1; SELECT 2', 10],
    [`SELECT '\\'; DROP TABLE records; --'`, 12],
    ['SELECT 1; /* x */ DROP TABLE records', 18],
    // A carriage return ends a comment, as it does in the engine.
    ['SELECT 1 --\r; DROP TABLE records', 14],
    ['', 0],
    ['-- nothing', 0],
    [';;', 0],
  ])('refuses %j, at its place', (sql, from) => {
    expect(textOf(sql)).toBe(`refused at ${from}`);
  });

  it('says where the statement stands in what was typed', () => {
    const scan = scanStatement('\n  -- why\n  SELECT 1;');
    expect(scan).toEqual({ ok: true, statement: { text: 'SELECT 1', from: 12 } });
  });

  it('gives a slice of the text, whatever was typed', () => {
    const typed = fc.array(
      fc.constantFrom("'", '"', ';', '--', '\n', '/*', '*/', '$$', '$a$', 'E', '\\', 'x', ' ', '😀'),
    );
    fc.assert(
      fc.property(typed, (parts) => {
        const sql = parts.join('');
        const scan = scanStatement(sql);
        if (scan.ok) expect(sql.slice(scan.statement.from)).toContain(scan.statement.text);
        else expect(scan.from).toBeLessThanOrEqual(sql.length);
      }),
    );
  });
});
