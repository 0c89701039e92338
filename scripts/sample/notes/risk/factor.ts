import type { Trade } from '../../companies';
import type { Form } from '../../model/filing';
import { note } from '../../note';
import type { Note } from '../../note';
import { direction } from '../../workings';

/** A risk factor in the words that an industry shares. Every company adds its own figures and, by its style, other sentences. */
export interface Factor {
  readonly key: string;
  readonly trades?: readonly Trade[];
  readonly forms?: readonly Form[];
  readonly titles: readonly [string, string, string];
  /** Names the risk in a question, e.g. `the loss of patent protection`. */
  readonly name: string;
  /** Why it can happen: one or two sentences in two wordings. */
  readonly causes: readonly [string, string];
  /** What it would do: completes "Should this happen, …". */
  readonly effect: string;
  /** What is done about it: completes "To limit the risk, we seek to …". */
  readonly response: string;
  /** The exposed share, in percent of something: completes "About x% of …". */
  readonly exposed: string;
  readonly low: number;
  readonly high: number;
  /** Sentences that some companies add. */
  readonly asides: readonly [string, string];
}

export function factorNote(factor: Factor): Note {
  return note({
    key: `risk-${factor.key}`,
    topics: ['Risk'],
    ...(factor.trades === undefined ? {} : { trades: factor.trades }),
    ...(factor.forms === undefined ? {} : { forms: factor.forms }),
    facts: (f) => ({
      share: f.wholeOf(`exposed/${factor.key}`, factor.low, factor.high),
      before: f.wholeOf(`exposed/${factor.key}`, factor.low, factor.high, f.before),
      asset: f.choose(`risk-asset/${factor.key}`, f.company.assets),
      site: f.choose(`risk-site/${factor.key}`, f.company.sites),
    }),
    write: (w, { share, before, asset, site }, f) =>
      w.note(
        w.one(...factor.titles),
        w.para(
          w.one(...factor.causes),
          w.one(
            `${w.Our} exposure is greatest in connection with ${asset.name}, ${asset.what}.`,
            `For ${f.company.legalName} the point is most acute at ${site} and with ${asset.name}.`,
            `${f.company.name} has seen such events at ${site} before.`,
          ),
          w.some(factor.asides[0]),
        ),
        w.para(
          `About ${share}% of ${factor.exposed} ${f.form === '10-K' ? `in ${f.now.year}` : `for ${f.span()}`}, compared with ${before}% in the period before.`,
          `Should this risk materialize, ${factor.effect}.`,
          w.some(factor.asides[1]),
        ),
        w.para(
          `To limit the risk, ${w.we} ${w.verb('seek', 'seeks')} to ${factor.response}.`,
          w.one(
            `There is no assurance that this will be enough.`,
            `Such measures are costly and may fail.`,
            `Even so, results of operations, cash flow and the price of ${w.our} stock could suffer materially.`,
          ),
        ),
      ),
    aspects: [
      {
        reasoning: 'Qualitative',
        ask: (q) =>
          q.one(
            `What could ${factor.name} do to ${q.who}?`,
            `Which consequences does ${q.who} fear from ${factor.name}?`,
          ),
        about: () => `the consequences of ${factor.name}`,
        answer: () => `With ${factor.name}, ${factor.effect}.`,
      },
      {
        reasoning: 'Qualitative',
        ask: (q) =>
          q.one(
            `How does ${q.who} guard against ${factor.name}, and where is it most exposed?`,
            `What does ${q.who} do about ${factor.name}, and what is at stake?`,
          ),
        about: () => `the response to ${factor.name}`,
        answer: (_, { share }, f) =>
          `${f.company.name} seeks to ${factor.response}; about ${share}% of ${factor.exposed}.`,
      },
      {
        reasoning: 'Quantitative',
        ask: (q) =>
          q.one(
            `By how many percentage points did the exposure of ${q.who} to ${factor.name} shift in ${q.period}?`,
            `Did ${q.who} become more or less exposed to ${factor.name} in ${q.period}, and by how many points?`,
          ),
        about: () => `the change in exposure to ${factor.name}`,
        answer: (w, { share, before }) =>
          `Exposure to ${factor.name} ${direction(share, before)} by ${w.difference(String(share), String(before))} points, from ${before}% to ${share}%.`,
      },
    ],
  });
}
