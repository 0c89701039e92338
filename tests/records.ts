/** Small complete records for tests; what a test is about it passes itself. */
import type { FinRankRecord, HardNegative, Passage } from '../src/core/dataset/record';

export function makePassage(text: string, passage_id = `p:${text}`): Passage {
  return { text, page_number: '1', passage_id };
}

export function makeNegative(text: string, fields: Partial<HardNegative> = {}): HardNegative {
  return { ...makePassage(text, `hn:${text}`), ticker: 'GM', year: 2025, doc_type: '10-K', ...fields };
}

/** A record without fault. Its passage count follows from `passages`. */
export function makeRecord(fields: Partial<FinRankRecord> = {}): FinRankRecord {
  const id = fields.id ?? 'r1';
  const passages = fields.passages ?? [makePassage(`gold of ${id}`, `${id}:p0`)];
  return {
    id,
    question_id: `${fields.ticker ?? 'F'}_Risk_Easy_SinglePassage_Qualitative_01`,
    ticker: 'F',
    industry: 'Automotive',
    question: `question of ${id}`,
    answer: `answer of ${id}`,
    query_rewrite: [],
    topic: 'Risk',
    reasoning_type: 'Qualitative',
    difficulty: 'Easy',
    num_passages: passages.length,
    passage_type: (['Single-Passage', 'Two-Passage'] as const)[passages.length - 1] ?? 'Multi-Passage',
    year: 2025,
    doc_type: '10-K',
    passages,
    hard_negatives: [0, 1, 2, 3].map((i) => makeNegative(`negative ${i} of ${id}`, { passage_id: `${id}:hn${i}` })),
    folder_name: 'fixtures',
    raw: {},
    extra: {},
    ...fields,
  };
}
