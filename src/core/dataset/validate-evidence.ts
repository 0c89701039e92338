import { canonicalPage } from './canonical-labels';
import { isBlank, pythonStrip } from './python-text';
import type { FinRankRecord, Passage } from './record';
import type { ValidationRule } from './report';
import { findAnnotationFileName, findOutsideSource, findRelevanceRemark } from './suspicious-text';
import { quote, type Finding } from './validate-labels';

/** Distinct hard negatives that a record needs at least. */
const MIN_HARD_NEGATIVES = 4;
const NEGATIVE_DOC_TYPES: readonly string[] = ['10-K', '10-Q'];

/** The rules that a record's gold passages and hard negatives have to keep. Texts compare trimmed. */
export function checkEvidence(record: FinRankRecord): Finding[] {
  return [
    ...repeated(record.passages, 'passages', 'duplicate-gold'),
    ...repeated(record.hard_negatives, 'hard_negatives', 'duplicate-hard-negative'),
    ...equalToGold(record),
    ...tooFew(record),
    ...wrongDocTypes(record),
    ...placed(record).flatMap(([field, passage]) => [
      ...checkPassage(field, passage),
      ...checkText(field, passage.text),
    ]),
    ...record.hard_negatives.flatMap(({ text }, i) => checkRemark(`hard_negatives[${i}].text`, text)),
  ];
}

/** All passages of a record with their field paths, gold first. */
export function placed(record: FinRankRecord): [string, Passage][] {
  return [
    ...record.passages.map((passage, i): [string, Passage] => [`passages[${i}]`, passage]),
    ...record.hard_negatives.map((negative, i): [string, Passage] => [`hard_negatives[${i}]`, negative]),
  ];
}

function repeated(passages: readonly Passage[], list: string, rule: ValidationRule): Finding[] {
  const firstAt = new Map<string, number>();
  return passages.flatMap((passage, i): Finding[] => {
    const text = pythonStrip(passage.text);
    const first = firstAt.get(text);
    if (text === '') return [];
    if (first === undefined) {
      firstAt.set(text, i);
      return [];
    }
    return [{ rule, field: `${list}[${i}]`, reason: `has the text of ${list}[${first}]` }];
  });
}

function equalToGold(record: FinRankRecord): Finding[] {
  const gold = record.passages.map(({ text }) => pythonStrip(text));
  return record.hard_negatives.flatMap((negative, i): Finding[] => {
    const text = pythonStrip(negative.text);
    const same = text === '' ? -1 : gold.indexOf(text);
    if (same < 0) return [];
    return [
      { rule: 'hard-negative-equals-gold', field: `hard_negatives[${i}]`, reason: `has the text of passages[${same}]` },
    ];
  });
}

function tooFew(record: FinRankRecord): Finding[] {
  const distinct = new Set(record.hard_negatives.map(({ text }) => pythonStrip(text)).filter((text) => text !== ''));
  if (distinct.size >= MIN_HARD_NEGATIVES) return [];
  const reason = `${distinct.size} distinct hard negatives, of at least ${MIN_HARD_NEGATIVES}`;
  return [{ rule: 'too-few-hard-negatives', field: 'hard_negatives', reason }];
}

function wrongDocTypes(record: FinRankRecord): Finding[] {
  return record.hard_negatives.flatMap(({ doc_type }, i): Finding[] => {
    if (NEGATIVE_DOC_TYPES.includes(doc_type)) return [];
    const reason = `${quote(doc_type)} is none of ${NEGATIVE_DOC_TYPES.join(', ')}`;
    return [{ rule: 'hard-negative-doc-type', field: `hard_negatives[${i}].doc_type`, reason }];
  });
}

function checkPassage(field: string, { text, page_number: page }: Passage): Finding[] {
  const findings: Finding[] = [];
  if (isBlank(text)) findings.push({ rule: 'empty-text', field: `${field}.text`, reason: 'is blank' });
  if (page !== null && !isBlank(page) && canonicalPage(page) !== page) {
    const reason = `${quote(page)} is neither digits nor digits–digits`;
    findings.push({ rule: 'invalid-page-number', field: `${field}.page_number`, reason });
  }
  return findings;
}

function checkText(field: string, text: string): Finding[] {
  const findings: Finding[] = [];
  const fileName = findAnnotationFileName(text);
  if (fileName !== null)
    findings.push({ rule: 'annotation-file-name', field: `${field}.text`, reason: `holds ${quote(fileName)}` });
  const mark = findOutsideSource(text);
  if (mark !== null)
    findings.push({ rule: 'outside-source-marker', field: `${field}.text`, reason: `holds ${quote(mark)}` });
  return findings;
}

function checkRemark(field: string, text: string): Finding[] {
  const phrase = findRelevanceRemark(text);
  if (phrase === null) return [];
  return [{ rule: 'synthetic-negative', field, reason: `reads like a remark on relevance: ${quote(phrase)}` }];
}
