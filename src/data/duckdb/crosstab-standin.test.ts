import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeShared, readSharedJson, sharedPath } from '../../../tests/shared';
import { databaseOf } from '../../../tests/sql-database';
import { STAND_INS } from '../../../tests/stand-in';
import { processText } from '../../core/dataset/process-dataset';
import type { FacetFilter } from '../../core/dataset/record-list';
import { PUBLISHED_BM25, PUBLISHED_TFIDF } from '../../core/retrieval/run';
import { openSparseRetrievers } from '../../core/retrieval/sparse-retrievers';
import { buildSystemTable } from '../../core/sql/build-system-table';
import { CROSSTAB_FIELDS, DEFAULT_CROSSTAB, type CrosstabField, type CrosstabSpec } from '../../core/sql/crosstab-spec';
import { drillFilter } from '../../core/sql/crosstab-drill';
import { RELEASE_STRATA, releaseKey } from '../../core/evaluation/published/release-keys';
import { crosstab } from './crosstab';
import type { Database } from './database';
import { replaceSystem } from './dataset-tables';

/** How many figures of a table a property looks at. */
const FIGURES_A_TABLE = 100;

/** A record as its line of the file has it. */
interface Line {
  readonly ticker: string;
  readonly year: number;
  readonly doc_type: string;
  readonly industry: string;
  readonly question: string;
  readonly passages: readonly { readonly text: string }[];
  readonly hard_negatives?: readonly { readonly ticker: string; readonly year: number; readonly doc_type: string }[];
  readonly [label: string]: unknown;
}
/** Field → the values that a record has of it. */
type Tags = Readonly<Record<CrosstabField, readonly string[]>>;
interface Tagged {
  readonly tags: Tags;
  /** Class of each hard negative. */
  readonly classes: readonly string[];
}

/** What the lines say, straight from PROTOCOL and from the bands' names, without any code of ours. */
function readTagged(name: string): readonly Tagged[] {
  const lines = readFileSync(sharedPath('standin', `${name}.jsonl`), 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => JSON.parse(line) as Line);
  const industryOf = new Map(lines.map(({ ticker, industry }) => [ticker, industry]));
  return lines.map((line) => {
    const classes = (line.hard_negatives ?? []).map((negative) => {
      if (negative.ticker === line.ticker) {
        const same = String(negative.year) === String(line.year) && negative.doc_type === line.doc_type;
        return same ? 'same_company_same_year_doc' : 'same_company_other_year_or_doc';
      }
      return industryOf.get(negative.ticker) === line.industry ? 'same_industry_other_company' : 'cross_industry';
    });
    const labels = ['topic', 'industry', 'ticker', 'difficulty', 'reasoning_type', 'passage_type', 'year', 'doc_type'];
    const words = line.question.split(/[\t\n\f\r ]+/).filter((word) => word !== '').length;
    const golds = new Set(line.passages.map(({ text }) => text).filter((text) => text.trim() !== '')).size;
    return {
      classes,
      tags: {
        ...(Object.fromEntries(labels.map((label) => [label, [String(line[label])]])) as unknown as Tags),
        golds: [String(golds)],
        question_length: [
          words <= 10 ? '0-10' : words <= 15 ? '11-15' : words <= 20 ? '16-20' : words <= 30 ? '21-30' : '31+',
        ],
        negative_class: [...new Set(classes)],
      },
    };
  });
}

const has = ({ tags }: Tagged, field: CrosstabField | null, value: string | null) =>
  field === null || value === null || tags[field].includes(value);
const meets = ({ tags }: Tagged, filter: FacetFilter) =>
  CROSSTAB_FIELDS.every((field) => filter[field]?.some((value) => tags[field].includes(value)) ?? true);

for (const name of STAND_INS) {
  describeShared(`cross-tabs of ${name}`, () => {
    const records = readTagged(name);
    const outcome = processText(readFileSync(sharedPath('standin', `${name}.jsonl`), 'utf8'), name);
    if (!outcome.ok) throw new Error(JSON.stringify(outcome.refusal));
    const { dataset } = outcome;
    let database: Database;
    beforeAll(async () => {
      database = await databaseOf(dataset.records, dataset.report);
    }, 60_000);
    afterAll(() => {
      database.terminate();
    });

    /** Every figure of a cross-tab, with its place. */
    async function figuresOf(changes: Partial<CrosstabSpec>) {
      const spec: CrosstabSpec = { ...DEFAULT_CROSSTAB, ...changes };
      const { rows, columns, parts } = await crosstab(database, spec);
      const figures = parts.flatMap(({ multiple, cells, rowTotals, columnTotals, total }) => [
        { place: { multiple, row: null, column: null }, figure: total },
        ...rowTotals.map((figure, r) => ({ place: { multiple, row: rows[r] ?? '', column: null }, figure })),
        ...columnTotals.map((figure, c) => ({ place: { multiple, row: null, column: columns[c] ?? '' }, figure })),
        ...cells.flatMap((own, r) =>
          own.map((figure, c) => ({ place: { multiple, row: rows[r] ?? '', column: columns[c] ?? '' }, figure })),
        ),
      ]);
      return { spec, rows, columns, figures };
    }

    for (const rows of CROSSTAB_FIELDS) {
      it(`count ${rows} by every other field as the lines do`, async () => {
        for (const columns of CROSSTAB_FIELDS.filter((field) => field !== rows)) {
          const table = await figuresOf({ rows, columns });
          const expected = new Set(records.flatMap(({ tags }) => tags[rows]));
          expect([...expected].filter((value) => !table.rows.includes(value))).toEqual([]);
          for (const { place, figure } of table.figures) {
            const own = records.filter(
              (record) => has(record, rows, place.row) && has(record, columns, place.column),
            ).length;
            expect(figure.value, JSON.stringify([rows, columns, place])).toBe(own);
          }
        }
      }, 60_000);
    }

    it('count hard negatives by every field and class as the lines do', async () => {
      for (const rows of CROSSTAB_FIELDS.filter((field) => field !== 'negative_class')) {
        const { figures } = await figuresOf({ rows, columns: 'negative_class', cell: 'negatives' });
        for (const { place, figure } of figures) {
          const own = records
            .filter((record) => has(record, rows, place.row))
            .flatMap(({ classes }) => classes.filter((value) => place.column === null || value === place.column));
          expect(figure.value, JSON.stringify([rows, place])).toBe(own.length);
        }
      }
      const reference = readSharedJson<{ hard_negative_classes: Record<string, number> }>(
        'reference',
        name,
        'intervals.json',
      ).hard_negative_classes;
      const { figures } = await figuresOf({ rows: 'negative_class', columns: null, cell: 'negatives' });
      for (const { place, figure } of figures)
        if (place.row !== null) expect(figure.value).toBe(reference[place.row] ?? 0);
    }, 60_000);

    it('count what a filter leaves, and each cell’s own filter finds its records', async () => {
      const values = Object.fromEntries(
        CROSSTAB_FIELDS.map((field) => [field, [...new Set(records.flatMap(({ tags }) => tags[field]))]]),
      );
      const choice = fc.constantFrom(...CROSSTAB_FIELDS).chain((field) =>
        fc.record({
          field: fc.constant(field),
          chosen: fc.uniqueArray(fc.constantFrom(...(values[field] ?? [])), { minLength: 1, maxLength: 3 }),
        }),
      );
      const axes = fc.shuffledSubarray([...CROSSTAB_FIELDS], { minLength: 3, maxLength: 3 });
      await fc.assert(
        fc.asyncProperty(axes, fc.array(choice, { maxLength: 3 }), async ([rows, columns, multiples], choices) => {
          const filter: FacetFilter = Object.fromEntries(choices.map(({ field, chosen }) => [field, chosen]));
          const { spec, figures } = await figuresOf({
            rows: rows ?? 'topic',
            columns: columns ?? null,
            multiples: multiples ?? null,
            filter,
          });
          // A walk over every record for each of thousands of cells would take minutes.
          const step = Math.ceil(figures.length / FIGURES_A_TABLE);
          for (const { place, figure } of figures.filter((_, i) => i % step === 0)) {
            const own = drillFilter(spec, place);
            expect(figure.records, JSON.stringify([spec, place])).toBe(
              records.filter((record) => meets(record, own)).length,
            );
            const direct = records.filter(
              (record) =>
                meets(record, filter) &&
                has(record, spec.rows, place.row) &&
                has(record, spec.columns, place.column) &&
                has(record, spec.multiples, place.multiple),
            );
            expect(figure.records).toBe(direct.length);
          }
        }),
        { numRuns: 25 },
      );
    }, 120_000);

    it('average each stratum as the reference does', async () => {
      type Strata = Record<
        string,
        Record<string, Record<string, Record<'stable' | 'worst' | 'best', Record<string, number>>>>
      >;
      const { strata } = readSharedJson<{ strata: Strata }>('reference', name, 'intervals.json');
      const collection = { datasetId: name, ...dataset.build.collection };
      const retrievers = openSparseRetrievers(collection.corpus.texts);
      let compared = 0;
      for (const retriever of [PUBLISHED_BM25, PUBLISHED_TFIDF]) {
        const steps = buildSystemTable(collection, retrievers.create(retriever), retriever.name);
        let step = steps.next();
        while (step.done !== true) step = steps.next();
        await replaceSystem(database, step.value);
        for (const measure of ['R@10', 'nDCG@10', 'RR'])
          for (const rows of RELEASE_STRATA) {
            const table = await figuresOf({ rows, columns: null, cell: 'mean', system: retriever.name, measure });
            for (const { place, figure } of table.figures) {
              if (place.row === null) continue;
              const expected = strata[rows]?.[place.row]?.[retriever.name];
              expect(figure.n).toBe(records.filter((record) => has(record, rows, place.row)).length);
              if (figure.n === 0) continue;
              const { value, worst, best } = figure;
              for (const [own, order] of [
                [value, 'stable'],
                [worst, 'worst'],
                [best, 'best'],
              ] as const) {
                const percent = expected?.[order][releaseKey(measure)] ?? NaN;
                expect(Math.abs((own ?? NaN) - percent / 100)).toBeLessThan(1e-9);
              }
              compared += 1;
            }
          }
      }
      expect(compared).toBe(2 * 3 * Object.values(strata).flatMap(Object.keys).length);
    }, 120_000);
  });
}
