import { createHash } from 'node:crypto';
import type { Draft } from './compose';
import { figuresIn } from './figures';
import type { Excerpt } from './library';
import type { Difficulty, PassageType, Slot } from './plan';
import { Random, seededReal } from './random';

/** How an answer's figure follows from printed ones, with the gold passage (from 0) that prints each. */
export interface AnswerFormula {
  readonly value: string;
  readonly expression: string;
  readonly decimals: number;
  readonly figures: Readonly<Record<string, { readonly text: string; readonly passage: number }>>;
}

export interface SamplePassage {
  text: string;
  /** Null for the few passages whose page the annotator could not tell. */
  page_number: string | null;
  passage_id: string;
  text_sha1: string;
}
export interface SampleNegative {
  text: string;
  page_number: string | null;
  ticker: string;
  year: number;
  doc_type: string;
  passage_id: string;
  text_sha1: string;
}

/** A record in FinRank's schema, and two fields of ours: `answer_formula`, and `synthetic`, which tells that it is invented. */
export interface SampleRecord {
  id: string;
  question_id: string;
  ticker: string;
  industry: string;
  question: string;
  answer: string;
  query_rewrite: readonly string[];
  topic: string;
  reasoning_type: string;
  difficulty: Difficulty;
  num_passages: number;
  passage_type: PassageType;
  year: number;
  doc_type: string;
  passages: SamplePassage[];
  hard_negatives: SampleNegative[];
  folder_name: string;
  answer_formula: readonly AnswerFormula[];
  synthetic: true;
}

/** Makes records of drafts, numbering question ids that would otherwise be the same. */
export class RecordMaker {
  readonly #seed: string;
  readonly #numbers = new Map<string, number>();

  constructor(seed: string) {
    this.#seed = seed;
  }

  make(slot: Slot, draft: Draft, negatives: readonly Excerpt[]): SampleRecord {
    const id = uuid(`${this.#seed}/${draft.key}`);
    return {
      id,
      question_id: this.#questionId(slot),
      ticker: slot.company.ticker,
      industry: slot.company.sector,
      question: draft.question,
      answer: draft.answer,
      query_rewrite: draft.rewrites,
      topic: slot.topic,
      reasoning_type: slot.reasoning,
      difficulty: slot.difficulty,
      num_passages: draft.gold.length,
      passage_type: slot.passageType,
      year: slot.year,
      doc_type: slot.form,
      passages: draft.gold.map((excerpt, i) => passage(excerpt, `${id}:p${i}`)),
      hard_negatives: negatives.map((excerpt, i) => negative(excerpt, `${id}:hn${i}`)),
      folder_name: 'synthetic',
      answer_formula: answerFormulas(draft),
      synthetic: true,
    };
  }

  /** `TICKER_Topic_Difficulty_PassageType_Reasoning_NN`. */
  #questionId(slot: Slot): string {
    const stem = [slot.company.ticker, slot.topic, slot.difficulty, slot.passageType, slot.reasoning]
      .map((part) => part.replace(/[ -]/g, ''))
      .join('_');
    const number = (this.#numbers.get(stem) ?? 0) + 1;
    this.#numbers.set(stem, number);
    return `${stem}_${String(number).padStart(2, '0')}`;
  }
}

/** Share of passages without a page: the release nulled 108 of 8,344 references. */
const WITHOUT_PAGE = 0.013;

function passage({ text, page }: Excerpt, passageId: string): SamplePassage {
  const page_number = seededReal(passageId, 0, 1) < WITHOUT_PAGE ? null : String(page);
  return { text, page_number, passage_id: passageId, text_sha1: sha1(text) };
}

function negative(excerpt: Excerpt, passageId: string): SampleNegative {
  const { text, page_number, ...ids } = passage(excerpt, passageId);
  const { company, year, form } = excerpt.filing;
  return { text, page_number, ticker: company.ticker, year, doc_type: form, ...ids };
}

/**
 * Finds the gold passage of every operand.
 * @throws RangeError when no gold passage prints it: the note's answer does not fit its text.
 */
function answerFormulas({ formulas, gold, key }: Draft): readonly AnswerFormula[] {
  const printed = gold.map(({ text }) => new Set(figuresIn(text)));
  return formulas.map(({ value, expression, decimals, figures }) => ({
    value,
    expression,
    decimals,
    figures: Object.fromEntries(
      Object.entries(figures).map(([name, text]) => {
        const at = printed.findIndex((set) => set.has(text));
        if (at < 0) throw new RangeError(`${text} stands in no gold passage of ${key}`);
        return [name, { text, passage: at }];
      }),
    ),
  }));
}

/** SHA-1 over the trimmed text, as in the release. */
function sha1(text: string): string {
  return createHash('sha1').update(text.trim()).digest('hex');
}

/** A version 4 UUID drawn from the label. */
function uuid(label: string): string {
  const random = new Random(`uuid/${label}`);
  const hex = Array.from({ length: 4 }, () => random.uint32().toString(16).padStart(8, '0')).join('');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20)}`;
}
