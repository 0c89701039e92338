import type { FigureRow } from '../../../core/sql/figure-table';
import { count } from '../../format';
import { countColumn, labelled, numberOf, percentColumn, percentText, textColumn } from './presentation';
import type { Presented, PresentedColumn } from './presentation';

const SIDES = ['Best hard negative at least level', 'Best gold ahead'] as const;

export function presentScoreGap(given: readonly FigureRow[]): Presented {
  if (given.length === 0) {
    return {
      ok: false,
      reason: 'No record of this data set has both gold documents and hard negatives: there is no gap.',
    };
  }
  const { rows: named, systems } = labelled(given);
  const summaries = systems.map((system) => {
    const row = named.find((own) => own['system'] === system);
    const n = count(numberOf(row, 'n'));
    return {
      system,
      n,
      panel: `${system}, n = ${n}: gold ahead in ${percentText(numberOf(row, 'ahead'), 1)}`,
      level: numberOf(row, 'level'),
    };
  });
  const panelOf = (system: unknown): string => summaries.find((own) => own.system === system)?.panel ?? '';
  const rows = named.map((row) => ({
    ...row,
    panel: panelOf(row['system']),
    side: SIDES[numberOf(row, 'low') >= 0 ? 1 : 0],
  }));
  const level = summaries.map((own) => `${own.system} ${percentText(own.level, 1)}`).join(', ');
  return {
    ok: true,
    figure: {
      charts: [
        {
          chart: {
            mark: 'histogram',
            rows,
            x: {
              kind: 'number',
              field: 'low',
              to: 'high',
              label: 'Score gap, share of the question’s top score',
              unit: '%',
              format: 'percent',
              domain: [-1, 1],
            },
            y: { kind: 'number', field: 'share', label: 'Share of records', unit: '%', format: 'percent' },
            series: { field: 'side', label: 'Who scores higher', domain: [...SIDES] },
            panels: { kind: 'category', field: 'panel', label: 'System', domain: summaries.map(({ panel }) => panel) },
          },
          title: 'Score gap between best gold and best hard negative',
          text: `Histogram, one panel a system. ${summaries.map(({ panel }) => panel).join('; ')}.`,
          fileName: 'score-gap',
        },
      ],
      caption: 'Score gap between best gold and best hard negative, in percent of the question’s top score',
      rows,
      columns: [
        textColumn('system', 'System'),
        edge('low', 'Above'),
        edge('high', 'Up to'),
        countColumn('records', 'Records'),
        percentColumn('share', 'Share'),
        percentColumn('ahead', 'Gold ahead, all records'),
        countColumn('n', 'n'),
      ],
      notes: [
        'Scales differ between systems and questions, so that each gap is divided by the highest score that the question gives to any document.',
        `Level counts as not ahead: ${level}.`,
      ],
    },
  };
}

function edge(key: string, label: string): PresentedColumn {
  const column = percentColumn(key, label);
  return { ...column, text: (row) => (100 * numberOf(row, key)).toFixed(0).replace('-', '−') };
}
