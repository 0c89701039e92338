import { STREAM_NAMES, type StreamName } from '../../core/dataset/manifest';

/** Under which name a stream arrives, before it becomes the table that people see. */
export function arrivalTable(stream: StreamName): string {
  return `arrived_${stream}`;
}

/** What SQL sees instead of the stream's columns: `query` is a function's name, and some columns follow from others. */
const CREATE: Readonly<Record<StreamName, string>> = {
  judgments: `CREATE TABLE judgments AS
SELECT query AS record, document, kind::VARCHAR AS kind, place,
  ticker::VARCHAR AS ticker, year::VARCHAR AS year, doc_type::VARCHAR AS doc_type, filing,
  page_number::VARCHAR AS page_number, passage_id, hard_negative_class::VARCHAR AS hard_negative_class,
  len(overlaps_gold_of) > 0 AS overlaps, overlaps_gold_of
FROM arrived_judgments`,
  records: `CREATE TABLE records AS
SELECT r.query AS record, id, question_id, question, answer,
  topic::VARCHAR AS topic, industry::VARCHAR AS industry, r.ticker::VARCHAR AS ticker, r.year::VARCHAR AS year,
  r.doc_type::VARCHAR AS doc_type, r.filing, difficulty::VARCHAR AS difficulty,
  reasoning_type::VARCHAR AS reasoning_type, passage_type::VARCHAR AS passage_type, num_passages,
  coalesce(golds, 0)::INTEGER AS golds, coalesce(hard_negatives, 0)::INTEGER AS hard_negatives,
  len(regexp_extract_all(question, '\\S+'))::INTEGER AS question_words, folder_name,
  raw_fields, raw_values, extra_fields, extra_values, warning_rules, warnings
FROM arrived_records AS r
LEFT JOIN (
  SELECT record,
    count(DISTINCT document) FILTER (kind = 'gold') AS golds,
    count(document) FILTER (kind = 'hard-negative') AS hard_negatives
  FROM judgments GROUP BY record
) AS judged ON judged.record = r.query
ORDER BY r.query`,
  documents: `CREATE TABLE documents AS
SELECT document, text, ticker::VARCHAR AS ticker, year::VARCHAR AS year, doc_type::VARCHAR AS doc_type, filing,
  page_number::VARCHAR AS page_number, passage_id
FROM arrived_documents`,
  rewrites: 'CREATE TABLE rewrites AS SELECT query AS record, place, rewrite FROM arrived_rewrites',
  splits: 'CREATE TABLE splits AS SELECT part::VARCHAR AS part, query AS record FROM arrived_splits',
};

/** Turns the arrived streams into the documented tables. `judgments` comes first: `records` counts them. */
export function datasetTablesSql(): readonly string[] {
  const order: readonly StreamName[] = ['judgments', ...STREAM_NAMES.filter((name) => name !== 'judgments')];
  return [
    ...order.flatMap((name) => [CREATE[name], `DROP TABLE ${arrivalTable(name)}`]),
    'CREATE TABLE runs (system VARCHAR, record INTEGER, document INTEGER, rank INTEGER, score DOUBLE)',
    'CREATE TABLE per_query (system VARCHAR, record INTEGER, measure VARCHAR, value DOUBLE, worst DOUBLE, best DOUBLE)',
  ];
}
