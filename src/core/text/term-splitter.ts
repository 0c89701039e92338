import type { TokenizerName } from '../retrieval/run';
import { CodeUnitFolding, NEEDS_CONTEXT } from './code-unit-folding';
import { GrowingUint32Array } from './growing-array';
import { finishHash, HASH_START, hashUnit, TermTable } from './term-table';
import { createTokenizer, TOKEN_CHARACTER } from './tokenizer';
import type { Tokenizer } from './tokenizer';

/** The tokenizers that an index can be built with; `sklearn-word`'s tokens are `python-word`'s of two code points or more. */
export type IndexedTokens = Exclude<TokenizerName, 'sklearn-word'>;

/** Stands for a token that the table does not know. */
export const UNKNOWN_TERM = 0xffffffff;

/**
 * Splits texts into term numbers: the same tokens as the tokenizer of that name, several times faster, because units are
 * folded, hashed and looked up as they are read, without a string for each token. Texts with units that cannot be folded
 * alone take the tokenizer's own way.
 */
export class TermSplitter {
  readonly table = new TermTable();
  private readonly folding: CodeUnitFolding;
  private readonly tokenize: Tokenizer;
  private readonly found = new GrowingUint32Array(256);
  private units = new Uint16Array(256);

  constructor(tokens: IndexedTokens) {
    this.folding = new CodeUnitFolding(TOKEN_CHARACTER[tokens]);
    this.tokenize = createTokenizer(tokens);
  }

  /** Term numbers of a text's tokens, in order; new terms enter the table. A view, stale after the next call. */
  read(text: string): Uint32Array {
    this.split(text, true);
    return this.found.view();
  }

  /** As {@link read}, but new terms are {@link UNKNOWN_TERM}. */
  lookUp(text: string): Uint32Array {
    this.split(text, false);
    return this.found.view();
  }

  private split(text: string, learn: boolean): void {
    const { folding, found } = this;
    let { units } = this;
    found.length = 0;
    let length = 0;
    let hash = HASH_START;
    for (let i = 0; i < text.length; i++) {
      const unit = folding.fold(text.charCodeAt(i));
      if (unit > NEEDS_CONTEXT) {
        if (length === units.length) units = this.enlargeUnits();
        units[length++] = unit;
        hash = hashUnit(hash, unit);
      } else if (unit === NEEDS_CONTEXT) {
        this.splitInContext(text, learn);
        return;
      } else if (length > 0) {
        found.push(this.numberOf(length, hash, learn));
        length = 0;
        hash = HASH_START;
      }
    }
    if (length > 0) found.push(this.numberOf(length, hash, learn));
  }

  private splitInContext(text: string, learn: boolean): void {
    this.found.length = 0;
    for (const token of this.tokenize(text)) {
      let hash = HASH_START;
      for (let i = 0; i < token.length; i++) {
        if (i === this.units.length) this.enlargeUnits();
        const unit = token.charCodeAt(i);
        this.units[i] = unit;
        hash = hashUnit(hash, unit);
      }
      this.found.push(this.numberOf(token.length, hash, learn));
    }
  }

  private numberOf(length: number, rawHash: number, learn: boolean): number {
    const hash = finishHash(rawHash);
    if (learn) return this.table.intern(this.units, length, hash);
    const number = this.table.find(this.units, length, hash);
    return number < 0 ? UNKNOWN_TERM : number;
  }

  private enlargeUnits(): Uint16Array<ArrayBuffer> {
    const larger = new Uint16Array(2 * this.units.length);
    larger.set(this.units);
    this.units = larger;
    return larger;
  }
}
