import { FINRANK_LICENCE, FINRANK_REPOSITORY } from '../dataset/citation';
import { PIPELINE_VERSION, SCHEMA_VERSION, STREAM_NAMES } from '../dataset/manifest';
import { HARD_NEGATIVE_CLASSES } from '../dataset/record';
import type { HardNegativeClass } from '../dataset/record';
import { FINRANK_SOURCE } from '../evaluation/published/finrank-source';
import { list, table, text } from './blocks';
import type { MethodChapter } from './blocks';

const CLASS_RULES: Readonly<Record<HardNegativeClass, string>> = {
  same_company_same_year_doc: 'The ticker, the year and the form are the record’s own.',
  same_company_other_year_or_doc: 'The ticker is the record’s own; the year or the form is another.',
  same_industry_other_company: 'The ticker is another, and that ticker’s sector is the record’s.',
  cross_industry: 'Everything else, a ticker without records of its own included.',
};

/** What is evaluated on: from a file to documents, judgments and parts. */
export const DATA_SET: MethodChapter = {
  title: 'The test collection',
  sections: [
    {
      anchor: 'data-set',
      title: 'Data set and its identity',
      blocks: [
        text(
          'A data set is one JSONL file, one record a line, passed through one pipeline: parse, [normalise](#normalisation) (but for the pinned release, which is taken as it stands), [validate](#validation), then build corpus, judgments and [splits](#splits). The same function runs in the build and in the tab.',
        ),
        list(
          `The file is identified by its git blob id: SHA-1 over \`blob <bytes>\\0<content>\`. It is called FinRank only when that id is the one of the pinned release, [${FINRANK_REPOSITORY.replace('https://', '')}](${FINRANK_REPOSITORY}) at commit \`${FINRANK_SOURCE.commit}\`. A synthetic sample and a file of the reader’s own are called so wherever they show.`,
          `The data set id is the first 16 hexadecimal digits of SHA-256 over the pipeline version (now ${PIPELINE_VERSION}) and the digests of the ${STREAM_NAMES.length} streams (${STREAM_NAMES.join(', ')}; schema version ${SCHEMA_VERSION}). Each digest is SHA-256 over the uncompressed Arrow IPC stream. Line ends, a byte-order mark or the gzip level of the file do not change it.`,
          'Every worker checks the digests of what it loaded before it answers anything.',
        ),
        text(`FinRank’s data is published under ${FINRANK_LICENCE}. This project’s repository holds none of it.`),
      ],
      source: 'This project; git object format.',
    },
    {
      anchor: 'corpus',
      title: 'Corpus C',
      blocks: [
        text(
          'C is the pool of passages that is searched. Records are walked in file order, each one’s gold passages before its hard negatives. A text that is not blank and has not been seen before becomes the next document. Texts are compared raw: untrimmed, character for character.',
        ),
        list(
          'Document numbers start at 0 and follow that order, which is called corpus order.',
          'A document carries the metadata (ticker, year, form) of its first occurrence: the record’s own for a gold passage, the negative’s own for a hard negative. Later occurrences change nothing; the [filter](#filter) inherits this.',
          'In the released FinRank, |C| = 5,230. One README says 5,270: see [known disagreements](#disagreements).',
        ),
      ],
      source: 'FinRank paper, section 3.6; release harness (baselines/).',
    },
    {
      anchor: 'gold',
      title: 'Gold documents, hard negatives, candidates',
      blocks: [
        list(
          'gold(r) is the set of documents that hold the texts of record r’s supporting passages. A text listed twice counts once.',
          'hn(r) is the list of documents that hold the texts of its hard negatives, in the record’s order. A text listed twice stays twice.',
          'The candidates of r are both together: see [in-record set](#in-record).',
        ),
        text(
          'Judgments are binary. A document that is neither gold nor hard negative of a record counts as not relevant, as in the release.',
        ),
      ],
      source: 'FinRank paper, sections 3.4 and 3.6.',
    },
    {
      anchor: 'hard-negative-classes',
      title: 'Classes of hard negatives',
      blocks: [
        text(
          'How the filing of a hard negative relates to its record’s filing. The rules are tried in this order; values are compared as strings. A ticker’s sector is that of its last record in the file.',
        ),
        table(
          ['Class', 'Rule'],
          HARD_NEGATIVE_CLASSES.map((name) => [`\`${name}\``, CLASS_RULES[name]]),
        ),
      ],
      source: 'FinRank paper, section 3.7 and Figure 1; the release’s hn_taxonomy.json.',
    },
    {
      anchor: 'overlaps',
      title: 'Overlaps',
      blocks: [
        text(
          'A hard negative overlaps when its trimmed text equals that of a gold passage of another record: it may be relevant to more than one question. The released FinRank has 442 such negatives in 305 records.',
        ),
        text(
          'The published figures include them. The Baselines view can leave them out: a left-out negative is then missing from the in-record ranking and from the pairs of [hard-negative accuracy](#PairAcc); the corpus and the [random draws](#hard-random) stay whole. Figures without overlaps have no published counterpart.',
        ),
      ],
      source: 'FinRank paper, section 3.7; overlaps_gold_of in the release’s hn_taxonomy.json.',
    },
    {
      anchor: 'splits',
      title: 'Splits',
      blocks: [
        text(
          'Five splits are rebuilt from the file by the release’s rules. The published figures are over all records; the paper recommends that studies report at least one test part. A part changes which records a mean is over, nothing else: corpus, scores and random draws stay those of the whole file.',
        ),
        table(
          ['Split', 'Rule'],
          [
            [
              '`random`',
              'Python’s `random.Random(42).shuffle` of the record ids in file order, cut at int(0.8 n) and int(0.9 n) into train, dev and test.',
            ],
            [
              '`ticker`',
              'Tickers by (number of records, name), fewest first: test until it holds at least 10 % of the records, then dev until it does; the rest is train.',
            ],
            ['`sector`', 'One fold a sector: that sector is test, the others are train.'],
            ['`year`', 'Test is 2024, train the rest.'],
            ['`doctype`', 'Test is 10-Q, train the rest.'],
          ],
        ),
        text('In FinRank the year and 10-Q test parts are small, and 10-Q is confounded with sector and year.'),
      ],
      source: 'FinRank paper, section 6.2; the release’s splits.json; CPython random (MT19937).',
    },
  ],
};
