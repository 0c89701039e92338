import { describe, expect, it } from 'vitest';
import { ExplorerError } from '../core/errors';
import { SqlRows, type ReadRows } from './sql-rows.svelte';

/** A worker's rows, as far as they were fetched; answers when it is told to. */
class Reader {
  fetched: number;
  readonly asked: number[] = [];
  readonly #answers: (() => void)[] = [];
  failure: Error | null = null;

  constructor(fetched: number) {
    this.fetched = fetched;
  }

  readonly read: ReadRows = (from, to) => {
    this.asked.push(from);
    return new Promise((resolve, reject) => {
      this.#answers.push(() => {
        if (this.failure !== null) reject(this.failure);
        else
          resolve(
            Array.from({ length: Math.max(0, Math.min(to, this.fetched) - from) }, (_, i) => [`row ${from + i}`]),
          );
      });
    });
  };

  /** Answers what was asked, and what is asked thereupon. */
  async answer(): Promise<void> {
    for (let answer = this.#answers.shift(); answer !== undefined; answer = this.#answers.shift()) {
      answer();
      await new Promise((resolve) => setTimeout(resolve));
    }
  }
}

describe('SqlRows', () => {
  it('reads blocks as they come into view, one at a time, and nothing that was scrolled past', async () => {
    const reader = new Reader(100_000);
    const rows = new SqlRows(reader.read);
    rows.show(0, 30);
    rows.show(5_000, 5_030);
    rows.show(90_390, 90_420);
    expect(reader.asked).toEqual([0]);
    await reader.answer();
    expect(reader.asked).toEqual([0, 90_200, 90_400]);
    expect(rows.get(90_410)).toEqual(['row 90410']);
    expect(rows.get(5_010)).toBeUndefined();
    rows.show(90_395, 90_425);
    await reader.answer();
    expect(reader.asked).toHaveLength(3);
  });

  it('asks again for a block that had fewer rows then, and not without end where they do not come', async () => {
    const reader = new Reader(50);
    const rows = new SqlRows(reader.read);
    const begun = rows.begin();
    await reader.answer();
    await begun;
    expect(rows.get(49)).toEqual(['row 49']);
    reader.fetched = 120;
    rows.show(90, 120);
    await reader.answer();
    expect(rows.get(119)).toEqual(['row 119']);
    rows.show(150, 180);
    await reader.answer();
    expect(reader.asked).toEqual([0, 0, 0]);
  });

  it('forgets blocks far from view, and has them read again', async () => {
    const reader = new Reader(100_000);
    const rows = new SqlRows(reader.read);
    for (let from = 0; from < 50 * 200; from += 200) {
      rows.show(from, from + 30);
      await reader.answer();
    }
    expect(rows.get(0)).toBeUndefined();
    expect(rows.get(49 * 200)).toBeDefined();
    rows.show(0, 30);
    await reader.answer();
    expect(rows.get(29)).toEqual(['row 29']);
  });

  it('tells of a failure until rows are read again, and never of a cancel', async () => {
    const reader = new Reader(1_000);
    const rows = new SqlRows(reader.read);
    reader.failure = new ExplorerError('worker-failed', 'The worker failed.');
    rows.show(0, 30);
    await reader.answer();
    expect(rows.error?.message).toBe('The worker failed.');
    reader.failure = new ExplorerError('cancelled', 'The computation was cancelled.');
    rows.show(0, 30);
    await reader.answer();
    expect(rows.error).toBeNull();
    reader.failure = null;
    rows.show(0, 30);
    await reader.answer();
    expect(rows.get(0)).toEqual(['row 0']);
  });
});
