import type { ViewName } from '../core/permalink/view-state';

/** What a view is called: in the window's title, and wherever it is offered. */
export const VIEW_TITLES: Readonly<Record<ViewName, string>> = {
  overview: 'Overview',
  records: 'Records',
  record: 'Record',
  document: 'Document',
  ask: 'Ask',
  baselines: 'Baselines',
  crosstab: 'Cross-tab',
  sql: 'SQL',
  figures: 'Figures',
  methods: 'Methods',
};
