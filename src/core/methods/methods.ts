import { parseMeasure } from '../measures/names';
import type { MethodChapter, MethodSection } from './blocks';
import { CROSS_TABS } from './cross-tabs';
import { CURATION } from './curation';
import { DATA_SET } from './data-set';
import { FIGURES } from './figures';
import { GLOSSARY } from './glossary';
import { MEASURES } from './measures';
import { REGIMES } from './regimes';
import { RETRIEVERS } from './retrievers';
import { SHARING } from './sharing';
import { SQL } from './sql';
import { TIES_AND_VERDICTS } from './ties-and-verdicts';

/** Every definition, in reading order. */
export const METHODS: readonly MethodChapter[] = [
  DATA_SET,
  CURATION,
  RETRIEVERS,
  REGIMES,
  MEASURES,
  TIES_AND_VERDICTS,
  CROSS_TABS,
  FIGURES,
  SQL,
  SHARING,
  GLOSSARY,
];

/** The section that an anchor names: its own, or that of the measure family of a measure's name; null where there is none. */
export function methodSection(anchor: string): MethodSection | null {
  const sections = METHODS.flatMap(({ sections: own }) => own);
  const named = sections.find((section) => section.anchor === anchor);
  if (named !== undefined) return named;
  const parsed = parseMeasure(anchor);
  return parsed.ok ? (sections.find((section) => section.anchor === parsed.measure.family.symbol) ?? null) : null;
}
