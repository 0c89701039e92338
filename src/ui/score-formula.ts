import type { Explanation } from '../core/retrieval/retriever';
import type { Bm25Spec, TfidfSpec } from '../core/retrieval/run';
import { count } from './format';

/** One line of a formula: what is defined, and by what. */
export interface FormulaLine {
  readonly name: string;
  readonly text: string;
}

type Lengths = Pick<Explanation, 'documentLength' | 'averageLength'>;

/**
 * A retriever's scoring formula as plain text, with the parameters and lengths that are in force for one document.
 *
 * @param documents N, the size of the corpus
 */
export function scoreFormula(
  system: Bm25Spec | TfidfSpec,
  { documentLength, averageLength }: Lengths,
  documents: number,
): readonly FormulaLine[] {
  const length = `dl = ${count(documentLength)} tokens`;
  if (system.name === 'bm25') {
    const { k1, b, epsilon } = system;
    return [
      { name: 'contribution', text: 'query factor × idf × document factor' },
      { name: 'query factor', text: 'qtf' },
      { name: 'idf', text: 'ln(N − df + 0.5) − ln(df + 0.5); where that is negative, ε × mean idf' },
      { name: 'document factor', text: 'tf·(k1 + 1) ∕ (tf + k1·(1 − b + b·dl ∕ avgdl))' },
      {
        name: 'here',
        text: `k1 = ${k1}, b = ${b}, ε = ${epsilon}, N = ${count(documents)}, ${length}, avgdl = ${averageLength.toFixed(2)}; ${tokens(system)}`,
      },
    ];
  }
  const damped = (frequency: string) => (system.sublinear ? `(1 + ln ${frequency})` : frequency);
  return [
    { name: 'contribution', text: 'query factor × document factor' },
    { name: 'query factor', text: `${damped('qtf')}·idf ∕ ‖q‖` },
    { name: 'document factor', text: `${damped('tf')}·idf ∕ ‖d‖` },
    { name: 'idf', text: 'ln((1 + N) ∕ (1 + df)) + 1' },
    { name: 'here', text: `N = ${count(documents)}, ${length}; ${tokens(system)}` },
  ];
}

const tokens = ({ tokenizer, stopWords }: Bm25Spec | TfidfSpec): string =>
  `tokenizer ${tokenizer}, stop words ${stopWords ? 'dropped' : 'kept'}`;
