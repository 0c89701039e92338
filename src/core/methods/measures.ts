import { MEASURE_FAMILIES } from '../measures/registry';
import type { MeasureFamily } from '../measures/measure';
import { formula, text } from './blocks';
import type { Block, MethodChapter, MethodSection } from './blocks';

/** One section a measure family, from the registry's own texts. */
export const MEASURES: MethodChapter = {
  title: 'Measures',
  sections: MEASURE_FAMILIES.map(measureSection),
};

function measureSection(family: MeasureFamily): MethodSection {
  const { label, definition, formula: line, source } = family.text;
  return {
    anchor: family.symbol,
    title: label,
    blocks: [text(definition), formula(line), text(notation(family)), ...inRecord(family)],
    source,
  };
}

function notation(family: MeasureFamily): string {
  const cutoff = family.takesCutoff ? ', k the cutoff' : '';
  const name = `Written \`${family.symbol}${family.takesCutoff ? '@k' : ''}\``;
  return family.kind === 'pairwise'
    ? `${name}; s(·) is a document’s score, g the number of gold documents.`
    : `${name}; r₁ < r₂ < … are the ranks of the gold documents, from 1, g is their number${cutoff}.`;
}

function inRecord(family: MeasureFamily): Block[] {
  if (family.kind === 'pairwise') return [];
  return [
    text(
      `With \`InRecord.\` before its name it is taken over the [in-record set](#in-record) instead of the [global pool](#global).`,
    ),
  ];
}
