import type { FigureRow } from '../../../core/sql/figure-table';
import { count, plural } from '../../format';
import { countColumn, labelled, numberOf, percentColumn, percentText, textOf, upperEnd } from './presentation';
import type { Presented } from './presentation';

/** Cutoffs that are marked, and named in words. */
const MARKED = [1, 5, 10, 20, 50, 100];

export function presentRecall(given: readonly FigureRow[]): Presented {
  const { rows, systems } = labelled(given);
  const n = numberOf(rows[0], 'n');
  if (!(n > 0))
    return { ok: false, reason: 'No record of this data set has a gold document, so that there is no recall.' };
  const curves = systems.map((system) => {
    const own = rows.filter((row) => row['system'] === system);
    const values = MARKED.map(
      (k) =>
        `${percentText(
          numberOf(
            own.find((row) => row['k'] === k),
            'recall',
          ),
          1,
        )} at ${k}`,
    );
    return `${system}: ${values.join(', ')}.`;
  });
  return {
    ok: true,
    figure: {
      charts: [
        {
          chart: {
            mark: 'line',
            rows,
            x: {
              kind: 'number',
              field: 'k',
              label: 'Documents retrieved, k',
              scale: 'log',
              domain: [1, 100],
              ticks: [1, 2, 5, 10, 20, 50, 100],
            },
            y: {
              kind: 'number',
              field: 'recall',
              label: 'Recall@k, mean over records',
              unit: '%',
              format: 'percent',
              domain: [0, upperEnd(rows.map((row) => numberOf(row, 'recall')))],
            },
            series: { field: 'system', label: 'System', domain: systems },
            symbolsAt: MARKED,
          },
          title: 'Recall@k by system',
          text: `Line chart of recall over k from 1 to 100. ${curves.join(' ')}`,
          fileName: 'recall-at-k',
        },
      ],
      caption: `Recall@k by system, n = ${count(n)}`,
      columns: [countColumn('k', 'k'), ...systems.map((system) => percentColumn(system, system))],
      rows: byCutoff(rows),
      notes: [`n = ${plural(n, 'record')} with gold documents.`],
    },
  };
}

/** One row a cutoff, one column a system. */
function byCutoff(rows: readonly FigureRow[]): readonly FigureRow[] {
  const cutoffs = new Map<number, Record<string, FigureRow[string]>>();
  for (const row of rows) {
    const k = numberOf(row, 'k');
    const line = cutoffs.get(k) ?? { k };
    line[textOf(row, 'system')] = row['recall'] ?? null;
    cutoffs.set(k, line);
  }
  return [...cutoffs.values()];
}
