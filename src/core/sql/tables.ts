/**
 * The tables that SQL sees, documented column by column: the schema panel prints this, the editor completes from it, and a
 * test holds it against the real tables.
 */

export interface SqlColumn {
  readonly name: string;
  /** As DuckDB's DESCRIBE prints it. */
  readonly type: string;
  readonly meaning: string;
  /** Absent for names and texts. */
  readonly unit?: string;
}

export const SQL_TABLE_NAMES = [
  'records',
  'documents',
  'judgments',
  'rewrites',
  'splits',
  'runs',
  'per_query',
  'student_t',
] as const;
export type SqlTableName = (typeof SQL_TABLE_NAMES)[number];

export interface SqlTable {
  readonly name: SqlTableName;
  readonly meaning: string;
  /** Where its rows come from. */
  readonly source: string;
  readonly columns: readonly SqlColumn[];
}

/** Every run in SQL is cut at this rank; judged documents below it are kept too. */
export const RUN_DEPTH = 100;

const column = (name: string, type: string, meaning: string, unit?: string): SqlColumn =>
  unit === undefined ? { name, type, meaning } : { name, type, meaning, unit };

const RECORD = column('record', 'INTEGER', 'Number of the record in file order; joins the tables', 'from 0');
const DOCUMENT = column('document', 'INTEGER', 'Number of the document in the pool C; joins the tables', 'from 0');
const SYSTEM = column('system', 'VARCHAR', 'Retriever: bm25, tfidf, or the name of a run');

/** A filing's own labels, wherever one is named. */
const FILING = [
  column('ticker', 'VARCHAR', 'Company of the filing'),
  column('year', 'VARCHAR', 'Fiscal year of the filing, as labelled; year::INTEGER calculates'),
  column('doc_type', 'VARCHAR', 'Form: 10-K, 10-Q or Unknown'),
  column('filing', 'INTEGER', 'Number of (ticker, year, doc_type); equal numbers mean the same filing', 'from 0'),
];
const PLACE = [
  column('page_number', 'VARCHAR', 'Page in the filing: digits, a range, or NULL where unknown'),
  column('passage_id', 'VARCHAR', 'Name of the passage: record id, then :p for gold or :hn for a hard negative'),
];

const RECORDS: SqlTable = {
  name: 'records',
  meaning: 'Questions with their answers and labels: one row a record',
  source: 'records stream',
  columns: [
    RECORD,
    column('id', 'VARCHAR', 'Record id of the file'),
    column(
      'question_id',
      'VARCHAR',
      'Name that the annotators gave: ticker, topic, difficulty, scope, reasoning, number',
    ),
    column('question', 'VARCHAR', 'The question'),
    column('answer', 'VARCHAR', 'The reference answer'),
    column('topic', 'VARCHAR', 'One of eight topics'),
    column('industry', 'VARCHAR', 'Sector of the company'),
    ...FILING,
    column('difficulty', 'VARCHAR', 'Easy, Medium or Hard'),
    column('reasoning_type', 'VARCHAR', 'Qualitative or Quantitative'),
    column('passage_type', 'VARCHAR', 'Scope: Single-, Two- or Multi-Passage'),
    column('num_passages', 'INTEGER', 'Gold passages, as labelled', 'passages'),
    column('golds', 'INTEGER', 'Distinct gold documents of the pool', 'documents'),
    column('hard_negatives', 'INTEGER', 'Hard negatives that are documents of the pool, repeats counted', 'documents'),
    column('question_words', 'INTEGER', 'Words of the question, split at blanks', 'words'),
    column('folder_name', 'VARCHAR', 'Folder of the filing in the release'),
    column('raw_fields', 'VARCHAR[]', 'Fields that curation changed'),
    column('raw_values', 'VARCHAR[]', 'Their earlier values as JSON, in the order of raw_fields'),
    column('extra_fields', 'VARCHAR[]', 'Fields of the file that the schema does not know'),
    column('extra_values', 'VARCHAR[]', 'Their values as JSON, in the order of extra_fields'),
    column('warning_rules', 'VARCHAR[]', 'Validation rules that the record breaks'),
    column('warnings', 'VARCHAR[]', 'Why, in the order of warning_rules'),
  ],
};

const DOCUMENTS: SqlTable = {
  name: 'documents',
  meaning: 'The pool C: every distinct text, with the filing of its first occurrence',
  source: 'documents stream',
  columns: [DOCUMENT, column('text', 'VARCHAR', 'The passage'), ...FILING, ...PLACE],
};

const JUDGMENTS: SqlTable = {
  name: 'judgments',
  meaning: 'Gold passages and hard negatives of each record, in its order',
  source: 'judgments stream',
  columns: [
    RECORD,
    column('document', 'INTEGER', 'Number of the document; NULL for a blank text, which the pool leaves out', 'from 0'),
    column('kind', 'VARCHAR', 'gold or hard-negative'),
    column('place', 'INTEGER', 'Place in the record’s list of that kind', 'from 0'),
    ...FILING,
    ...PLACE,
    column(
      'hard_negative_class',
      'VARCHAR',
      'How the negative’s filing relates to the record’s (paper, Figure 1); NULL for gold',
    ),
    column('overlaps', 'BOOLEAN', 'Whether a hard negative is a gold passage of another record'),
    column('overlaps_gold_of', 'VARCHAR[]', 'The gold passages of other records that have its text'),
  ],
};

const REWRITES: SqlTable = {
  name: 'rewrites',
  meaning: 'Rewrites of the questions that are not blank',
  source: 'rewrites stream',
  columns: [
    RECORD,
    column('place', 'INTEGER', 'Place in the record’s list', 'from 0'),
    column('rewrite', 'VARCHAR', 'The rewritten question'),
  ],
};

const SPLITS: SqlTable = {
  name: 'splits',
  meaning: 'Members of every split part: a record is in several',
  source: 'splits stream',
  columns: [column('part', 'VARCHAR', 'Split and part, such as random/test'), RECORD],
};

const RUNS: SqlTable = {
  name: 'runs',
  meaning: `Rankings of the pool for each question: the first ${RUN_DEPTH}, and every gold and hard negative wherever it stands`,
  source: 'computed in this tab, ties in corpus order',
  columns: [
    SYSTEM,
    RECORD,
    DOCUMENT,
    column('rank', 'INTEGER', 'Rank in the whole pool, ties in corpus order', 'from 1'),
    column('score', 'DOUBLE', 'The retriever’s own score'),
  ],
};

const PER_QUERY: SqlTable = {
  name: 'per_query',
  meaning: 'Every measure of every question and system; no row where a measure is undefined',
  source: 'computed in this tab, ties in corpus order',
  columns: [
    SYSTEM,
    RECORD,
    column('measure', 'VARCHAR', 'Canonical name, such as R@10, nDCG@10, RR, InRecord.nDCG@5, PairAcc'),
    column('value', 'DOUBLE', 'The measure’s value', 'fraction 0–1'),
    column(
      'worst',
      'DOUBLE',
      'Its value in the worst order of tied documents; that of InRecord, PairAcc and RandAcc is fixed',
      'fraction 0–1',
    ),
    column('best', 'DOUBLE', 'Its value in the best order of tied documents', 'fraction 0–1'),
  ],
};

const STUDENT_T: SqlTable = {
  name: 'student_t',
  meaning: 'Quantiles of Student’s t, for confidence intervals: mean ± t975 · stddev_samp / sqrt(n)',
  source: '@stdlib/stats-base-dists-t-quantile',
  columns: [
    column('df', 'INTEGER', 'Degrees of freedom: n − 1', 'from 1'),
    column('t975', 'DOUBLE', 'The 0.975 quantile, for a two-sided 95 % interval'),
  ],
};

export const SQL_TABLES: readonly SqlTable[] = [
  RECORDS,
  DOCUMENTS,
  JUDGMENTS,
  REWRITES,
  SPLITS,
  RUNS,
  PER_QUERY,
  STUDENT_T,
];
