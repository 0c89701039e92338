import type { Repair, RepairValue } from './report';

/** Every rule that normalisation changes a record by. Names as in the release's `repair_log.json` where it has one. */
export const REPAIR_RULES = [
  'placeholder-recovered-from-question_id',
  'ticker-alias-Ford',
  'ticker-canonicalize',
  'sector-fold',
  'topic-canonicalize',
  'difficulty-canonicalize',
  'reasoning-canonicalize',
  'passage-type-canonicalize',
  'uninferable-multi-source-doc_type',
  'doctype-canonicalize',
  'year-to-int',
  'hn-ticker-page-swap',
  'hn-ticker-doc-swap',
  'hn-doctype-canonicalize',
  'invalid-page-normalized',
  'rewrite-placeholders-stripped',
  'placeholder-inferred-majority-ticker-doc',
  'hn-year-inferred-majority',
  'placeholder-gold-removed',
  'duplicate-gold-in-record',
  'empty-text-hn',
  'same-record-duplicate-of-gold',
  'duplicate-hn-in-record',
  'num_passages-recomputed',
  'passage-type-relabeled-from-count',
] as const;
export type RepairRule = (typeof REPAIR_RULES)[number];

/** Collects what normalisation changes in one record, and the values from before. */
export class RepairLog {
  readonly repairs: Repair[] = [];
  readonly #id: string;
  readonly #raw: Map<string, unknown>;

  /** @param raw values that the file itself gives as raw: they are older than any change of ours, and stay */
  constructor(id: string, raw: Readonly<Record<string, unknown>>) {
    this.#id = id;
    this.#raw = new Map(Object.entries(raw));
  }

  /** Notes a change that has no raw value of its own to keep, such as a removal. */
  note(rule: RepairRule, field: string, old: RepairValue, now: RepairValue): void {
    this.repairs.push({ id: this.#id, field, old, new: now, rule });
  }

  /** Keeps the value that `path` had, unless an older one is known. */
  keepRaw(path: string, old: unknown): void {
    if (!this.#raw.has(path)) this.#raw.set(path, old);
  }

  /** Notes a change of the single field `path` and keeps its old value. */
  change(rule: RepairRule, path: string, old: RepairValue, now: RepairValue): void {
    this.note(rule, path, old, now);
    this.keepRaw(path, old);
  }

  /** Field path → value before curation. */
  get raw(): Record<string, unknown> {
    return Object.fromEntries(this.#raw);
  }
}
