import { FEW } from '../../../core/sql/crosstab-spec';
import type { FigureSpec } from '../../../core/sql/figure-spec';
import type { FigureRow } from '../../../core/sql/figure-table';
import { measureNamed } from '../../../core/measures/names';
import { count } from '../../format';
import { FIELD_LABELS, valueLabel } from '../../labels';
import {
  countColumn,
  labelled,
  numberOf,
  percentColumn,
  percentText,
  textColumn,
  textOf,
  upperEnd,
} from './presentation';
import type { Presented } from './presentation';

export function presentStrata(given: readonly FigureRow[], { measure, field }: FigureSpec): Presented {
  const { label } = measureNamed(measure).text;
  if (given.length === 0) {
    return { ok: false, reason: `No record of this data set has a value of ${label}: there is nothing to average.` };
  }
  const named = labelled(given);
  const sizes = stratumSizes(named.rows);
  const rows = named.rows.map((row) => {
    const stratum = valueLabel(field, textOf(row, 'stratum'));
    return { ...row, stratum, place: `${stratum}, n = ${sizes.get(textOf(row, 'stratum'))?.text ?? ''}` };
  });
  const few = [...sizes.values()].some(({ smallest }) => smallest < FEW);
  const fieldLabel = FIELD_LABELS[field].toLowerCase();
  const title = `${label} by ${fieldLabel}, with 95\u00a0% intervals`;
  return {
    ok: true,
    figure: {
      charts: [
        {
          chart: {
            mark: 'interval',
            rows,
            x: {
              kind: 'number',
              field: 'mean',
              label: `${label}, mean over records`,
              unit: '%',
              format: 'percent',
              domain: [0, upperEnd(rows.flatMap((row) => [numberOf(row, 'mean'), numberOf(row, 'high')]))],
            },
            y: { kind: 'category', field: 'place', label: FIELD_LABELS[field] },
            series: { field: 'system', label: 'System', domain: named.systems },
            interval: { low: 'low', high: 'high' },
          },
          title,
          text: `Means with intervals. ${inWords(rows)}`,
          fileName: `strata-${measure.replace(/[^\w]+/g, '-')}-${field}`,
        },
      ],
      caption: title,
      rows,
      columns: [
        textColumn('stratum', FIELD_LABELS[field]),
        textColumn('system', 'System'),
        countColumn('n', 'n'),
        percentColumn('mean', label),
        percentColumn('low', 'Low'),
        percentColumn('high', 'High'),
      ],
      notes: [
        ...(few ? [`* Fewer than ${FEW} records: to be read with care.`] : []),
        'Intervals are drawn within 0–100 %; the table has them whole. A stratum of one record has none.',
      ],
    },
  };
}

/** How many records each stratum rests on: systems may answer different ones. */
function stratumSizes(
  rows: readonly FigureRow[],
): ReadonlyMap<string, { readonly smallest: number; readonly text: string }> {
  const sizes = new Map<string, number[]>();
  for (const row of rows) {
    const stratum = textOf(row, 'stratum');
    sizes.set(stratum, [...(sizes.get(stratum) ?? []), numberOf(row, 'n')]);
  }
  return new Map(
    [...sizes].map(([stratum, own]) => {
      const [smallest, largest] = [Math.min(...own), Math.max(...own)];
      const range = smallest === largest ? count(smallest) : `${count(smallest)}–${count(largest)}`;
      return [stratum, { smallest, text: smallest < FEW ? `${range} *` : range }];
    }),
  );
}

function inWords(rows: readonly FigureRow[]): string {
  return rows
    .map((row) => `${textOf(row, 'place')}, ${textOf(row, 'system')} ${percentText(numberOf(row, 'mean'), 1)}`)
    .join('; ');
}
