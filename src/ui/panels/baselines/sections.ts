import type { Baselines } from '../../../app/baselines.svelte';
import type { Manifest } from '../../../core/dataset/manifest';
import type { DigestSection } from '../../../core/permalink/figure-digest';
import type { BaselinesSection, BaselinesState } from '../../../core/permalink/view-state';

interface SectionText {
  readonly title: string;
  /** Anchor of its definition in Methods. */
  readonly anchor: string;
  readonly intro: string;
}

/** What each section is about, in a sentence or two. */
export const SECTION_TEXTS: Readonly<Record<BaselinesSection, SectionText>> = {
  global: {
    title: 'Global pool',
    anchor: 'global',
    intro: 'Every question ranks the whole corpus; its gold passages are to be found.',
  },
  'in-record': {
    title: 'In-record',
    anchor: 'in-record',
    intro:
      'Every question ranks its own candidates only: its gold passages and its hard negatives. A tie favours gold, as in the release’s harness, whatever tie rule is chosen.',
  },
  'hard-random': {
    title: 'Hard against random',
    anchor: 'hard-random',
    intro:
      'How often gold scores at least as high as a curated hard negative, and as a random document. The gap is the hardness premium.',
  },
  strata: {
    title: 'Strata',
    anchor: 'strata',
    intro: 'The same measures over the records that share a label. Small strata are noisy: n stands beside each.',
  },
  rewrites: {
    title: 'Rewrites',
    anchor: 'rewrites',
    intro:
      'Over the records that have sub-questions: the question alone, and followed by all of them. The sub-questions were written with the evidence in view, so the second is an upper bound.',
  },
  filter: {
    title: 'Filter',
    anchor: 'filter',
    intro:
      'BM25 told which filing each question is about: documents of any other filing rank behind all of that one. An oracle, not a system.',
  },
  splits: {
    title: 'Splits',
    anchor: 'splits',
    intro:
      'The published figures are over all records. The paper recommends that studies report a test part: choose one, and every section is over its records.',
  },
};

/** What every section of the view is given. */
export interface SectionProps {
  readonly baselines: Baselines;
  readonly manifest: Manifest;
  readonly view: BaselinesState;
  /** Lines for exported tables. */
  readonly provenance: readonly string[];
}

/** The sections of a digest in words, for a sentence. */
export function sectionNames(sections: readonly DigestSection[]): string {
  return sections
    .map((section) => (section === 'minisearch' ? 'MiniSearch BM25+' : SECTION_TEXTS[section].title.toLowerCase()))
    .join(', ');
}
