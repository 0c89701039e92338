import * as v from 'valibot';
import { LocalStore } from './local-store';

/** How a run ended. One that is still `running` when it is read back was left in the middle. */
export const RUN_OUTCOMES = ['running', 'rows', 'problem', 'cancelled'] as const;

const PAST_RUN = v.object({
  sql: v.string(),
  /** Milliseconds since 1970. */
  at: v.number(),
  outcome: v.picklist(RUN_OUTCOMES),
});
export type PastRun = Readonly<v.InferOutput<typeof PAST_RUN>>;

/** Statements kept; the oldest go first. */
const KEPT = 100;
/** Statements longer than this are not kept: the browser's storage is small. */
const LONGEST_KEPT = 20_000;

/** What the reader ran, newest first, each statement once; kept in this browser only. */
export class SqlHistory {
  readonly #store = new LocalStore('finrank-explorer.sql-history');
  #runs = $state.raw<readonly PastRun[]>([]);
  #blocked = $state.raw(false);

  constructor() {
    this.#runs = this.#stored();
    this.#blocked = this.#store.problem !== null;
  }

  get runs(): readonly PastRun[] {
    return this.#runs;
  }
  /** Whether the browser refuses to keep it. */
  get blocked(): boolean {
    return this.#blocked;
  }

  find(sql: string): PastRun | null {
    return this.#runs.find((run) => run.sql === sql) ?? null;
  }

  /** Notes that a statement runs, or how it ended. */
  note(sql: string, outcome: PastRun['outcome']): void {
    const at = outcome === 'running' ? Date.now() : (this.find(sql)?.at ?? Date.now());
    // Another tab of the browser may have written meanwhile.
    const others = merge(this.#runs, this.#stored()).filter((run) => run.sql !== sql);
    const run = { sql, at, outcome };
    this.#set([run, ...others].sort((a, b) => b.at - a.at).slice(0, KEPT));
  }

  clear(): void {
    this.#set([]);
  }

  #set(runs: readonly PastRun[]): void {
    this.#runs = runs;
    this.#store.write(runs.filter(({ sql }) => sql.length <= LONGEST_KEPT));
    this.#blocked = this.#store.problem !== null;
  }

  #stored(): readonly PastRun[] {
    const parsed = v.safeParse(v.array(PAST_RUN), this.#store.read());
    return parsed.success ? parsed.output : [];
  }
}

/** Every statement of either, as it was noted last. */
function merge(own: readonly PastRun[], stored: readonly PastRun[]): readonly PastRun[] {
  const all = [...own, ...stored];
  return all.filter(
    (run, i) => !all.some((other, j) => other.sql === run.sql && (other.at > run.at || (other.at === run.at && j < i))),
  );
}
