import { parseMeasure } from '../../measures/names';
import { lookUp } from '../../look-up';
import { RETRIEVER_LABELS } from '../../retrieval/run';
import type { LedgerSection } from '../ledger';

/** The four labels that the release's harness stratifies by, in its order. */
export const RELEASE_STRATA = ['doc_type', 'reasoning_type', 'passage_type', 'difficulty'] as const;

/** Systems by the names that the release gives them (and ours of our own), as tables print them. */
const SYSTEM_LABELS: Readonly<Record<string, string>> = {
  ...RETRIEVER_LABELS,
  dense: 'Dense (all-mpnet-base-v2)',
  ce_dense: 'Cross-encoder over the dense top 20',
  ce_inrec: 'Cross-encoder over the record’s candidates',
  fin_bge: 'Dense (finance-adapted BGE)',
  bge_large: 'Dense (bge-large-en-v1.5)',
  e5_mistral: 'Dense (e5-mistral-7b-instruct)',
};

/** The label of a system, or its own name where none is known. */
export function systemLabel(system: string): string {
  return lookUp(SYSTEM_LABELS, system) ?? system;
}

/** True for a system that this project computes, and for the empty name of a count over the data set; others wait. */
export function isRunHere(system: string): boolean {
  return system === '' || Object.hasOwn(RETRIEVER_LABELS, system);
}

const RELEASE_KEYS: Readonly<Record<string, string>> = {
  RR: 'mrr',
  'InRecord.RR': 'inrec_mrr',
  PairAcc: 'hn_acc',
  RandAcc: 'rand_acc',
};

/** A measure's key in the release's files: `recall@10`, `mrr`, `inrec_ndcg@5`, `hn_acc`; the canonical name where the release has none. */
export function releaseKey(measure: string): string {
  const known = lookUp(RELEASE_KEYS, measure);
  if (known !== undefined) return known;
  const key = measure.replace(/^InRecord\./, 'inrec_').replace('nDCG@', 'ndcg@');
  return key.replace(/(?<![A-Za-z])R@/, 'recall@');
}

/** The canonical name behind a key of the release's files, or null where it is no measure. */
export function canonicalMeasure(key: string): string | null {
  const parsed = parseMeasure(key);
  return parsed.ok ? parsed.measure.name : null;
}

/** Where a figure of `models` stands in the ledger. */
export function sectionOf(measure: string): LedgerSection {
  if (measure === 'PairAcc' || measure === 'RandAcc') return 'hard-random';
  return measure.startsWith('InRecord.') ? 'in-record' : 'global';
}
