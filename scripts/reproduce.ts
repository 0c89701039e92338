/** The terminal twin of the Baselines view: `npm run reproduce -- --help`. */
import { writeFileSync } from 'node:fs';
import { buildLedger, summariseLedger } from '../src/core/evaluation/build-ledger';
import { datasetMismatch } from '../src/core/evaluation/comparability';
import type { LedgerRow } from '../src/core/evaluation/ledger';
import type { PublishedFigures } from '../src/core/evaluation/published/figures';
import { PUBLISHED_SUITE } from '../src/core/evaluation/published-suite';
import { collectSuite } from '../src/core/evaluation/run-suite';
import type { SuiteResult, SuiteSpec } from '../src/core/evaluation/suite';
import { toResultsJson } from '../src/core/formats/results-json';
import { openSparseRetrievers } from '../src/core/retrieval/sparse-retrievers';
import { codeVersion } from './code-version';
import { allowClosedPipe, end, endIfUnwritable, EXIT } from './exit';
import { requireInput, type Input } from './input';
import { parseReproduceOptions, REPRODUCE_USAGE, type ReproduceOptions } from './reproduce/options';
import { ProgressLine } from './reproduce/progress';
import { publishedRelease, readPublished } from './reproduce/published';
import { figuresText, headText, ledgerText, outcomeText, premiumText, publishedText } from './reproduce/report';

/** What `--check` ends with; 0 where every comparable figure is reproduced. `notChecked`: none, or fewer or more than expected. */
const CHECK = { differs: 1, notChecked: 2 } as const;

allowClosedPipe();
const parsed = parseReproduceOptions(process.argv.slice(2));
if (parsed.kind === 'wrong') end(EXIT.wrongUsage, `${parsed.message}\n\n${REPRODUCE_USAGE}`);
if (parsed.kind === 'help') process.stdout.write(`${REPRODUCE_USAGE}\n`);
else await reproduce(parsed.options);

async function reproduce(options: ReproduceOptions): Promise<void> {
  const brought = options.published === undefined ? null : readPublished(options.published);
  const progress = new ProgressLine(process.stderr);
  const input = await requireInput(options.input, ({ fraction, stage }) => {
    progress.show(fraction, `building: ${stage}`);
  });
  checkSplit(options.split, input);
  const published = brought ?? publishedRelease(input.source.kind);
  const run = suiteRunner(input, progress);
  const suite = run({ ...PUBLISHED_SUITE, tieRule: options.ties });
  const part =
    options.split === undefined ? null : run({ ...PUBLISHED_SUITE, tieRule: options.ties, part: options.split });

  const rows = printFigures(input, published, suite);
  process.stdout.write(`\n${premiumText(suite)}\n`);
  if (part !== null) {
    process.stdout.write(`\nPart ${options.split ?? ''}: ${part.queries} records\n${figuresText(part)}\n`);
  }
  if (options.json !== undefined) writeJson(options.json, suite, part);
  if (options.check) check(rows, options.expect);
}

function checkSplit(split: string | undefined, { collection }: Input): void {
  if (split === undefined || collection.splits.some(({ name }) => name === split)) return;
  const known = collection.splits.map(({ name }) => name).join(', ');
  end(EXIT.wrongUsage, `There is no split part “${split}”. Known: ${known}.`);
}

/** Indexes the corpus once, for all suites. */
function suiteRunner({ collection }: Input, progress: ProgressLine): (spec: SuiteSpec) => SuiteResult {
  const open = openSparseRetrievers(collection.corpus.texts);
  const retrievers = PUBLISHED_SUITE.systems.map((system) => open.create(system));
  return (spec) => {
    const suite = collectSuite(collection, retrievers, spec, ({ done, total, stage }) => {
      progress.show(done / total, spec.part === null ? stage : `${spec.part}: ${stage}`);
    });
    progress.end();
    return suite;
  };
}

/** Prints the ledger, or both columns apart where they are about different data sets; gives the rows that a check looks at. */
function printFigures(input: Input, published: PublishedFigures, suite: SuiteResult): readonly LedgerRow[] {
  const mismatch = datasetMismatch(input.source.kind, published);
  const rows = buildLedger(published, suite, { mismatch });
  const parts =
    mismatch === null
      ? [ledgerText(rows), outcomeText(rows)]
      : [figuresText(suite), `Published for FinRank, without a verdict: ${mismatch}`, publishedText(published)];
  process.stdout.write(`${[headText(input, suite, codeVersion()), ...parts].join('\n\n')}\n`);
  return rows;
}

function writeJson(path: string, suite: SuiteResult, part: SuiteResult | null): void {
  const parts = part === null ? {} : { parts: { [part.spec.part ?? '']: toResultsJson(part) } };
  const json = JSON.stringify({ ...toResultsJson(suite), ...parts }, null, 2);
  try {
    writeFileSync(path, `${json}\n`);
  } catch (error) {
    endIfUnwritable(error);
  }
}

/** Sets the exit code, and says on stdout's last line what it rests on. */
function check(rows: readonly LedgerRow[], expected: number | undefined): void {
  const { verdicts, checked } = summariseLedger(rows);
  process.stdout.write(`\ncheck: ${outcomeText(rows)}\n`);
  if (verdicts.differs > 0) process.exitCode = CHECK.differs;
  else if (checked === 0) process.exitCode = CHECK.notChecked;
  else if (expected !== undefined && checked !== expected) {
    process.stdout.write(`check: ${expected} comparable figures were expected\n`);
    process.exitCode = CHECK.notChecked;
  }
}
