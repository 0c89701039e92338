import type { RetrieverSpec, TieRule } from '../retrieval/run';

/** What a reader needs to get an exported figure again. */
export interface Provenance {
  /** What the data set is called on the page: `FinRank`, `synthetic sample`, or a file's name. */
  readonly dataset: string;
  readonly datasetId: string;
  readonly codeVersion: string;
  readonly tieRule: TieRule;
  readonly systems: readonly RetrieverSpec[];
  /** Seed of the random negatives. */
  readonly seed: number;
  /** A split's part, or null for all queries. */
  readonly part: string | null;
  readonly overlaps: 'include' | 'exclude';
  /** ISO 8601 day, where the caller has a clock. */
  readonly date?: string;
}

/** One line per fact, in a fixed order, ready to become comments of an exported table. */
export function provenanceLines(provenance: Provenance): string[] {
  return [
    `data set: ${provenance.dataset} (id ${provenance.datasetId})`,
    `code: FinRank Explorer ${provenance.codeVersion}`,
    `ties: ${provenance.tieRule}`,
    ...provenance.systems.map((spec) => `parameters: ${parameterText(spec)}`),
    `random negatives: numpy default_rng(${provenance.seed})`,
    `queries: ${provenance.part ?? 'all'}`,
    `hard negatives that are gold elsewhere: ${provenance.overlaps}d`,
    ...(provenance.date === undefined ? [] : [`date: ${provenance.date}`]),
  ];
}

/** `bm25 k1=1.5 b=0.75 epsilon=0.25 tokenizer=python-word stopWords=false`: the spec's own fields, in its own order. */
export function parameterText({ name, ...parameters }: RetrieverSpec): string {
  return [name, ...Object.entries(parameters).map(([key, value]) => `${key}=${String(value)}`)].join(' ');
}
