import { describe, expect, it } from 'vitest';
import { SERIES_LIMIT } from './chart-spec';
import { axisTitle, tickText, valueText } from './number-text';
import { patternOf, seriesStyle, symbolPath } from './series-style';

const percent = { format: 'percent', unit: '%' } as const;

describe('numbers of charts', () => {
  it('labels an axis as shortly as its numbers are', () => {
    expect(tickText(percent, 0.1 + 0.2)).toBe('30');
    expect(tickText(percent, -0.125)).toBe('−12.5');
    expect(tickText({}, 12_000)).toBe('12,000');
  });

  it('gives values with their unit', () => {
    expect(valueText(percent, 0.32099)).toBe('32.10 %');
    expect(valueText({}, -1 / 3)).toBe('−0.333333');
  });

  it('names an axis with unit and scale', () => {
    expect(axisTitle({ label: 'Recall', unit: '%' })).toBe('Recall (%)');
    expect(axisTitle({ label: 'k', scale: 'log' })).toBe('k (log scale)');
    expect(axisTitle({ label: 'n' })).toBe('n');
  });
});

describe('looks of series', () => {
  const styles = Array.from({ length: SERIES_LIMIT }, (_, place) => seriesStyle(place));

  it.each([
    ['colour', styles.map(({ colour }) => colour)],
    ['dash', styles.map(({ dash }) => dash)],
    ['symbol', styles.map((style) => symbolPath(style, 4))],
    ['pattern', styles.map(patternOf)],
  ])('differ in %s', (_, looks) => {
    expect(new Set(looks).size).toBe(SERIES_LIMIT);
  });
});
