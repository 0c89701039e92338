/**
 * `npm run bench -- --help`: speed and memory against rivals on the same input in the same run. Results are first held
 * against theirs; then come milliseconds, memory and ratios.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { TestCollection } from '../../src/core/dataset/test-collection';
import type { SuiteResult } from '../../src/core/evaluation/suite';
import { PUBLISHED_BM25, PUBLISHED_TFIDF } from '../../src/core/retrieval/run';
import { openSparseRetrievers, type SparseSpec } from '../../src/core/retrieval/sparse-retrievers';
import { end, EXIT, readArguments } from '../exit';
import { findChromium } from '../testing/find-chromium';
import { tableToText } from '../reproduce/text-table';
import { checkFigures, checkSame, checkScores } from './agreement';
import { measureInChromium } from './chromium';
import { timed, type Duration } from './duration';
import { benchInputs, readCollection, SAMPLE } from './inputs';
import type { ProcessRun } from './measure-suite';
import { findPython, runPythonRivals, type PythonResult } from './python-rivals';
import { createRankBm25Style } from './rivals/rank-bm25-style';
import { REPEATS, type SuiteTimes } from './suite-times';

/** One line of the result: who did what, in which time, and ours. */
interface Line {
  readonly what: string;
  readonly who: string;
  /** Where only the clock's time is known, no CPU time is. */
  readonly theirs: Pick<Duration, 'wall'> & Partial<Duration>;
  readonly ours: Duration;
}

interface ScorerTimes {
  readonly index: Duration;
  readonly score: Duration;
}

/**
 * What the release's Python harness takes for the suite on a two-core machine (issue 2): on tatqa (1,661 questions, 1,432
 * short passages), and on 1,185 questions over 4,457 long passages, about the size of our sample.
 */
const STATED_HARNESS_MS: Readonly<Record<string, number>> = { 'tatqa.jsonl': 15_400, [SAMPLE]: 135_000 };

const USAGE = `usage: npm run bench [-- FILE …]

  FILE …   JSONL files to measure on; default: the synthetic sample, and the stand-ins of ../shared where they are
  --help   print this

Measures in Node and, where there is a Chromium, in a tab. PYTHON=… names a Python that has rank_bm25, bm25s and
scikit-learn, to measure against these too.

Exit codes: 0 measured, 1 a figure differs from a rival's, 64 wrong usage, 65 a file was refused, 66 a file
is not there.`;

const { positionals: files } = readArguments({ options: {}, allowPositionals: true }, USAGE);
const missing = files.find((file) => !(existsSync(file) && statSync(file).isFile()));
if (missing !== undefined) end(EXIT.unreadable, `There is no file ${missing}.`);
const python = findPython(process.env);
const chromium = findChromium();
if (python === null) console.log('No Python with numpy, scikit-learn, rank_bm25 and bm25s: measuring without it.');
if (chromium === null) console.log('No Chromium: measuring in Node alone.');
for (const input of benchInputs(files)) await bench(input);

async function bench(input: string): Promise<void> {
  const collection = readCollection(input);
  const { texts } = collection.corpus;
  const characters = texts.reduce((sum, text) => sum + text.length, 0);
  console.log(
    `\n${basename(input)}: ${collection.queries.length} questions, ${texts.length} documents of ${characters} characters in all`,
  );
  const rivals = python === null ? null : runPythonRivals(python, collection);
  const node = measureInNode(input);
  reportAgreement(collection, node.result, rivals);
  console.log(`Whole suite in Node, ${timesText(node)}; peak RSS ${node.peakRssMb.toFixed(0)} MB`);
  const lines = suiteLines('Node', node, input, rivals);
  if (chromium !== null) {
    const tab = await measureInChromium(chromium, input);
    checkSame(tab.result, node.result);
    console.log('The tab’s results equal Node’s to the last digit');
    console.log(
      `Whole suite in a tab, ${timesText(tab)}; the worker’s peak heap and array buffers ${tab.peakHeapMb.toFixed(0)} MB`,
    );
    console.log(
      `Streams: ${kilobytes(tab.streamBytes)} of ${kilobytes(tab.jsonlBytes)}, ${((100 * tab.streamBytes) / tab.jsonlBytes).toFixed(1)} %`,
    );
    lines.push(...suiteLines('a tab', tab, input, rivals));
  }
  printLines([...lines, ...scorerLines(collection, rivals)]);
}

function timesText({ fresh, later }: SuiteTimes): string {
  const text = ({ wall, cpu }: Duration): string => `${ms(wall)} ms (CPU ${ms(cpu)})`;
  return `index included: ${text(fresh)} fresh, ${text(later)} after (median of ${REPEATS})`;
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(0)} kB`;
}

function measureInNode(input: string): ProcessRun {
  const child = fileURLToPath(new URL('measure-suite.ts', import.meta.url));
  const output = execFileSync(process.execPath, ['--import', import.meta.resolve('tsx'), child, input], {
    encoding: 'utf8',
  });
  return JSON.parse(output) as ProcessRun;
}

function reportAgreement(collection: TestCollection, result: SuiteResult, rivals: PythonResult | null): void {
  const open = openSparseRetrievers(collection.corpus.texts);
  const rival = createRankBm25Style(collection.corpus.texts);
  const largest = checkScores(collection, open.create(PUBLISHED_BM25), rival);
  console.log(`BM25 scores equal the TypeScript rival's: largest relative difference ${largest.toExponential(1)}`);
  if (rivals === null) return;
  const { compared, largest: means } = checkFigures(result, rivals);
  console.log(`${compared} means equal the Python harness's: largest difference ${means.toExponential(1)}`);
}

function suiteLines(home: string, { fresh, later }: SuiteTimes, input: string, rivals: PythonResult | null): Line[] {
  const measured = rivals?.times['suite'];
  const stated = STATED_HARNESS_MS[basename(input)];
  const against = (what: string, ours: Duration): Line[] => [
    ...(measured === undefined ? [] : [{ what, who: 'Python harness, this run', theirs: measured, ours }]),
    ...(stated === undefined ? [] : [{ what, who: 'release’s harness, as stated', theirs: { wall: stated }, ours }]),
  ];
  return [...against(`suite in ${home}, results checked`, later), ...against(`suite in ${home}, first run`, fresh)];
}

function scorerLines(collection: TestCollection, rivals: PythonResult | null): Line[] {
  const { texts } = collection.corpus;
  const bm25 = measureScorer(collection, PUBLISHED_BM25);
  const tfidf = measureScorer(collection, PUBLISHED_TFIDF);
  const [rival, rivalIndex] = timed(() => createRankBm25Style(texts));
  const [, rivalScore] = timed(() => {
    for (const query of collection.queries) rival.scores(query);
  });
  const lines = (system: string, who: string, { index, score }: ScorerTimes, ours: ScorerTimes): Line[] => [
    { what: `${system} index`, who, theirs: index, ours: ours.index },
    { what: `${system} all questions`, who, theirs: score, ours: ours.score },
  ];
  const python = (system: string, who: string, ours: ScorerTimes): Line[] => {
    const [index, score] = [rivals?.times[`${who} index`], rivals?.times[`${who} score`]];
    return index === undefined || score === undefined ? [] : lines(system, who, { index, score }, ours);
  };
  return [
    ...lines('BM25', 'TypeScript rival', { index: rivalIndex, score: rivalScore }, bm25),
    ...python('BM25', 'rank_bm25', bm25),
    ...python('BM25', 'bm25s', bm25),
    ...python('TF-IDF', 'scikit-learn', tfidf),
  ];
}

function measureScorer({ corpus, queries }: TestCollection, spec: SparseSpec): ScorerTimes {
  const [retriever, index] = timed(() => openSparseRetrievers(corpus.texts).create(spec));
  const scores = new Float64Array(retriever.size);
  const [, score] = timed(() => {
    for (const query of queries) retriever.score(query, scores);
  });
  return { index, score };
}

function printLines(lines: readonly Line[]): void {
  const labels = [
    'What',
    'Rival',
    'Rival ms',
    'Ours ms',
    'Times faster',
    'Rival CPU ms',
    'Ours CPU ms',
    'Times less CPU',
  ];
  const columns = labels.map((label, i) => ({ label, numeric: i > 1 }));
  const rows = lines.map(({ what, who, theirs, ours }) => [
    what,
    who,
    ms(theirs.wall),
    ms(ours.wall),
    (theirs.wall / ours.wall).toFixed(1),
    theirs.cpu === undefined ? '' : ms(theirs.cpu),
    ms(ours.cpu),
    theirs.cpu === undefined ? '' : (theirs.cpu / ours.cpu).toFixed(1),
  ]);
  console.log(tableToText({ columns, rows }));
}

function ms(value: number): string {
  return value.toFixed(1);
}
