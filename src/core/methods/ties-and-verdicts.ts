import { VERDICT_LABELS, type Verdict } from '../evaluation/ledger';
import { DISAGREEMENTS } from '../evaluation/published/disagreements';
import { TIE_RULES } from '../retrieval/run';
import type { TieRule } from '../retrieval/run';
import { list, table, text } from './blocks';
import type { Block, MethodChapter } from './blocks';

const TIE_RULE_TEXTS: Readonly<Record<TieRule, string>> = {
  'corpus-order': 'The earlier document stands first. The default: it depends on nothing but the file.',
  'gold-first': 'Gold stands first among its equals: the best value that any order can give.',
  'gold-last': 'Gold stands last among its equals: the worst value that any order can give.',
  'numpy-scalar':
    'The order in which numpy’s portable argsort (introsort: median of three, insertion sort up to 16 elements, the larger part deferred) leaves the negated scores. Not stable.',
};

const VERDICT_TEXTS: Readonly<Record<Verdict, string>> = {
  same: 'The two figures differ by no more than the tolerance.',
  'inside-tie-interval':
    'They differ, but the published figure lies within the tie interval: some order of tied documents gives it. It counts as reproduced.',
  differs: 'The published figure lies outside the tie interval. The difference is given in percentage points.',
  'not-comparable':
    'Both exist but do not speak of the same thing: another data set, changed parameters, a part instead of all records. The reason stands beside it.',
  'not-run': 'Published, and not computed here: the system waits for this tab to learn to run it.',
};

const disagreementBlocks: readonly Block[] = DISAGREEMENTS.flatMap(({ title, statements, followed }) => [
  text(`${title}:`),
  list(...statements.map(({ source, says }) => `${source}: ${says}.`), `Followed here: ${followed}`),
]);

/** How equal scores are ordered, and when a published figure counts as reproduced. */
export const TIES_AND_VERDICTS: MethodChapter = {
  title: 'Ties and verdicts',
  sections: [
    {
      anchor: 'ties',
      title: 'Tie rules',
      blocks: [
        text(
          'Documents with equal scores have no order of their own. The harness ranks with numpy’s default argsort, which is not stable and differs between processors. On the two reference sets, where equal scores are common, the order moves a global figure by up to 0.4 percentage points, a filtered one by 0.8, a stratum by 1.6. So the rule is always named:',
        ),
        table(
          ['Rule', 'Order of equal scores'],
          TIE_RULES.map((rule) => [`\`${rule}\``, TIE_RULE_TEXTS[rule]]),
        ),
        text(
          'On the two reference sets `numpy-scalar` gives every figure of the harness to 1e-12. Whether the published run used that code or a vectorised path is unknown, so it is offered and not assumed. [In-record](#in-record) and pairwise figures keep the harness’s rule, gold first, whatever is chosen.',
        ),
        text('Scores are computed and ranked in double precision; rounded scores are never ranked.'),
      ],
      source: 'numpy, quicksort.cpp (aquicksort_); measurements on the reference sets.',
    },
    {
      anchor: 'tie-interval',
      title: 'Tie interval',
      blocks: [
        text(
          'Beside each mean stand the worst and the best mean over all orders of tied documents, written [worst, best]. It is exact: for every measure here, putting gold last within each tie group gives the worst value, gold first the best. Without ties both ends equal the value.',
        ),
        text(
          'It says how far a figure depends on an arbitrary order. It is no confidence interval and says nothing of sampling error.',
        ),
      ],
      source: 'This project.',
    },
    {
      anchor: 'verdicts',
      title: 'Verdicts and tolerances',
      blocks: [
        table(
          ['Verdict', 'Meaning'],
          (Object.keys(VERDICT_TEXTS) as Verdict[]).map((verdict) => [VERDICT_LABELS[verdict], VERDICT_TEXTS[verdict]]),
        ),
        list(
          'Means are compared with a tolerance of 1e-9. It leaves room for sums taken in another order, and is far below the 0.03 percentage points that a single record can move a figure by.',
          'Scores agree with the Python libraries within 1e-12 relative. Logarithms are rounded as the C library under Python rounds them, and are the same in every browser, so that documents tie here where they tie there and a tab has the digits of a terminal; JavaScript’s own differ in the last place for about one argument in a hundred.',
        ),
        text(
          'A verdict is given only where the published column speaks of the open data set: FinRank’s own figures on FinRank, or a `results.json` that was dropped while this data set was open. Otherwise published figures stand apart, without a verdict.',
        ),
      ],
      source: 'This project.',
    },
    {
      anchor: 'disagreements',
      title: 'Known disagreements of the release',
      blocks: [
        text(
          'Points on which the release’s own sources say different things. They are told beside the figures that they bear on.',
        ),
        ...disagreementBlocks,
      ],
      source: 'FinRank paper and release files, compared with each other.',
    },
  ],
};
