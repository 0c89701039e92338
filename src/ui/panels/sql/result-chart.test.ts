import { describe, expect, it } from 'vitest';
import { firstChoice, resultChart } from './result-chart';

const COLUMNS = [
  { name: 'topic', type: 'VARCHAR' },
  { name: 'n', type: 'BIGINT' },
  { name: 'mean', type: 'DOUBLE' },
];
const CELLS = [
  ['Risk', '3', '0.5'],
  ['Legal', '4', null],
  [null, '5', 'NaN'],
];

describe('the chart of a result', () => {
  it('begins with categories against the first number', () => {
    expect(firstChoice(COLUMNS)).toEqual({ mark: 'bar', x: 0, y: 1, colour: null });
    const difficulty = { name: 'difficulty', type: 'VARCHAR' };
    expect(firstChoice([...COLUMNS, difficulty])).toEqual({ mark: 'bar', x: 0, y: 1, colour: 3 });
    expect(firstChoice(COLUMNS.slice(1))).toEqual({ mark: 'dot', x: 0, y: 1, colour: null });
    expect(firstChoice(COLUMNS.slice(0, 1))).toBeNull();
  });

  it('takes numbers as numbers, and a NULL category by its name', () => {
    const drawn = resultChart(COLUMNS, CELLS, { mark: 'bar', x: 0, y: 1, colour: null });
    expect(drawn).toMatchObject({ ok: true, title: 'n by topic', leftOut: 0 });
    expect(drawn.ok && drawn.chart.rows).toEqual([
      { c0: 'Risk', c1: 3 },
      { c0: 'Legal', c1: 4 },
      { c0: null, c1: 5 },
    ]);
  });

  it('leaves out rows without a value, and counts them', () => {
    const drawn = resultChart(COLUMNS, CELLS, { mark: 'dot', x: 1, y: 2, colour: 0 });
    expect(drawn).toMatchObject({ ok: true, leftOut: 2 });
  });

  it.each([
    ['a text as height', { mark: 'bar', x: 1, y: 0, colour: null }, 'holds no numbers'],
    ['a heat map without values', { mark: 'heat', x: 0, y: 1, colour: null }, 'needs a number'],
    ['nothing but NULL', { mark: 'line', x: 0, y: 2, colour: null }, 'No row'],
  ] as const)('says why not: %s', (_, choice, reason) => {
    const cells = choice.mark === 'line' ? CELLS.slice(1) : CELLS;
    expect(resultChart(COLUMNS, cells, choice)).toMatchObject({
      ok: false,
      reason: expect.stringContaining(reason) as string,
    });
  });

  it('refuses bars that would hide or add up rows', () => {
    const twice = [...CELLS, ['Risk', '7', '0.1']];
    const choice = { mark: 'bar', x: 0, y: 1, colour: null } as const;
    expect(resultChart(COLUMNS, twice, choice)).toMatchObject({
      ok: false,
      reason: expect.stringContaining('Several rows') as string,
    });
    expect(resultChart(COLUMNS, twice, { ...choice, colour: 2 })).toMatchObject({ ok: true });
  });

  it('refuses more bands or series than can be told apart', () => {
    const many = Array.from({ length: 61 }, (_, i) => [`t${i}`, '1', '1']);
    expect(resultChart(COLUMNS, many, { mark: 'bar', x: 0, y: 1, colour: null })).toMatchObject({ ok: false });
    const seven = many.slice(0, 7);
    expect(resultChart(COLUMNS, seven, { mark: 'dot', x: 1, y: 2, colour: 0 })).toMatchObject({ ok: false });
  });
});
