import { pythonShuffle } from '../random/python-shuffle';
import { compareCodePoints } from './python-text';
import type { FinRankRecord } from './record';
import type { SplitPart } from './test-collection';

/** What splits are made from. */
export type SplitRecord = Pick<FinRankRecord, 'id' | 'ticker' | 'industry' | 'year' | 'doc_type'>;

/** Record ids in code point order. */
export interface TrainTest {
  readonly train: readonly string[];
  readonly test: readonly string[];
}
export interface TrainDevTest extends TrainTest {
  readonly dev: readonly string[];
}

/** The release's `splits.json`, key for key (paper section 6.2). */
export interface DatasetSplits {
  readonly random: TrainDevTest;
  /** Held-out tickers in the order in which they were picked. */
  readonly ticker: {
    readonly held_out_test_tickers: readonly string[];
    readonly held_out_dev_tickers: readonly string[];
  } & TrainDevTest;
  /** `test_<industry, blanks as underscores>` → leave that sector out, in first-occurrence order. */
  readonly sector: Readonly<Record<string, TrainTest>>;
  readonly year: TrainTest;
  readonly doctype: TrainTest;
}

const SEED = 42;
const TEST_YEAR = '2024';
const TEST_DOC_TYPE = '10-Q';
/** Share of the records that held-out tickers have to reach, for test and for dev. */
const HELD_OUT_SHARE = 0.1;

/** All five splits of the release's harness. */
export function buildSplits(records: readonly SplitRecord[]): DatasetSplits {
  return {
    random: randomSplit(records.map((record) => record.id)),
    ticker: tickerSplit(records),
    sector: sectorSplits(records),
    year: holdOut(records, (record) => String(record.year) === TEST_YEAR),
    doctype: holdOut(records, (record) => record.doc_type === TEST_DOC_TYPE),
  };
}

/**
 * Python's `random.Random(42).shuffle` of the ids, cut at 80 % and 90 %.
 *
 * @param ids in file order
 */
export function randomSplit(ids: readonly string[]): TrainDevTest {
  const shuffled = pythonShuffle(SEED, ids);
  const devStart = Math.trunc(0.8 * ids.length);
  const testStart = Math.trunc(0.9 * ids.length);
  return {
    train: sorted(shuffled.slice(0, devStart)),
    dev: sorted(shuffled.slice(devStart, testStart)),
    test: sorted(shuffled.slice(testStart)),
  };
}

/** Tickers with the fewest records are held out first; names break ties. */
function tickerSplit(records: readonly SplitRecord[]): DatasetSplits['ticker'] {
  const counts = new Map<string, number>();
  for (const { ticker } of records) counts.set(ticker, (counts.get(ticker) ?? 0) + 1);
  const ascending = [...counts].sort(([a, m], [b, n]) => m - n || compareCodePoints(a, b));

  const enough = HELD_OUT_SHARE * records.length;
  let next = 0;
  const pick = (): string[] => {
    const picked: string[] = [];
    for (let held = 0; held < enough && next < ascending.length; next++) {
      const [ticker, count] = ascending[next] as [string, number];
      picked.push(ticker);
      held += count;
    }
    return picked;
  };
  const testTickers = pick();
  const devTickers = pick();

  const partOf = new Map<string, 'test' | 'dev'>();
  for (const ticker of testTickers) partOf.set(ticker, 'test');
  for (const ticker of devTickers) partOf.set(ticker, 'dev');
  return {
    held_out_test_tickers: testTickers,
    held_out_dev_tickers: devTickers,
    train: idsWhere(records, (record) => !partOf.has(record.ticker)),
    dev: idsWhere(records, (record) => partOf.get(record.ticker) === 'dev'),
    test: idsWhere(records, (record) => partOf.get(record.ticker) === 'test'),
  };
}

function sectorSplits(records: readonly SplitRecord[]): Record<string, TrainTest> {
  const sectors = new Set(records.map((record) => record.industry));
  return Object.fromEntries(
    [...sectors].map((sector) => [
      `test_${sector.replaceAll(' ', '_')}`,
      holdOut(records, (record) => record.industry === sector),
    ]),
  );
}

function holdOut(records: readonly SplitRecord[], isTest: (record: SplitRecord) => boolean): TrainTest {
  return { train: idsWhere(records, (record) => !isTest(record)), test: idsWhere(records, isTest) };
}

function idsWhere(records: readonly SplitRecord[], holds: (record: SplitRecord) => boolean): string[] {
  return sorted(records.filter(holds).map((record) => record.id));
}

function sorted(ids: readonly string[]): string[] {
  return [...ids].sort(compareCodePoints);
}

/**
 * The parts of all splits under the names that the page and the terminal use: `random/train`, `ticker/dev`,
 * `sector/test_Automotive/test`, `year/test`, `doctype/train` …
 *
 * @param ids in file order: the position of an id is its query number
 */
export function splitParts(ids: readonly string[], splits: DatasetSplits): SplitPart[] {
  const queryOf = new Map(ids.map((id, query) => [id, query]));
  const part = (name: string, members: readonly string[]): SplitPart => ({
    name,
    queries: Uint32Array.from(members, (id) => queryOf.get(id) ?? 0).sort(),
  });
  const parts = (name: string, split: TrainTest | TrainDevTest): SplitPart[] => [
    part(`${name}/train`, split.train),
    ...('dev' in split ? [part(`${name}/dev`, split.dev)] : []),
    part(`${name}/test`, split.test),
  ];
  return [
    ...parts('random', splits.random),
    ...parts('ticker', splits.ticker),
    ...Object.entries(splits.sector).flatMap(([key, split]) => parts(`sector/${key}`, split)),
    ...parts('year', splits.year),
    ...parts('doctype', splits.doctype),
  ];
}
