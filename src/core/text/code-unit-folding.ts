/** Not judged yet. */
const UNSEEN = 0;
/** A unit that cannot be judged alone: half of a surrogate pair, or one whose lower case depends on its neighbours. */
const NEEDS_CONTEXT = 1;
/** A unit that belongs to no token. */
export const SEPARATOR = 2;

/** Capital sigma is the one letter whose lower case depends on its place in the word (Unicode SpecialCasing, Final_Sigma). */
const CAPITAL_SIGMA = 0x3a3;

/**
 * Lower-cases and classifies UTF-16 units one at a time, as lower-casing the whole text and matching it would. Each unit
 * is judged when it is first seen; filings use some hundred of the 65,536.
 */
export class CodeUnitFolding {
  /**
   * Unit → its lower case, which is above {@link SEPARATOR}; or one of the three codes up to it. A caller reads it
   * itself, since a call for each unit would cost more than the unit's work.
   */
  readonly folded = new Uint16Array(0x10000);
  private readonly character: RegExp;

  /** @param character matches one lower-case character that belongs to tokens; neither global nor sticky */
  constructor(character: RegExp) {
    this.character = character;
  }

  /** Enters all units of a text into {@link folded}. */
  judge(text: string): void {
    for (let i = 0; i < text.length; i++) {
      const unit = text.charCodeAt(i);
      if (this.folded[unit] === UNSEEN) this.folded[unit] = this.foldUnseen(unit);
    }
  }

  private foldUnseen(unit: number): number {
    const isSurrogate = unit >= 0xd800 && unit <= 0xdfff;
    const lower = String.fromCharCode(unit).toLowerCase();
    if (isSurrogate || unit === CAPITAL_SIGMA || lower.length !== 1) return NEEDS_CONTEXT;
    return this.character.test(lower) ? lower.charCodeAt(0) : SEPARATOR;
  }
}
