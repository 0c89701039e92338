import type { BaselinesState } from '../../../core/permalink/view-state';
import { PUBLISHED_PARAMETERS } from '../../../core/permalink/view-state';
import type { TokenizerName } from '../../../core/text/tokenizer-name';
import type { TieRule } from '../../../core/retrieval/run';

export const TOKENIZER_LABELS: Readonly<Record<TokenizerName, string>> = {
  'python-word': '\\w+ (Python)',
  'sklearn-word': '\\b\\w\\w+\\b (scikit-learn)',
  'paper-alnum': '[a-z0-9]+ (the paper’s words)',
};

export const TIE_RULE_LABELS: Readonly<Record<TieRule, string>> = {
  'corpus-order': 'corpus order',
  'gold-first': 'gold first (best)',
  'gold-last': 'gold last (worst)',
  'numpy-scalar': 'numpy, scalar argsort',
};

const switched = (on: boolean) => (on ? 'on' : 'off');

/** What the two retrievers have changed, one phrase each: `BM25, k1 = 0.9, stop words on`. */
export function retrieverChanges({ parameters: { bm25, tfidf } }: Pick<BaselinesState, 'parameters'>): string[] {
  const published = PUBLISHED_PARAMETERS;
  const bm25Changes = [
    ...(['k1', 'b', 'epsilon'] as const)
      .filter((name) => bm25[name] !== published.bm25[name])
      .map((name) => `${name} = ${bm25[name]}`),
    ...(bm25.tokenizer === published.bm25.tokenizer ? [] : [`tokens ${TOKENIZER_LABELS[bm25.tokenizer]}`]),
    ...(bm25.stopWords ? ['without stop words'] : []),
  ];
  const tfidfChanges = [
    ...(tfidf.sublinear === published.tfidf.sublinear ? [] : [`sublinear tf ${switched(tfidf.sublinear)}`]),
    ...(tfidf.tokenizer === published.tfidf.tokenizer ? [] : [`tokens ${TOKENIZER_LABELS[tfidf.tokenizer]}`]),
    ...(tfidf.stopWords ? ['without stop words'] : []),
  ];
  return [
    ...(bm25Changes.length === 0 ? [] : [`BM25, ${bm25Changes.join(', ')}`]),
    ...(tfidfChanges.length === 0 ? [] : [`TF-IDF, ${tfidfChanges.join(', ')}`]),
  ];
}

/** All that sets the figures apart from the published ones; empty at the published setting. A tie rule does not: the tie interval allows for it. */
export function settingChanges(view: BaselinesState): string[] {
  return [
    ...retrieverChanges(view),
    ...(view.part === null ? [] : [`records of ${view.part} only`]),
    ...(view.overlaps === 'include' ? [] : ['without overlapping hard negatives']),
  ];
}

/** The heading of all figures. */
export function settingHeading(view: BaselinesState): string {
  const changes = settingChanges(view);
  const ties = view.tieRule === 'corpus-order' ? '' : `, ties: ${TIE_RULE_LABELS[view.tieRule]}`;
  if (changes.length === 0) return `The published setting${ties}`;
  const text = changes.join('; ');
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}${ties}: no longer the published setting`;
}
