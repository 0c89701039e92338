import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { describeShared, readSharedJson, sharedPath } from '../tests/shared';
import { STAND_INS } from '../tests/stand-in';
import type { ReproducedJson } from '../src/core/formats/results-json';
import { parseReproduceOptions } from './reproduce/options';

const folder = mkdtempSync(join(tmpdir(), 'reproduce-'));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

/** Runs a script of this folder in the temporary folder, where no release lies. */
function run(script: string, ...args: readonly string[]) {
  const path = fileURLToPath(new URL(script, import.meta.url));
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', import.meta.resolve('tsx'), path, ...args],
    {
      encoding: 'utf8',
      cwd: folder,
      // The command that runs all tests is among those run here: should it take no notice of --help, it must not go on.
      timeout: 60_000,
    },
  );
  return { status, stdout, stderr };
}

/** As `run`, its stdout a pipe that nobody reads any more. */
function runUnread(script: string, ...args: readonly string[]) {
  const path = fileURLToPath(new URL(script, import.meta.url));
  const command = [process.execPath, '--import', import.meta.resolve('tsx'), path, ...args];
  // The subshell's own status is the pipe's: `true` has gone before the first line is written.
  const { status, stderr } = spawnSync('bash', ['-o', 'pipefail', '-c', '"$@" | true', 'bash', ...command], {
    encoding: 'utf8',
    cwd: folder,
  });
  return { status, stderr };
}

function write(name: string, content: unknown): string {
  const path = join(folder, name);
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
  return path;
}

const read = (path: string) =>
  JSON.parse(readFileSync(path, 'utf8')) as ReproducedJson & { parts?: Record<string, ReproducedJson> };

/** Every number of `expected` stands at the same path of `own`, within 1e-7 percent (1e-9 as a fraction); keys are equal. */
function expectSame(own: unknown, expected: unknown, path = ''): void {
  if (typeof expected !== 'object' || expected === null) {
    expect(Math.abs(Number(own) - Number(expected)), path).toBeLessThanOrEqual(1e-7);
    return;
  }
  expect(Object.keys(own as object), path).toEqual(Object.keys(expected));
  for (const [key, value] of Object.entries(expected))
    expectSame((own as Record<string, unknown>)[key], value, `${path}.${key}`);
}

for (const name of STAND_INS) {
  describeShared(`the terminal twin on ${name}`, () => {
    const input = sharedPath('standin', `${name}.jsonl`);
    const published = sharedPath('reference', name, 'results.json');

    it('writes results.json key for key, in corpus order, with both ends of the tie interval', () => {
      const json = join(folder, `${name}.json`);
      const { status, stdout, stderr } = run(
        'reproduce.ts',
        '--input',
        input,
        '--json',
        json,
        '--split',
        'ticker/test',
      );
      expect(status).toBe(0);
      expect(stdout.split('\n')[0]).toContain(`Data set: ${name}.jsonl`);
      expect(stderr).toMatch(/100 % {2}/);
      const own = read(json);
      const reference = readSharedJson<Record<string, object>>('reference', name, 'results.json');
      expect(Object.keys(own)).toEqual([...Object.keys(reference), 'ties', 'parts']);
      expect(Object.keys(own.models['bm25']!)).toEqual(Object.keys((reference['models'] as { bm25: object }).bm25));
      const perQuery = readSharedJson<Record<'tfidf' | 'bm25', Record<'stable' | 'worst' | 'best', object>>>(
        'reference',
        name,
        'per-query.json',
      );
      for (const system of ['tfidf', 'bm25'] as const) {
        const globalKeys = Object.keys(perQuery[system].stable);
        const global = Object.fromEntries(globalKeys.map((key) => [key, own.models[system]![key]]));
        expectSame(global, perQuery[system].stable, system);
        expectSame(own.ties.worst[system], perQuery[system].worst, `worst ${system}`);
        expectSame(own.ties.best[system], perQuery[system].best, `best ${system}`);
      }
      expect(own.parts?.['ticker/test']?.n_records).toBeGreaterThan(0);
      expect(stdout).toContain(`Part ticker/test: ${own.parts?.['ticker/test']?.n_records} records`);
    });

    it('with numpy-scalar ties gives the harness’s own results.json', () => {
      const json = join(folder, `${name}-numpy.json`);
      const { status, stdout } = run(
        'reproduce.ts',
        ...['--input', input, '--published', published, '--ties', 'numpy-scalar', '--json', json, '--check'],
      );
      expect(status).toBe(0);
      expect(stdout.trim().split('\n').at(-1)).toBe(
        'check: checked 106 figures, 106 same, 0 inside the tie interval, 0 differ',
      );
      const { ties, ...own } = read(json);
      expect(Object.keys(ties)).toEqual(['worst', 'best']);
      expectSame(own, readSharedJson('reference', name, 'results.json'));
    });
  });
}

describeShared('reproduce --check', () => {
  const input = sharedPath('standin', 'financebench.jsonl');
  const checkAgainst = (change: (results: ReproducedJson) => unknown) => {
    const results = readSharedJson<ReproducedJson>('reference', 'financebench', 'results.json');
    const path = write('published.json', change(results));
    return run('reproduce.ts', '--input', input, '--published', path, '--check');
  };

  it('ends with 0 where every figure is the same or inside its tie interval, and says how many', () => {
    const { status, stdout } = checkAgainst((results) => results);
    expect(status).toBe(0);
    expect(stdout).toMatch(/check: checked 106 figures, \d+ same, [1-9]\d* inside the tie interval, 0 differ\n$/);
  });

  it('ends with 1 where one figure differs, be it of a single record', () => {
    const mean = checkAgainst((results) => ({ ...results, models: { bm25: { mrr: 6.8 } } }));
    expect(mean.status).toBe(1);
    expect(mean.stdout).toMatch(/models\.bm25\.mrr +6\.800000 +6\.776600 +-0\.023400 .*differs/);
    const record = checkAgainst((results) => ({
      ...results,
      inrec_per_record: { bm25: results.inrec_per_record['bm25']!.map((value, i) => (i === 5 ? 0.9 : value)) },
    }));
    expect(record.status).toBe(1);
    expect(record.stdout).toContain('1 differ');
  });

  it('ends with 2 where nothing is comparable: FinRank’s figures stand apart from another file', () => {
    const { status, stdout } = run('reproduce.ts', '--input', input, '--check');
    expect(status).toBe(2);
    expect(stdout).toContain('Published for FinRank, without a verdict');
    expect(stdout).toContain('check: checked 0 figures');
  });

  it('ends with 2 where other than the expected number of figures was comparable', () => {
    const reference = sharedPath('reference', 'financebench', 'results.json');
    const expecting = (figures: string) =>
      run('reproduce.ts', '--input', input, '--published', reference, '--check', '--expect', figures);
    expect(expecting('106').status).toBe(0);
    const { status, stdout } = expecting('104');
    expect(status).toBe(2);
    expect(stdout).toMatch(/check: 104 comparable figures were expected\n$/);
  });
});

describe('reproduce, misused', () => {
  it.each([
    [['--bogus'], 64, "Unknown option '--bogus'"],
    [['stray'], 64, 'stray'],
    [['--check', '--expect', 'some'], 64, '--expect takes a whole number'],
    [['--expect', '104'], 64, 'goes with --check'],
    [['--ties', 'random'], 64, '--ties random is none of corpus-order'],
    [['--input', '/nonexistent.jsonl'], 66, '/nonexistent.jsonl'],
    [['--published', '/nonexistent.json'], 66, '/nonexistent.json'],
    [['--published', write('list.json', [])], 65, 'list.json was refused'],
    [['--published', write('broken.json', '{')], 65, 'is no JSON'],
    [['--input', write('broken.jsonl', '{"id": "a"}\nnonsense\n')], 65, 'line 2'],
  ])('%j ends with %d and says why on stderr', (args, code, message) => {
    const { status, stdout, stderr } = run('reproduce.ts', ...args);
    expect(stderr).toContain(message);
    expect([status, stdout]).toEqual([code, '']);
  });

  it('reads every option', () => {
    const args = [
      '--input',
      'a',
      '--published',
      'b',
      '--split',
      'c/d',
      '--json',
      'e',
      '--check',
      '--expect',
      '104',
      '--ties',
      'gold-last',
    ];
    expect(parseReproduceOptions(args)).toEqual({
      kind: 'run',
      options: { input: 'a', published: 'b', split: 'c/d', json: 'e', check: true, expect: 104, ties: 'gold-last' },
    });
    expect(parseReproduceOptions(['--help'])).toEqual({ kind: 'help' });
  });
});

describe('every command', () => {
  it.each([
    'start.ts',
    'build-data.ts',
    'reproduce.ts',
    'export.ts',
    'sample/write.ts',
    'serve.ts',
    'bench/run.ts',
    'bench/page.ts',
    'test.ts',
  ])('%s says how it is used, asked for it or misused', (script) => {
    const asked = run(script, '--help');
    expect([asked.status, asked.stderr]).toEqual([0, '']);
    expect(asked.stdout).toMatch(/^usage: /);
    const misused = run(script, '--bogus');
    expect([misused.status, misused.stdout]).toEqual([64, '']);
    expect(misused.stderr).toContain(`Unknown option '--bogus'`);
    expect(misused.stderr).toContain(asked.stdout.trim());
  });

  it.each([
    ['start.ts', 'abc'],
    ['serve.ts', ''],
    ['serve.ts', '-1'],
    ['serve.ts', '65536'],
    ['serve.ts', '1e3'],
  ])('%s refuses “%s” as a port before it does anything', (script, port) => {
    const { status, stdout, stderr } = run(script, `--port=${port}`);
    expect([status, stdout]).toEqual([64, '']);
    expect(stderr).toContain('--port needs a whole number');
  });
});

describe('the benchmark', () => {
  it('says why it refuses a file', () => {
    const { status, stderr } = run('bench/run.ts', write('broken.jsonl', '{'));
    expect(status).toBe(65);
    expect(stderr).toContain('broken.jsonl was refused: 1 error.\n  line 1');
    expect(stderr).not.toContain('    at ');
  });
});

describe('reproduce without a file', () => {
  it('takes the synthetic sample, never for FinRank, and gives published figures no verdict', () => {
    const { status, stdout } = run('reproduce.ts', '--check');
    expect(stdout.split('\n')[0]).toMatch(/^Data set: synthetic sample made by this project, not FinRank/);
    expect(stdout).toContain('Published for FinRank, without a verdict: The open data set is the synthetic sample');
    expect(status).toBe(2);
  });
});

describe('reproduce and export on records of one’s own', () => {
  const record = {
    id: 'r1',
    ticker: 'F',
    question: 'net sales of Ford',
    passages: [{ text: 'Net sales were 5.' }],
    hard_negatives: [{ text: 'Net sales were 6.', ticker: 'GM', year: 2025, doc_type: '10-K' }],
  };
  const input = write('own.jsonl', `${JSON.stringify(record)}\n`);

  it('refuses a split part that does not exist and names those that do', () => {
    const { status, stderr } = run('reproduce.ts', '--input', input, '--split', 'ticker/nowhere');
    expect(status).toBe(64);
    expect(stderr).toContain('ticker/test');
  });

  it('ends with 73 where a file cannot be written: 1 is the verdict of a check', () => {
    const below = join(write('a-file', ''), 'out');
    const commands = [
      run('reproduce.ts', '--input', input, '--json', below),
      run('export.ts', '--input', input, '--format', 'beir', '--out', below),
      run('sample/write.ts', '--records', '1', '--out', below),
    ];
    for (const { status, stderr } of commands) {
      expect(status).toBe(73);
      expect(stderr).not.toContain('    at ');
    }
  });

  it('finishes its work where a reader closes the pipe', () => {
    const out = join(folder, 'piped');
    const json = join(folder, 'piped.json');
    const exported = runUnread('export.ts', '--input', input, '--format', 'trec', '--out', out);
    expect([exported.status, exported.stderr]).toEqual([0, '']);
    expect(readFileSync(join(out, 'run-bm25.txt'), 'utf8').trimEnd().split('\n')).toHaveLength(2);
    const reproduced = runUnread('reproduce.ts', '--input', input, '--json', json, '--check');
    expect(reproduced.status).toBe(2);
    expect(read(json).n_records).toBe(1);
  });

  it.each([
    ['beir', ['corpus.jsonl', 'queries.jsonl', 'qrels/test.tsv'], 'query-id\tcorpus-id\tscore\nr1\t0\t1\n'],
    ['trec', ['corpus.jsonl', 'topics.tsv', 'qrels.txt'], 'r1 0 0 1\nr1 0 1 0\n'],
  ])('exports %s', (format, files, qrels) => {
    const out = join(folder, format);
    const { status, stdout } = run('export.ts', '--format', format, '--out', out, '--input', input);
    expect(status).toBe(0);
    for (const file of files) expect(stdout).toContain(join(out, file));
    expect(readFileSync(join(out, files.at(-1)!), 'utf8')).toBe(qrels);
    expect(readFileSync(join(out, 'corpus.jsonl'), 'utf8').trim().split('\n')).toHaveLength(2);
  });

  it('exports the baselines as TREC runs, and says what they evaluate to', () => {
    const out = join(folder, 'runs');
    const { stdout } = run('export.ts', '--format', 'trec', '--out', out, '--input', input);
    expect(stdout.match(/R@10 1\.000000, nDCG@10 1\.000000, RR 1\.000000/g)).toHaveLength(2);
    for (const system of ['tfidf', 'bm25']) {
      const lines = readFileSync(join(out, `run-${system}.txt`), 'utf8')
        .trimEnd()
        .split('\n');
      expect(lines.map((line) => line.split(' ').toSpliced(4, 1))).toEqual([
        ['r1', 'Q0', '0', '1', system],
        ['r1', 'Q0', '1', '2', system],
      ]);
    }
  });

  it('says how export is used', () => {
    for (const args of [['--format', 'xml', '--out', 'x'], ['--format', 'beir'], ['--nonsense']]) {
      const { status, stderr } = run('export.ts', ...args);
      expect(status).toBe(64);
      expect(stderr).toContain('usage:');
    }
  });
});
