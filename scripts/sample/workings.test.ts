import { describe, expect, it } from 'vitest';
import { evaluate, numberOf, Workings } from './workings';

describe('evaluate', () => {
  it.each([
    ['(a - b) / b * 100', { a: 120, b: 100 }, 20],
    ['a - b - c', { a: 10, b: 3, c: 2 }, 5],
    ['a / b / c', { a: 24, b: 3, c: 2 }, 4],
    ['a + b * c', { a: 1, b: 2, c: 3 }, 7],
    ['income / ((opening + closing) / 2)', { income: 30, opening: 100, closing: 200 }, 0.2],
    ['x1 + 2.5', { x1: 1 }, 3.5],
  ])('%s', (expression, values, expected) => {
    expect(evaluate(expression, values)).toBeCloseTo(expected, 12);
  });

  it.each(['a +', '(a', 'a b', 'q', 'a)'])('refuses %s', (expression) => {
    expect(() => evaluate(expression, { a: 1, b: 2 })).toThrow(SyntaxError);
  });
});

describe('numberOf', () => {
  it('reads figures as filings print them', () => {
    expect(['1,234', '$4.50', '0.845', '12'].map(numberOf)).toEqual([1234, 4.5, 0.845, 12]);
  });
});

describe('Workings', () => {
  it('returns figures as printed and keeps how they were computed', () => {
    const workings = new Workings();
    expect(workings.percent('1,100', '1,000')).toBe('10.0');
    expect(workings.percent('900', '1,000')).toBe('10.0');
    expect(workings.difference('4.25', '3.10', 2)).toBe('1.15');
    expect(workings.total(['12,000', '345'])).toBe('12,345');
    expect(workings.share('1', '3')).toBe('33.3');
    expect(workings.ratio('5,000', '2', 0)).toBe('2,500');
    expect(workings.formulas[1]).toEqual({
      value: '10.0',
      expression: '(before - now) / before * 100',
      decimals: 1,
      figures: { now: '900', before: '1,000' },
    });
  });
});
