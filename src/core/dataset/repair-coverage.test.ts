import { readFileSync } from 'node:fs';
import { beforeAll, expect, it } from 'vitest';
import { makeNegative, makePassage, makeRecord } from '../../../tests/records';
import { describeShared, readSharedJson } from '../../../tests/shared';
import { normaliseFile } from './normalise';
import type { RawRecord } from './raw-record';
import { REPAIR_COVERAGE, type RepairSource } from './repair-coverage';
import type { Repair, RepairValue } from './report';

/**
 * The release's log has no texts and no question ids. So each change is replayed on the smallest file that the logged
 * values describe: `old` in its place, the rest a record without fault. Where the log says `present` → `REMOVED`, the
 * text is ours, and the rule says what it has to be (a duplicate, a blank).
 */
interface LoggedChange {
  readonly id: string;
  readonly field: string;
  readonly old: RepairValue;
  readonly new: RepairValue;
  readonly rule: string;
}

/** A number inside brackets: the place in the list. */
function placeIn(field: string): number {
  return Number(/\[(\d+)\]/.exec(field)?.[1] ?? Number.NaN);
}

function countOf(value: RepairValue): number {
  return { 'Single-Passage': 1, 'Two-Passage': 2, 'Multi-Passage': 3 }[String(value)] ?? Number(value);
}

/** Gold passages a, b, c … with one text put at a place. */
function listWith<T>(make: (text: string) => T, place: number, item: T): T[] {
  const before = Array.from({ length: place }, (_, i) => make(`${String(i)} of the list`));
  return [...before, item, ...['x', 'y', 'z', 'w'].map(make)];
}

function negativesWith(place: number, fields: Parameters<typeof makeNegative>[1], text = 'the one') {
  return listWith(makeNegative, place, makeNegative(text, fields));
}

/** The files that the changes of each rule are replayed on; the record in question comes first. */
function replay(change: LoggedChange): RawRecord[] | null {
  const base = makeRecord({ id: change.id });
  const old = String(change.old);
  const place = placeIn(change.field);
  const alone = (fields: Partial<RawRecord>): RawRecord[] => [{ ...base, ...fields }];
  switch (change.rule) {
    case 'invalid-page-normalized':
      return alone({ passages: [{ ...makePassage('gold'), page_number: old }] });
    case 'hn-doctype-canonicalize':
      return alone({ hard_negatives: negativesWith(place, { doc_type: old }) });
    case 'hn-ticker-page-swap': {
      const [ticker = '', page_number = ''] = old.split('/');
      return alone({ hard_negatives: negativesWith(place, { ticker, page_number }) });
    }
    case 'hn-ticker-doc-swap': {
      const [ticker = '', doc_type = ''] = old.split('/');
      return alone({ hard_negatives: negativesWith(place, { ticker, doc_type }) });
    }
    case 'num_passages-recomputed':
    case 'passage-type-relabeled-from-count': {
      const passages = Array.from({ length: countOf(change.new) }, (_, i) => makePassage(`gold ${String(i)}`));
      return alone({ passages, [change.field]: change.old });
    }
    case 'rewrite-placeholders-stripped':
      return change.new === '0 item(s)' ? alone({ query_rewrite: ['string'] }) : null;
    case 'placeholder-recovered-from-question_id': {
      const says = { ticker: 'F', difficulty: 'Easy', passage_type: 'Single-Passage', reasoning_type: 'Qualitative' };
      const id = { ...says, [change.field]: String(change.new) };
      const question_id = `${id.ticker}_Risk_${id.difficulty}_${id.passage_type.replace('-', '')}_${id.reasoning_type}_01`;
      return alone({ question_id, [change.field]: change.old });
    }
    case 'duplicate-hn-in-record':
      return alone({ hard_negatives: negativesWith(place, {}, '0 of the list ') });
    case 'same-record-duplicate-of-gold':
      return alone({ passages: [makePassage('gold')], hard_negatives: negativesWith(place, {}, ' gold') });
    case 'empty-text-hn':
      return alone({ hard_negatives: negativesWith(place, {}, ' ') });
    case 'duplicate-gold-in-record':
      return alone({ passages: listWith(makePassage, place, makePassage('0 of the list\n')) });
    case 'placeholder-gold-removed':
      return alone({ passages: listWith(makePassage, place, makePassage('string')) });
    case 'placeholder-inferred-majority-ticker-doc':
      return [...alone({ year: old }), makeRecord({ id: 'other', year: Number(change.new) })];
    case 'hn-year-inferred-majority':
      return [
        ...alone({ hard_negatives: negativesWith(place, { ticker: 'GM', year: old }) }),
        makeRecord({ id: 'other', ticker: 'GM', year: Number(change.new) }),
      ];
    default:
      return change.field in base ? alone({ [change.field]: change.old }) : null;
  }
}

/** True when our normalisation of the replayed file logs the very same change. */
function followsFromOurs({ id, rule, field, old, new: now }: LoggedChange): boolean {
  const file = replay({ id, rule, field, old, new: now });
  const repairs = file ? normaliseFile(file).repairs : [];
  return repairs.some(
    (repair) => JSON.stringify(repair) === JSON.stringify({ id, field, old, new: now, rule } satisfies Repair),
  );
}

describeShared('the release’s repair log', () => {
  const followed = new Map<string, number>();
  const left = new Map<string, number>();

  beforeAll(() => {
    const log = readSharedJson<{ changes: readonly LoggedChange[] }>('finrank-release', 'repair_log.json');
    for (const change of log.changes) {
      const counts = followsFromOurs(change) ? followed : left;
      counts.set(change.rule, (counts.get(change.rule) ?? 0) + 1);
    }
  });

  const expectedCounts = (...sources: readonly RepairSource[]): Map<string, number> =>
    new Map(
      REPAIR_COVERAGE.filter(({ source }) => sources.includes(source)).map(({ rule, changes }) => [rule, changes]),
    );

  it('follows from our normalisation, rule by rule, as the coverage table says', () => {
    expect(followed).toEqual(expectedCounts('value', 'record', 'file'));
  });

  it('is not followed only where the coverage table says why', () => {
    expect(left).toEqual(expectedCounts('not-derivable'));
  });

  it('has 2,588 changes: 1,663 decided by the old value, 814 by its record, 2 by the file, 109 by neither', () => {
    const sum = (source: RepairSource): number =>
      REPAIR_COVERAGE.reduce((total, line) => total + (line.source === source ? line.changes : 0), 0);
    const logged = [...followed.values(), ...left.values()].reduce((total, count) => total + count, 0);
    expect(logged).toBe(2588);
    expect((['value', 'record', 'file', 'not-derivable'] as const).map(sum)).toEqual([1663, 814, 2, 109]);
  });
});

it('stands in docs/repair-coverage.md with the same counts and reasons', () => {
  const page = readFileSync(new URL('../../../docs/repair-coverage.md', import.meta.url), 'utf8');
  const rows = page.split('\n').filter((line) => line.startsWith('| `'));
  const cells = rows.map((row) => row.split('|').map((cell) => cell.trim()));
  expect(cells.map(([, rule, changes, , reason]) => [rule, Number(changes), reason])).toEqual(
    REPAIR_COVERAGE.map(({ rule, changes, reason }) => [`\`${rule}\``, changes, reason]),
  );
});
