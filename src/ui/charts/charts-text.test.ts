import { describe, expect, it } from 'vitest';
import { SERIES_LIMIT } from './chart-spec';
import { categoryLabel } from './frame';
import { axisTitle, cellText, tickText, valueText } from './number-text';
import { patternOf, seriesStyle, symbolPath } from './series-style';

const percent = { format: 'percent', unit: '%' } as const;

describe('numbers of charts', () => {
  it('labels an axis as shortly as its numbers are', () => {
    expect(tickText(percent, 0.1 + 0.2)).toBe('30');
    expect(tickText(percent, -0.125)).toBe('−12.5');
    expect(tickText({}, 12_000)).toBe('12,000');
    expect(tickText({}, 2018)).toBe('2018');
  });

  it('gives values with their unit', () => {
    expect(valueText(percent, 0.32099)).toBe('32.10 %');
    expect(valueText({}, -1 / 3)).toBe('−0.333333');
  });

  it('keeps cells short', () => {
    expect(cellText(percent, 0.272727)).toBe('27.3');
    expect(cellText({}, -12_345.678)).toBe('−12,345.68');
  });

  it('names an axis with unit and scale', () => {
    expect(axisTitle({ label: 'Recall', unit: '%' })).toBe('Recall (%)');
    expect(axisTitle({ label: 'k', scale: 'log' })).toBe('k (log scale)');
    expect(axisTitle({ label: 'n' })).toBe('n');
  });
});

describe('labels of categories', () => {
  it('are cut by whole characters, shorter where they stand at an angle', () => {
    expect(categoryLabel(false)('Shareholder Return')).toBe('Shareholder Return');
    expect(categoryLabel(true)('🦆'.repeat(30))).toBe(`${'🦆'.repeat(17)}…`);
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
