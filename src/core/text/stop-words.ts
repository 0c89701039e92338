/**
 * English function words that say little about a question's subject. This project's own short list: closed-class words
 * only, no negation and no quantity, which matter in filings. Off unless asked for: the published runs keep every word.
 */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  [
    'a an the this that these those',
    'i me my we us our you your he him his she her it its they them their',
    'and or but if as than so',
    'of in on at by for from to into with about between through during',
    'is are was were be been being am do does did has have had having',
    'can could may might must shall should will would',
    'what which who whom whose when where why how there here',
  ].flatMap((line) => line.split(' ')),
);
