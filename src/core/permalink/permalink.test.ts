import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LABEL_FIELDS } from '../dataset/record';
import { TOKENIZERS } from '../text/tokenizer-name';
import { TIE_RULES } from '../retrieval/run';
import { CROSSTAB_CELLS, CROSSTAB_FIELDS, CROSSTAB_SORTS } from '../sql/crosstab-spec';
import { FIGURE_NAMES } from '../sql/figure-spec';
import { checksum } from './link-text';
import { formatLink, parseLink } from './permalink';
import { FACET_FIELDS, RECORD_SORTS } from '../dataset/record-list';
import { DEFAULT_VIEWS, LEDGER_SECTIONS, PUBLISHED_PARAMETERS, recordPage } from './view-state';
import type { FacetFilter } from '../dataset/record-list';
import type { ViewState } from './view-state';

const text = fc.string({ unit: 'grapheme', maxLength: 20 });
const some = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 });
const filter: fc.Arbitrary<FacetFilter> = fc.dictionary(
  fc.constantFrom(...FACET_FIELDS),
  fc.array(some, { minLength: 1, maxLength: 3 }),
  { noNullPrototype: true },
);
const decimal = (max: number) => fc.integer({ min: 0, max: max * 100 }).map((n) => n / 100);
const parameters = fc.record({
  bm25: fc.record({
    name: fc.constant('bm25' as const),
    k1: decimal(100),
    b: decimal(1),
    epsilon: decimal(100),
    tokenizer: fc.constantFrom(...TOKENIZERS),
    stopWords: fc.boolean(),
  }),
  tfidf: fc.record({
    name: fc.constant('tfidf' as const),
    sublinear: fc.boolean(),
    tokenizer: fc.constantFrom(...TOKENIZERS),
    stopWords: fc.boolean(),
  }),
});
const explain = fc.option(
  fc.record({ system: fc.constantFrom('bm25' as const, 'tfidf' as const), document: fc.nat(5000) }),
);
const list = { filter, search: text, sort: fc.constantFrom(...RECORD_SORTS), descending: fc.boolean() };
const state: fc.Arbitrary<ViewState> = fc.oneof(
  fc.constant<ViewState>({ view: 'overview' }),
  fc.record({ view: fc.constant('records' as const), ...list }),
  fc.record({
    view: fc.constant('record' as const),
    id: some,
    parameters,
    explain,
    marks: fc.boolean(),
    from: fc.record(list),
  }),
  fc.record({ view: fc.constant('document' as const), document: fc.nat(99_999) }),
  fc.record({
    view: fc.constant('ask' as const),
    query: text,
    ticker: fc.option(some),
    year: fc.option(some),
    docType: fc.option(some),
    parameters,
    explain,
  }),
  fc.record({
    view: fc.constant('baselines' as const),
    section: fc.constantFrom(...LEDGER_SECTIONS),
    stratum: fc.option(fc.constantFrom(...LABEL_FIELDS)),
    parameters,
    tieRule: fc.constantFrom(...TIE_RULES),
    part: fc.option(some),
    overlaps: fc.constantFrom('include' as const, 'exclude' as const),
    digest: fc.option(some),
  }),
  fc.record({
    view: fc.constant('crosstab' as const),
    rows: fc.constantFrom(...CROSSTAB_FIELDS),
    columns: fc.option(fc.constantFrom(...CROSSTAB_FIELDS)),
    multiples: fc.option(fc.constantFrom(...CROSSTAB_FIELDS)),
    cell: fc.constantFrom(...CROSSTAB_CELLS),
    system: some,
    measure: fc.constantFrom('R@10', 'nDCG@10', 'PairAcc'),
    filter,
    sort: fc.constantFrom(...CROSSTAB_SORTS),
    hideEmpty: fc.boolean(),
  }),
  fc.record({
    view: fc.constant('sql' as const),
    statement: fc.oneof(
      fc.record({ form: fc.constant('plain' as const), sql: text }),
      fc.record({ form: fc.constant('packed' as const), text: fc.stringMatching(/^[A-Za-z0-9_-]{1,40}$/) }),
    ),
  }),
  fc.record({
    view: fc.constant('figures' as const),
    figure: fc.constantFrom(...FIGURE_NAMES),
    measure: fc.constantFrom('R@10', 'nDCG@10', 'PairAcc'),
    field: fc.constantFrom(...LABEL_FIELDS),
  }),
  fc.record({ view: fc.constant('methods' as const), anchor: fc.option(some) }),
);
const datasetId = fc.option(fc.stringMatching(/^[0-9a-f]{16}$/));

describe('permalink', () => {
  it('gives back every view state that it was made from', () => {
    fc.assert(
      fc.property(state, datasetId, (view, id) => {
        const link = formatLink(view, id);
        expect(parseLink(link)).toEqual({ ok: true, state: view, datasetId: id });
        expect(/^#[!-~]*$/.test(link)).toBe(true);
      }),
    );
  });

  it('never throws, whatever the hash is', () => {
    const part = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom(
        'record',
        'records',
        'methods',
        'document',
        'ask',
        'v=1',
        'ds=0',
        'c=',
        'q=a',
        '%E2%82',
        '/',
        '&',
        '?',
      ),
    );
    const hash = fc.array(part, { maxLength: 12 }).map((parts) => parts.join(''));
    fc.assert(
      fc.property(hash, fc.constantFrom('', '#', '#/', '#/records?', '#/record/a?v=1&'), (text, start) => {
        for (const link of [start + text, `${start}${text}&c=${checksum(start + text)}`]) {
          const parsed = parseLink(link);
          if (!parsed.ok) expect(parsed.problem.message).not.toBe('');
        }
      }),
      { numRuns: 2000 },
    );
  });

  it.each(['a/', '/', '//a//', 'a?b#c', 'a&v=2', '%2F', 'a+b c'])('opens the record %j', (id) => {
    const view = recordPage(id);
    for (const ds of [null, '0123456789abcdef']) {
      expect(parseLink(formatLink(view, ds))).toEqual({ ok: true, state: view, datasetId: ds });
    }
  });

  it('carries a parameter too small to be written without an exponent', () => {
    const bm25 = { ...PUBLISHED_PARAMETERS.bm25, k1: 1e-7 };
    const view: ViewState = { ...DEFAULT_VIEWS.ask, parameters: { ...PUBLISHED_PARAMETERS, bm25 } };
    expect(parseLink(formatLink(view, null))).toMatchObject({ ok: true, state: view });
  });

  it.each(['#/methods/%E2%82', '#/record/a%'])('calls %s cut off, rather than open something else', (link) => {
    expect(parseLink(link)).toMatchObject({ ok: false, problem: { code: 'cut-off' } });
  });

  it('tells every link that was cut off, wherever it was cut inside its parameters', () => {
    fc.assert(
      fc.property(state, fc.stringMatching(/^[0-9a-f]{16}$/), fc.nat(), (view, id, cut) => {
        const link = formatLink(view, id);
        const from = link.indexOf('?') + 1;
        const short = link.slice(0, from + (cut % (link.length - from)));
        const parsed = parseLink(short);
        expect(parsed.ok).toBe(false);
      }),
    );
  });

  it('tells a link in which one character was changed', () => {
    const link = formatLink({ ...DEFAULT_VIEWS.records, filter: { topic: ['Risk'] } }, '0123456789abcdef');
    const parsed = parseLink(link.replace('Risk', 'Rusk'));
    expect(parsed).toMatchObject({ ok: false, problem: { code: 'altered' } });
    expect(parsed.ok ? null : parsed.problem.salvage).toMatchObject({ view: 'records', filter: { topic: ['Rusk'] } });
  });

  it('opens bare views, and the overview where there is no hash', () => {
    expect(parseLink('')).toMatchObject({ ok: true, state: { view: 'overview' } });
    expect(parseLink('#/records')).toMatchObject({ ok: true, state: DEFAULT_VIEWS.records });
    expect(parseLink('#/methods/nDCG@10')).toMatchObject({ ok: true, state: { view: 'methods', anchor: 'nDCG@10' } });
  });

  it.each([
    ['#/recor', 'unknown-view'],
    ['#/record', 'bad-value'],
    ['#/document/-3', 'bad-value'],
    ['#/baselines?v=9&c=0', 'newer-version'],
    ['#/baselines?v=0&c=0', 'older-version'],
    ['#/records?v=1&q=%E2%8', 'cut-off'],
  ])('explains %s', (link, code) => {
    const parsed = parseLink(link);
    expect(parsed).toMatchObject({ ok: false, problem: { code } });
    expect(parsed.ok ? '' : parsed.problem.message).not.toBe('');
  });

  it.each([
    ['#/baselines?v=1&k1=abc', 'bad-value', 'k1'],
    ['#/baselines?v=1&b=1.5', 'bad-value', '“b”'],
    ['#/baselines?v=1&ties=random', 'bad-value', 'numpy-scalar'],
    ['#/records?v=1&q=a&q=b', 'bad-value', 'more than once'],
    ['#/records?v=1&v=1', 'bad-value', 'more than once'],
    ['#/records?v=1&ds=a&ds=b', 'bad-value', 'more than once'],
    ['#/records?v=1&c=a', 'bad-value', 'more than once'],
    ['#/ask?v=1&explain=bm25', 'bad-value', 'document is missing'],
    ['#/records?v=1&colour=red', 'unknown-parameter', 'colour'],
  ])('says what %s has wrong although its check sum fits', (open, code, words) => {
    const parsed = parseLink(`${open}&c=${checksum(open)}`);
    expect(parsed).toMatchObject({ ok: false, problem: { code } });
    expect(parsed.ok ? '' : parsed.problem.message).toContain(words);
  });

  it('keeps links readable', () => {
    const link = formatLink(
      {
        ...DEFAULT_VIEWS.baselines,
        section: 'strata',
        parameters: { ...PUBLISHED_PARAMETERS, bm25: { ...PUBLISHED_PARAMETERS.bm25, k1: 0.9 } },
      },
      '0123456789abcdef',
    );
    expect(link).toMatch(/^#\/baselines\?v=1&ds=0123456789abcdef&section=strata&k1=0\.9&c=[0-9a-z]{7}$/);
  });
});
