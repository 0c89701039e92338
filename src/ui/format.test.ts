import { describe, expect, it } from 'vitest';
import { bytes, count, percent, plural, points, score, secondsLeft } from './format';

describe('format', () => {
  it('prints fractions as percent and differences as signed points', () => {
    expect(percent(0.320998593)).toBe('32.10');
    expect(percent(0.5, 0)).toBe('50');
    expect(points(0.123)).toBe('+0.12');
    expect(points(-0.4)).toBe('−0.40');
    expect(points(-0.0001)).toBe('0.00');
  });
  it('prints counts, sizes and times', () => {
    expect(count(1185)).toBe('1,185');
    expect(bytes(0)).toBe('0 B');
    expect(bytes(999)).toBe('999 B');
    expect(bytes(5_599_122)).toBe('5.6 MB');
    expect(secondsLeft(0.2)).toBe('less than a second');
    expect(secondsLeft(3.2)).toBe('about 4 s');
    expect(secondsLeft(100)).toBe('about 2 min');
    expect(plural(1, 'query', 'queries')).toBe('1 query');
    expect(plural(2, 'record')).toBe('2 records');
    expect(score(-Infinity)).toBe('−∞');
  });
});
