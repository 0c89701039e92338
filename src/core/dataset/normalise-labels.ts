import * as canonical from './canonical-labels';
import { pythonStrip } from './python-text';
import { parseQuestionId, QUESTION_ID_FIELDS } from './question-id';
import type { RawRecord } from './raw-record';
import type { HardNegative, Passage } from './record';
import { RepairLog, type RepairRule } from './repair-log';
import type { Repair } from './report';

/** A record on its way through normalisation, with what has been changed so far. */
export interface Mended<T> {
  readonly record: T;
  readonly repairs: readonly Repair[];
}

type LabelField = 'ticker' | 'industry' | 'topic' | 'difficulty' | 'reasoning_type' | 'passage_type' | 'doc_type';

interface LabelRule<Field> {
  readonly field: Field;
  readonly rule: RepairRule;
  /** The value that the label means, or null where the rule cannot say. */
  readonly canonical: (label: string) => string | null;
}

const RECORD_RULES: readonly LabelRule<LabelField>[] = [
  { field: 'ticker', rule: 'ticker-alias-Ford', canonical: canonical.tickerOfAlias },
  { field: 'ticker', rule: 'ticker-canonicalize', canonical: canonical.canonicalTicker },
  { field: 'industry', rule: 'sector-fold', canonical: canonical.canonicalSector },
  { field: 'topic', rule: 'topic-canonicalize', canonical: canonical.canonicalTopic },
  { field: 'difficulty', rule: 'difficulty-canonicalize', canonical: canonical.canonicalDifficulty },
  { field: 'reasoning_type', rule: 'reasoning-canonicalize', canonical: canonical.canonicalReasoning },
  { field: 'passage_type', rule: 'passage-type-canonicalize', canonical: canonical.canonicalPassageType },
  { field: 'doc_type', rule: 'uninferable-multi-source-doc_type', canonical: canonical.docTypeOfSeveral },
  { field: 'doc_type', rule: 'doctype-canonicalize', canonical: canonical.canonicalDocType },
];
const NEGATIVE_RULES: readonly LabelRule<'ticker' | 'doc_type'>[] = [
  { field: 'ticker', rule: 'ticker-alias-Ford', canonical: canonical.tickerOfAlias },
  { field: 'ticker', rule: 'ticker-canonicalize', canonical: canonical.canonicalTicker },
  { field: 'doc_type', rule: 'hn-doctype-canonicalize', canonical: canonical.canonicalForm },
];

/**
 * Mends every label, page reference and rewrite that the record alone decides (paper section 3.8, Table 12). Lists keep
 * their length; nothing is mended that could mean two things.
 */
export function normaliseLabels(raw: RawRecord): Mended<RawRecord> {
  const log = new RepairLog(raw.id, raw.raw);
  const recovered = { ...raw, ...recoverPlaceholders(raw, log) };
  const labels = applyRules(recovered, RECORD_RULES, '', log);
  const record: RawRecord = {
    ...labels,
    year: mendYear(labels.year, 'year', log),
    hard_negatives: raw.hard_negatives.map((negative, i) => mendNegative(negative, `hard_negatives[${i}]`, log)),
    passages: raw.passages.map((passage, i) => mendPage(passage, `passages[${i}]`, log)),
    query_rewrite: mendRewrites(raw.query_rewrite, log),
  };
  return { record: { ...record, raw: log.raw }, repairs: log.repairs };
}

/** Labels that hold a template's placeholder and that the question_id gives. */
function recoverPlaceholders(raw: RawRecord, log: RepairLog): Partial<RawRecord> {
  const labels = parseQuestionId(raw.question_id);
  const recovered: Partial<Record<LabelField, string>> = {};
  for (const field of QUESTION_ID_FIELDS) {
    const label = labels?.[field] ?? null;
    if (label === null || !canonical.isPlaceholder(raw[field])) continue;
    log.change('placeholder-recovered-from-question_id', field, raw[field], label);
    recovered[field] = label;
  }
  return recovered;
}

function applyRules<Field extends string, T extends Readonly<Record<Field, string>>>(
  item: T,
  rules: readonly LabelRule<Field>[],
  path: string,
  log: RepairLog,
): T {
  const mended = { ...item };
  for (const { field, rule, canonical: canonicalOf } of rules) {
    const label: string = mended[field];
    if (canonical.isPlaceholder(label)) continue;
    const meant = canonicalOf(label);
    if (meant === null || meant === label) continue;
    log.change(rule, path + field, label, meant);
    Object.assign(mended, { [field]: meant });
  }
  return mended;
}

function mendYear(year: number | string, path: string, log: RepairLog): number | string {
  if (typeof year === 'number') return year;
  const integer = canonical.canonicalYear(year);
  if (integer === null) return year;
  log.change('year-to-int', path, year, integer);
  return integer;
}

function mendNegative(negative: HardNegative, path: string, log: RepairLog): HardNegative {
  const placed = swapTickerAndDocType(swapTickerAndPage(negative, path, log), path, log);
  const labelled = applyRules(placed, NEGATIVE_RULES, `${path}.`, log);
  return mendPage({ ...labelled, year: mendYear(labelled.year, `${path}.year`, log) }, path, log);
}

/** What stands in a page or form field and can only be a ticker: one to five letters that are no word for "nothing". */
function looksLikeTicker(text: string): boolean {
  return /^[A-Z]{1,5}$/i.test(pythonStrip(text)) && !/^(?:none|null|nan|page|pdf)$/i.test(pythonStrip(text));
}

/** A page number as ticker and a ticker as page have changed places. */
function swapTickerAndPage(negative: HardNegative, path: string, log: RepairLog): HardNegative {
  const { ticker, page_number: page } = negative;
  if (page === null || canonical.canonicalPage(ticker) === null || !looksLikeTicker(page)) return negative;
  log.note('hn-ticker-page-swap', `${path}.ticker/page_number`, `${ticker}/${page}`, `${page}/${ticker}`);
  log.keepRaw(`${path}.ticker`, ticker);
  log.keepRaw(`${path}.page_number`, page);
  return { ...negative, ticker: page, page_number: ticker };
}

/** A form as ticker and a ticker as form have changed places. */
function swapTickerAndDocType(negative: HardNegative, path: string, log: RepairLog): HardNegative {
  const { ticker, doc_type: form } = negative;
  if (canonical.canonicalForm(ticker) === null || !looksLikeTicker(form)) return negative;
  log.note('hn-ticker-doc-swap', `${path}.ticker/doc_type`, `${ticker}/${form}`, `${form}/${ticker}`);
  log.keepRaw(`${path}.ticker`, ticker);
  log.keepRaw(`${path}.doc_type`, form);
  return { ...negative, ticker: form, doc_type: ticker };
}

/** The repair log names this field without its place, so do we; the raw value keeps the place. */
function mendPage<T extends Passage>(passage: T, path: string, log: RepairLog): T {
  if (passage.page_number === null) return passage;
  const page = canonical.canonicalPage(passage.page_number);
  if (page === passage.page_number) return passage;
  log.note('invalid-page-normalized', 'page_number', passage.page_number, page);
  log.keepRaw(`${path}.page_number`, passage.page_number);
  return { ...passage, page_number: page };
}

function mendRewrites(rewrites: readonly string[], log: RepairLog): readonly string[] {
  const kept = rewrites.filter((rewrite) => !canonical.isPlaceholder(rewrite)).map(pythonStrip);
  if (kept.length === rewrites.length && kept.every((rewrite, i) => rewrite === rewrites[i])) return rewrites;
  log.note('rewrite-placeholders-stripped', 'query_rewrite', `${rewrites.length} item(s)`, `${kept.length} item(s)`);
  log.keepRaw('query_rewrite', rewrites);
  return kept;
}
