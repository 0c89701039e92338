import { describe, expect, it } from 'vitest';
import { ExplorerError } from '../core/errors';
import { SqlRun } from './sql-run.svelte';
import type { SqlTables } from './sql-tables.svelte';

/** An engine whose statements answer when the test says so, and which knows the results that it holds. */
class Engine {
  readonly open = new Set<number>();
  rowsFail: Error | null = null;
  readonly #answers = new Map<string, () => void>();
  #last = 0;

  run(signal: AbortSignal, sql: string): Promise<unknown> {
    return new Promise((resolve, reject) => {
      signal.addEventListener('abort', () => {
        reject(new ExplorerError('cancelled', 'The computation was cancelled.'));
      });
      this.#answers.set(sql, () => {
        const result = ++this.#last;
        this.open.add(result);
        resolve({ ok: true, value: { result, columns: [], rows: 1, complete: true, milliseconds: 1 } });
      });
    });
  }
  rows(): Promise<unknown> {
    return this.rowsFail === null ? Promise.resolve([[]]) : Promise.reject(this.rowsFail);
  }
  close(_signal: AbortSignal, result: number): Promise<void> {
    this.open.delete(result);
    return Promise.resolve();
  }
  answer(sql: string): void {
    this.#answers.get(sql)?.();
  }
}

function setUp() {
  const engine = new Engine();
  const opened: string[] = [];
  const ready = (what: string) => () => {
    opened.push(what);
    return Promise.resolve();
  };
  const tables = {
    engine,
    open: () => undefined,
    cancel: () => undefined,
    dataReady: ready('dataset'),
    systemsReady: ready('systems'),
  };
  return { engine, opened, run: new SqlRun(tables as unknown as SqlTables, 'test') };
}
const turns = () => new Promise((resolve) => setTimeout(resolve, 5));

describe('SqlRun', () => {
  it('waits for the rankings where a statement has their names anywhere, else for the data set alone', async () => {
    const { opened, run } = setUp();
    void run.run("SELECT 'runs' FROM records");
    await turns();
    void run.run('SELECT * FROM per_query');
    await turns();
    // Where a name stands does not matter: to wait for too much is only slower.
    expect(opened).toEqual(['systems', 'systems']);
    void run.run('SELECT * FROM records');
    await turns();
    expect(opened.at(-1)).toBe('dataset');
  });

  it('closes a result that another takes the place of, and the last one when it ends', async () => {
    const { engine, run } = setUp();
    for (const sql of ['SELECT 1', 'SELECT 2']) {
      const outcome = run.run(sql);
      await turns();
      engine.answer(sql);
      expect(await outcome).toBe('rows');
    }
    expect([...engine.open]).toEqual([2]);
    run.dispose();
    expect([...engine.open]).toEqual([]);
  });

  it('closes a result whose rows cannot be read, and says why', async () => {
    const { engine, run } = setUp();
    engine.rowsFail = new ExplorerError('worker-failed', 'The worker failed.');
    const outcome = run.run('SELECT 1');
    await turns();
    engine.answer('SELECT 1');
    expect(await outcome).toBeNull();
    expect(run.state).toMatchObject({ phase: 'failed', error: { message: 'The worker failed.' } });
    expect(run.result).toBeNull();
    expect([...engine.open]).toEqual([]);
  });

  it('lets a newer run win, and keeps the shown result where a sort of it is cancelled', async () => {
    const { engine, run } = setUp();
    const older = run.run('SELECT 1');
    await turns();
    const newer = run.run('SELECT 2');
    await turns();
    engine.answer('SELECT 2');
    expect(await older).toBeNull();
    expect(await newer).toBe('rows');
    const shown = run.result;
    run.sort({ column: 'n', descending: true });
    await turns();
    run.cancel();
    await turns();
    expect(run.state.phase).toBe('cancelled');
    expect(run.result).toBe(shown);
    expect([...engine.open]).toEqual([1]);
  });
});
