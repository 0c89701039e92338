/** Corpus, queries, qrels and baseline runs for other people's tools: `npm run export -- --format beir|trec --out DIR [--input FILE]`. */
import { createWriteStream, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { TestCollection } from '../src/core/dataset/test-collection';
import { beirCorpus, beirQrels, beirQueries } from '../src/core/formats/beir';
import { evaluate } from '../src/core/evaluation/evaluate';
import { trecCorpus, trecQrels, trecRun, trecTopics } from '../src/core/formats/trec';
import { rankingMeasureNamed } from '../src/core/measures/names';
import { runQuestions } from '../src/core/retrieval/create-run';
import { PUBLISHED_BM25, PUBLISHED_TFIDF } from '../src/core/retrieval/run';
import { openSparseRetrievers } from '../src/core/retrieval/sparse-retrievers';
import { allowClosedPipe, end, endIfUnwritable, EXIT, readOptions } from './exit';
import { requireInput } from './input';

type LineWriter = (collection: TestCollection) => Iterable<string>;

/** Format → file below the output folder → its lines. */
const FORMATS: Readonly<Record<string, Readonly<Record<string, LineWriter>>>> = {
  beir: { 'corpus.jsonl': beirCorpus, 'queries.jsonl': beirQueries, 'qrels/test.tsv': beirQrels },
  trec: { 'corpus.jsonl': trecCorpus, 'topics.tsv': trecTopics, 'qrels.txt': trecQrels },
};

/** Documents a query in a run: what TREC's own tracks take. */
const RUN_DEPTH = 1000;
/** What trec_eval can be held against. */
const RUN_MEASURES = ['R@10', 'nDCG@10', 'RR'].map(rankingMeasureNamed);

const USAGE = `usage: npm run export -- --format beir|trec --out DIR [--input FILE]

  beir   corpus.jsonl, queries.jsonl, qrels/test.tsv (gold only)
  trec   corpus.jsonl (id, contents), topics.tsv, qrels.txt (gold 1, hard negatives 0), and run-tfidf.txt and run-bm25.txt,
         the published baselines to depth ${RUN_DEPTH}, with what they evaluate to on stdout

Document ids are places in the deduplicated corpus, from 0; blanks and % in query ids are percent-encoded. Without --input: data/FinRank.jsonl, else the synthetic sample.`;

allowClosedPipe();
const { format, out, input } = readOptions(
  {
    options: {
      format: { type: 'string', default: '' },
      out: { type: 'string', default: '' },
      input: { type: 'string' },
    },
  },
  USAGE,
);
const files = Object.hasOwn(FORMATS, format) ? FORMATS[format] : undefined;
if (files === undefined) end(EXIT.wrongUsage, `--format must be beir or trec.\n\n${USAGE}`);
if (out === '') end(EXIT.wrongUsage, `--out DIR is missing.\n\n${USAGE}`);

const { label, collection } = await requireInput(input);
process.stdout.write(`Data set: ${label}\n`);
await writeFiles(files).catch(endIfUnwritable);

async function writeFiles(writers: Readonly<Record<string, LineWriter>>): Promise<void> {
  for (const [name, lines] of Object.entries(writers)) await writeLines(name, lines(collection));
  if (format === 'trec') await writeRuns();
}

async function writeLines(name: string, lines: Iterable<string>): Promise<void> {
  const path = join(out, name);
  mkdirSync(dirname(path), { recursive: true });
  await pipeline(Readable.from(withLineFeeds(lines)), createWriteStream(path));
  process.stdout.write(`wrote ${path}\n`);
}

/** The baselines as runs, evaluated as a run of anybody's would be. */
async function writeRuns(): Promise<void> {
  const retrievers = openSparseRetrievers(collection.corpus.texts);
  for (const spec of [PUBLISHED_TFIDF, PUBLISHED_BM25]) {
    const run = runQuestions(collection, retrievers.create(spec), RUN_DEPTH);
    await writeLines(`run-${spec.name}.txt`, trecRun(run, collection.queryIds, spec.name));
    const { figures } = evaluate(collection, run, RUN_MEASURES);
    const means = Object.entries(figures).map(([measure, { value }]) => `${measure} ${value.toFixed(6)}`);
    process.stdout.write(`  ${means.join(', ')}\n`);
  }
}

function* withLineFeeds(lines: Iterable<string>): Generator<string> {
  for (const line of lines) yield `${line}\n`;
}
