/** A unit that belongs to no token. */
const SEPARATOR = 1;
/** A unit that cannot be judged alone: half of a surrogate pair, or one whose lower case depends on its neighbours. */
export const NEEDS_CONTEXT = 2;
const UNSEEN = 0;

/** Capital sigma is the one letter whose lower case depends on its place in the word (Unicode SpecialCasing, Final_Sigma). */
const CAPITAL_SIGMA = 0x3a3;

/**
 * Lower-cases and classifies UTF-16 units one at a time, as lower-casing the whole text and matching it would. Each unit
 * is judged when it is first seen; filings use some hundred of the 65,536.
 */
export class CodeUnitFolding {
  private readonly folded = new Uint16Array(0x10000);
  private readonly character: RegExp;

  /** @param character matches one lower-case character that belongs to tokens; neither global nor sticky */
  constructor(character: RegExp) {
    this.character = character;
  }

  /** The lower-case unit; or a separator's code 1, or {@link NEEDS_CONTEXT}: both below the code of any letter. */
  fold(unit: number): number {
    const known = this.folded[unit] ?? UNSEEN;
    return known === UNSEEN ? this.judge(unit) : known;
  }

  private judge(unit: number): number {
    const result = this.foldUnseen(unit);
    this.folded[unit] = result;
    return result;
  }

  private foldUnseen(unit: number): number {
    const isSurrogate = unit >= 0xd800 && unit <= 0xdfff;
    const lower = String.fromCharCode(unit).toLowerCase();
    if (isSurrogate || unit === CAPITAL_SIGMA || lower.length !== 1) return NEEDS_CONTEXT;
    return this.character.test(lower) ? lower.charCodeAt(0) : SEPARATOR;
  }
}
