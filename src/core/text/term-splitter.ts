import type { TokenizerName } from './tokenizer-name';
import { CodeUnitFolding, SEPARATOR } from './code-unit-folding';
import { finishHash, HASH_PRIME, HASH_START, TermTable } from './term-table';
import { createTokenizer, TOKEN_CHARACTER } from './tokenizer';
import type { Tokenizer } from './tokenizer';

/** The tokenizers that an index can be built with; `sklearn-word`'s tokens are `python-word`'s of two code points or more. */
export type IndexedTokens = Exclude<TokenizerName, 'sklearn-word'>;

/**
 * Splits texts into term numbers: the same tokens as the tokenizer of that name, several times faster, because units are
 * folded and hashed as they are read and then looked up, without a string for each token. Texts with units that cannot be
 * folded alone take the tokenizer's own way. Folding and looking up are loops of their own: engines compile two small
 * functions much sooner than one large one.
 */
export class TermSplitter {
  readonly table = new TermTable();
  private readonly folding: CodeUnitFolding;
  private readonly tokenize: Tokenizer;
  /** The latest text's tokens, one behind the other. */
  private units = new Uint16Array(1 << 12);
  /** Token → the place after its last unit, and its hash. */
  private ends = new Uint32Array(1 << 12);
  private hashes = new Uint32Array(1 << 12);

  constructor(tokens: IndexedTokens) {
    this.folding = new CodeUnitFolding(TOKEN_CHARACTER[tokens]);
    this.tokenize = createTokenizer(tokens);
  }

  /** Term numbers of a text's tokens, in order, repeats kept; new terms enter the table. */
  read(text: string): Int32Array {
    const terms = this.lookUp(text);
    const { table, units, ends, hashes } = this;
    let from = 0;
    for (let token = 0; token < terms.length; token++) {
      const to = ends[token] ?? 0;
      // What the look-up missed may have entered the table since: a text can bring a new term twice.
      if (terms[token] === -1) terms[token] = table.intern(units, from, to, hashes[token] ?? 0);
      from = to;
    }
    return terms;
  }

  /** As {@link read}, but new terms are −1 and stay out of the table. */
  lookUp(text: string): Int32Array {
    const tokens = this.split(text);
    const { table, units, ends, hashes } = this;
    const terms = new Int32Array(tokens);
    let from = 0;
    for (let token = 0; token < tokens; token++) {
      const to = ends[token] ?? 0;
      terms[token] = table.find(units, from, to, hashes[token] ?? 0);
      from = to;
    }
    return terms;
  }

  /** Enters a text's tokens into `units`, `ends` and `hashes`. @returns how many they are */
  private split(text: string): number {
    this.makeRoom(text.length);
    const tokens = this.foldUnits(text);
    if (tokens !== null) return tokens;
    this.folding.judge(text);
    return this.foldUnits(text) ?? this.splitInContext(text);
  }

  /** Null where the text has a unit that is not judged yet or cannot be folded alone: a call from the loop would slow it. */
  private foldUnits(text: string): number | null {
    const { units, ends, hashes } = this;
    const { folded } = this.folding;
    let tokens = 0;
    let start = 0;
    let end = 0;
    let hash = HASH_START;
    // One place beyond the text, where a separator closes its last token.
    for (let i = 0; i <= text.length; i++) {
      const unit = i < text.length ? (folded[text.charCodeAt(i)] ?? 0) : SEPARATOR;
      if (unit > SEPARATOR) {
        units[end++] = unit;
        hash = Math.imul(hash ^ unit, HASH_PRIME);
      } else if (unit !== SEPARATOR) {
        return null;
      } else if (end > start) {
        ends[tokens] = end;
        hashes[tokens++] = finishHash(hash);
        start = end;
        hash = HASH_START;
      }
    }
    return tokens;
  }

  private splitInContext(text: string): number {
    const tokens = this.tokenize(text);
    let end = 0;
    this.makeRoom(tokens.join('').length);
    tokens.forEach((token, i) => {
      let hash = HASH_START;
      for (let j = 0; j < token.length; j++) {
        const unit = token.charCodeAt(j);
        this.units[end++] = unit;
        hash = Math.imul(hash ^ unit, HASH_PRIME);
      }
      this.ends[i] = end;
      this.hashes[i] = finishHash(hash);
    });
    return tokens.length;
  }

  /** Room for a text's tokens, which are no more than its units. */
  private makeRoom(length: number): void {
    if (length <= this.units.length) return;
    this.units = new Uint16Array(2 * length);
    this.ends = new Uint32Array(2 * length);
    this.hashes = new Uint32Array(2 * length);
  }
}
