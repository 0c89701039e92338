import type { TokenizerName } from './tokenizer-name';
import { CodeUnitFolding, NEEDS_CONTEXT, UNSEEN } from './code-unit-folding';
import { finishHash, HASH_PRIME, HASH_START, TermTable } from './term-table';
import { createTokenizer, TOKEN_CHARACTER } from './tokenizer';
import type { Tokenizer } from './tokenizer';

/** The tokenizers that an index can be built with; `sklearn-word`'s tokens are `python-word`'s of two code points or more. */
export type IndexedTokens = Exclude<TokenizerName, 'sklearn-word'>;

/**
 * Splits texts into term numbers: the same tokens as the tokenizer of that name, several times faster, because units are
 * folded, hashed and looked up as they are read, without a string for each token. Texts with units that cannot be folded
 * alone take the tokenizer's own way.
 */
export class TermSplitter {
  readonly table = new TermTable();
  private readonly folding: CodeUnitFolding;
  private readonly tokenize: Tokenizer;
  private units = new Uint16Array(256);

  constructor(tokens: IndexedTokens) {
    this.folding = new CodeUnitFolding(TOKEN_CHARACTER[tokens]);
    this.tokenize = createTokenizer(tokens);
  }

  /** Term numbers of a text's tokens, in order, repeats kept; new terms enter the table. */
  read(text: string): number[] {
    return this.split(text, true);
  }

  /** As {@link read}, but new terms are −1 and stay out of it. */
  lookUp(text: string): number[] {
    return this.split(text, false);
  }

  private split(text: string, learn: boolean): number[] {
    const { folded } = this.folding;
    const units = this.unitsFor(text.length);
    const terms: number[] = [];
    let length = 0;
    let hash = HASH_START;
    for (let i = 0; i < text.length; i++) {
      const code = text.charCodeAt(i);
      let unit = folded[code] ?? UNSEEN;
      if (unit === UNSEEN) unit = this.folding.judge(code);
      if (unit > NEEDS_CONTEXT) {
        units[length++] = unit;
        hash = Math.imul(hash ^ unit, HASH_PRIME);
      } else if (unit === NEEDS_CONTEXT) {
        return this.splitInContext(text, learn);
      } else if (length > 0) {
        terms.push(this.numberOf(length, hash, learn));
        length = 0;
        hash = HASH_START;
      }
    }
    if (length > 0) terms.push(this.numberOf(length, hash, learn));
    return terms;
  }

  /** Terms that {@link split} learned before it met the unit in question are this text's too, so none is learned in vain. */
  private splitInContext(text: string, learn: boolean): number[] {
    return this.tokenize(text).map((token) => {
      const units = this.unitsFor(token.length);
      let hash = HASH_START;
      for (let i = 0; i < token.length; i++) {
        const unit = token.charCodeAt(i);
        units[i] = unit;
        hash = Math.imul(hash ^ unit, HASH_PRIME);
      }
      return this.numberOf(token.length, hash, learn);
    });
  }

  /** The number of the token that stands in `units`. */
  private numberOf(length: number, rawHash: number, learn: boolean): number {
    const hash = finishHash(rawHash);
    return learn ? this.table.intern(this.units, length, hash) : this.table.find(this.units, length, hash);
  }

  /** Room for a token of up to `length` units. */
  private unitsFor(length: number): Uint16Array {
    if (length > this.units.length) this.units = new Uint16Array(2 * length);
    return this.units;
  }
}
