import { lookUp } from '../../../core/look-up';
import type { FigureRow } from '../../../core/sql/figure-table';
import { count, points } from '../../format';
import { countColumn, labelled, numberOf, percentColumn, percentText, textColumn, textOf } from './presentation';
import type { Presented } from './presentation';

const NAMES: Readonly<Record<string, string>> = {
  hard: 'Hard negatives (PairAcc)',
  random: 'Random negatives (RandAcc)',
  premium: 'Premium (RandAcc − PairAcc)',
};
const INTERVAL = { low: 'low', high: 'high' };

export function presentHardness(given: readonly FigureRow[]): Presented {
  const named = labelled(given);
  const rows = named.rows.map((row): FigureRow => ({ ...row, name: lookUp(NAMES, textOf(row, 'figure')) ?? '' }));
  const { systems } = named;
  const of = (figure: string): readonly FigureRow[] => rows.filter((row) => row['figure'] === figure);
  const [hard, random, premium] = [of('hard'), of('random'), of('premium')];
  if (hard.length === 0) {
    return {
      ok: false,
      reason:
        'No record of this data set has both gold documents and hard negatives: there is no accuracy against hard negatives, and no premium.',
    };
  }
  const series = { field: 'name', label: 'Negatives', domain: [NAMES['hard'] ?? '', NAMES['random'] ?? ''] };
  const system = { kind: 'category', field: 'system', label: 'System', domain: systems } as const;
  const words = (part: readonly FigureRow[], show: (value: number) => string): string =>
    part
      .map((row) => {
        const [low, high] = [numberOf(row, 'low'), numberOf(row, 'high')];
        const interval = Number.isNaN(low) ? '' : ` (${show(low)} to ${show(high)})`;
        return `${textOf(row, 'system')} ${show(numberOf(row, 'mean'))}${interval}`;
      })
      .join(', ');
  const share = (value: number): string => percentText(value, 1);
  const signed = (value: number): string => `${points(100 * value, 1)} points`;
  const premiumChart = {
    chart: {
      mark: 'bar',
      rows: premium,
      x: { kind: 'number', field: 'mean', label: 'Premium: random − hard', unit: 'points', format: 'percent' },
      y: system,
      interval: INTERVAL,
    },
    title: 'Hardness premium, with 95\u00a0% intervals of paired differences',
    text: `Bar chart. ${words(premium, signed)}.`,
    fileName: 'hardness-premium',
  } as const;
  return {
    ok: true,
    figure: {
      charts: [
        {
          chart: {
            mark: 'bar',
            rows: [...hard, ...random],
            x: {
              kind: 'number',
              field: 'mean',
              label: 'Accuracy: gold scores at least as high',
              unit: '%',
              format: 'percent',
              domain: [0, 1],
            },
            y: system,
            series,
            interval: INTERVAL,
          },
          title: 'Accuracy against hard and random negatives, with 95\u00a0% intervals',
          text: `Bar chart. Against hard negatives: ${words(hard, share)}. Against random negatives: ${words(random, share)}.`,
          fileName: 'hard-random-accuracy',
        },
        ...(premium.length === 0 ? [] : [premiumChart]),
      ],
      caption: 'Accuracy against hard and random negatives, and the premium in points',
      rows,
      columns: [
        textColumn('system', 'System'),
        textColumn('name', 'Figure'),
        percentColumn('mean', 'Mean'),
        percentColumn('low', 'Low'),
        percentColumn('high', 'High'),
        countColumn('n', 'n'),
      ],
      notes: [sizes(hard, random, premium)],
    },
  };
}

function sizes(hard: readonly FigureRow[], random: readonly FigureRow[], premium: readonly FigureRow[]): string {
  const n = (part: readonly FigureRow[]): string =>
    [...new Set(part.map((row) => count(numberOf(row, 'n'))))].join(' or ');
  if (random.length === 0) {
    return `n = ${n(hard)} records. Random negatives cannot be drawn from this data set: there is no premium.`;
  }
  if (n(hard) === n(random)) return `n = ${n(hard)} records.`;
  return `n = ${n(hard)} records with hard negatives, ${n(random)} with random ones; the premium is over the ${n(premium)} that have both.`;
}
