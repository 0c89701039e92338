import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createJsonlParser, parseJsonl } from './parse-jsonl';

function reasons(text: string): (readonly [number | null, string])[] {
  return parseJsonl(text).errors.kept.map(({ line, reason }) => [line, reason] as const);
}

describe('parseJsonl', () => {
  it.each([
    ['a line feed at the end', '{"a":1}\n{"a":2}\n'],
    ['no line end at the end', '{"a":1}\n{"a":2}'],
    ['CRLF', '{"a":1}\r\n{"a":2}\r\n'],
    ['a byte-order mark', '\ufeff{"a":1}\n{"a":2}'],
    ['a byte-order mark, CRLF and blank last lines', '\ufeff{"a":1}\r\n{"a":2}\r\n\r\n  \r\n'],
  ])('reads the same from a file with %s', (_, text) => {
    const { rows, errors } = parseJsonl(text);
    expect(rows).toEqual([
      { line: 1, value: { a: 1 } },
      { line: 2, value: { a: 2 } },
    ]);
    expect(errors.count).toBe(0);
  });

  it('counts blank lines in line numbers', () => {
    expect(parseJsonl('\n{"a":1}\n\n{"a":2}').rows.map((row) => row.line)).toEqual([2, 4]);
  });

  it.each([
    ['{"a":NaN}', 'NaN at column 6 is no JSON value'],
    ['{"a":[1,-Infinity]}', '-Infinity at column 9 is no JSON value'],
    ['{"a":"NaN","b":Infinity}', 'Infinity at column 16 is no JSON value'],
    ['{"a":"b', 'the line is cut off inside a string'],
    ['{"a":"b\\"}', 'the line is cut off inside a string'],
    ['{"a":{"b":1}', 'the line is cut off before its last closing bracket'],
    ['[{"a":1}]', 'the line is an array, not an object'],
    ['"a"', 'the line is a bare string, not an object'],
    ['3', 'the line is a bare number, not an object'],
    ['null', 'the line is null, not an object'],
  ])('refuses %s', (line, reason) => {
    expect(reasons(`{"ok":1}\n${line}\n{"ok":2}`)).toEqual([[2, reason]]);
  });

  it('tells other faults in the engine’s words', () => {
    expect(reasons('{"a":1,}')[0]?.[1]).toMatch(/^not valid JSON: ./);
  });

  it('keeps the first hundred errors and counts all', () => {
    const { errors } = parseJsonl('[]\n'.repeat(250));
    expect(errors.count).toBe(250);
    expect(errors.kept.map((error) => error.line)).toEqual(Array.from({ length: 100 }, (_, i) => i + 1));
  });

  it('takes duplicate keys as Python does, and lone surrogates as they are', () => {
    expect(parseJsonl('{"a":1,"a":2,"b":"\\ud800"}').rows[0]?.value).toEqual({ a: 2, b: '\ud800' });
  });
});

describe('createJsonlParser', () => {
  it('gives the same whatever the pieces', () => {
    const lines = fc.array(
      fc.oneof(
        fc.dictionary(fc.string(), fc.jsonValue(), { maxKeys: 3 }).map((value) => JSON.stringify(value)),
        fc.constantFrom('', '[1]', '{"cut', '{"emoji":"😀"}'),
      ),
    );
    fc.assert(
      fc.property(lines, fc.array(fc.nat(200)), fc.constantFrom('\n', '\r\n'), (rows, cuts, lineEnd) => {
        const text = rows.join(lineEnd);
        const parser = createJsonlParser();
        let start = 0;
        for (const cut of cuts.sort((a, b) => a - b)) {
          parser.push(text.slice(start, cut));
          start = Math.max(start, cut);
        }
        parser.push(text.slice(start));
        expect(parser.finish()).toEqual(parseJsonl(text));
      }),
    );
  });
});
