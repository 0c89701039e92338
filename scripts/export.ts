/** Corpus, queries and qrels for other people's tools: `npm run export -- --format beir|trec --out DIR [--input FILE]`. */
import { createWriteStream, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { TestCollection } from '../src/core/dataset/test-collection';
import { beirCorpus, beirQrels, beirQueries } from '../src/core/formats/beir';
import { trecCorpus, trecQrels, trecTopics } from '../src/core/formats/trec';
import { end, EXIT, readOptions } from './exit';
import { requireInput } from './input';

type LineWriter = (collection: TestCollection) => Iterable<string>;

/** Format → file below the output folder → its lines. */
const FORMATS: Readonly<Record<string, Readonly<Record<string, LineWriter>>>> = {
  beir: { 'corpus.jsonl': beirCorpus, 'queries.jsonl': beirQueries, 'qrels/test.tsv': beirQrels },
  trec: { 'corpus.jsonl': trecCorpus, 'topics.tsv': trecTopics, 'qrels.txt': trecQrels },
};

const USAGE = `usage: npm run export -- --format beir|trec --out DIR [--input FILE]

  beir   corpus.jsonl, queries.jsonl, qrels/test.tsv (gold only)
  trec   corpus.jsonl (id, contents), topics.tsv, qrels.txt (gold 1, hard negatives 0)

Document ids are places in the deduplicated corpus, from 0. Without --input: data/FinRank.jsonl, else the synthetic sample.`;

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
for (const [name, lines] of Object.entries(files)) {
  const path = join(out, name);
  mkdirSync(dirname(path), { recursive: true });
  await pipeline(Readable.from(withLineFeeds(lines(collection))), createWriteStream(path));
  process.stdout.write(`wrote ${path}\n`);
}

function* withLineFeeds(lines: Iterable<string>): Generator<string> {
  for (const line of lines) yield `${line}\n`;
}
