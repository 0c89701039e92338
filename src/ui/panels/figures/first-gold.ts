import type { FigureRow } from '../../../core/sql/figure-table';
import { plural } from '../../format';
import { countColumn, labelled, numberOf, percentColumn, percentText, textColumn, textOf } from './presentation';
import type { Presented } from './presentation';

export function presentFirstGold(given: readonly FigureRow[]): Presented {
  const { rows, systems } = labelled(given);
  const n = numberOf(rows[0], 'n');
  if (!(n > 0))
    return { ok: false, reason: 'No record of this data set has a gold document, so that none has a rank.' };
  const words = systems.map((system) => {
    const own = rows.filter((row) => row['system'] === system);
    return `${system}: ${own.map((row) => `rank ${textOf(row, 'band')} ${percentText(numberOf(row, 'share'), 1)}`).join(', ')}.`;
  });
  return {
    ok: true,
    figure: {
      charts: [
        {
          chart: {
            mark: 'bar',
            rows,
            x: { kind: 'category', field: 'band', label: 'Rank of the first gold document' },
            y: { kind: 'number', field: 'share', label: 'Share of records', unit: '%', format: 'percent' },
            series: { field: 'system', label: 'System', domain: systems },
          },
          title: 'Rank of the first gold document',
          text: `Bar chart. ${words.join(' ')}`,
          fileName: 'first-gold-rank',
        },
      ],
      caption: 'Rank of the first gold document, by band',
      rows,
      columns: [
        textColumn('system', 'System'),
        { key: 'band', label: 'Rank', text: (row) => textOf(row, 'band') },
        countColumn('records', 'Records'),
        percentColumn('share', 'Share'),
        percentColumn('cumulative', 'Up to here'),
        countColumn('n', 'n'),
      ],
      notes: [`n = ${plural(n, 'record')} with gold documents. Ranks are in the whole pool.`],
    },
  };
}
