import type { Company } from './companies';
import { COMPANIES } from './companies';
import { Filing, History } from './model/filing';
import type { Form } from './model/filing';
import type { Note } from './note';
import { NOTES } from './notes';

/** A passage of a filing. */
export interface Excerpt {
  /** Equal for equal texts, so that passages are compared by number. */
  readonly textId: number;
  readonly filing: Filing;
  readonly note: Note;
  readonly instance: number;
  readonly text: string;
  readonly page: number;
}

const FILED_IN = [2024, 2025] as const;
const CHARACTERS_PER_PAGE = 3200;

/** All filings of all companies, written out, in the order of companies, years and forms. */
export class Library {
  readonly excerpts: readonly Excerpt[];
  readonly #byFiling: ReadonlyMap<string, readonly Excerpt[]>;

  constructor(seed: string) {
    const textIds = new Map<string, number>();
    const filings = COMPANIES.flatMap((company) => filingsOf(company, seed));
    const written = filings.map((filing) => [filing.id, write(filing, textIds)] as const);
    this.#byFiling = new Map(written);
    this.excerpts = written.flatMap(([, excerpts]) => excerpts);
  }

  /** The passages of one filing, in page order; none where there is no such filing. */
  filing(company: Company, year: number, form: Form): readonly Excerpt[] {
    return this.#byFiling.get(`${company.ticker}/${year}/${form}`) ?? [];
  }
}

/** Two annual reports each; oil and gas companies also file two quarterly ones. */
function filingsOf(company: Company, seed: string): readonly Filing[] {
  const history = new History(company, seed);
  const forms: readonly Form[] = company.sector === 'Oil & Gas' ? ['10-K', '10-Q'] : ['10-K'];
  return FILED_IN.flatMap((year) => forms.map((form) => new Filing(company, form, year, history)));
}

/** Writes a filing's passages and numbers its pages by their length. Texts that are new get the next number. */
function write(filing: Filing, textIds: Map<string, number>): readonly Excerpt[] {
  let characters = 0;
  const firstPage = filing.whole('first-page', 3, 9);
  return NOTES.flatMap((note) =>
    Array.from({ length: note.instances(filing) }, (_, instance) => {
      const text = note.write(filing, instance);
      const textId = textIds.get(text) ?? textIds.size;
      textIds.set(text, textId);
      const page = firstPage + Math.floor(characters / CHARACTERS_PER_PAGE);
      characters += text.length;
      return { filing, note, instance, text, textId, page };
    }),
  );
}
