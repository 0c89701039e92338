import type { Asker } from './asker';
import { capitalise } from './format';
import type { Topic } from './note';

/** What a question of a topic is after, and the sentence that closes a synthesis. No figures in here. */
interface Theme {
  /** Follows "the company's". */
  readonly aims: readonly string[];
  readonly closing: string;
}

const THEMES: Readonly<Record<Topic, Theme>> = {
  'Company Overview': {
    aims: ['competitive position', 'business model', 'strategic direction'],
    closing: 'Taken together, this describes where the business stands and what it depends on.',
  },
  Financials: {
    aims: ['quality of earnings', 'financial strength', 'operating performance'],
    closing: 'Taken together, this bears on the quality of earnings and on the strength of cash generation.',
  },
  Footnotes: {
    aims: ['financial obligations', 'balance sheet risks', 'reported figures'],
    closing: 'Taken together, the notes show what stands behind the amounts on the balance sheet.',
  },
  Governance: {
    aims: ['quality of oversight', 'governance', 'alignment of management with owners'],
    closing: 'Taken together, this shows how oversight is organised and whom it answers to.',
  },
  Accounting: {
    aims: ['reliance on estimates', 'accounting choices', 'reported earnings'],
    closing: 'Taken together, this shows where judgment enters the reported numbers.',
  },
  Legal: {
    aims: ['legal exposure', 'contingent liabilities', 'regulatory position'],
    closing: 'Taken together, this outlines the exposure and how much of it the accounts already carry.',
  },
  Risk: {
    aims: ['risk profile', 'exposure to shocks', 'resilience'],
    closing: 'Taken together, this shows which shocks would hurt most and what is done about them.',
  },
  'Shareholder Return': {
    aims: ['capacity to reward owners', 'distribution policy', 'capital return'],
    closing: 'Taken together, this shows how sustainable the distributions to owners are.',
  },
};

export function aim(topic: Topic, q: Asker): string {
  return q.one(...THEMES[topic].aims);
}
export function closing(topic: Topic): string {
  return THEMES[topic].closing;
}

/** One question after another, as somebody types who wants plain facts. */
export function sequence(questions: readonly string[]): string {
  return questions
    .map((question, i) => (i === 0 ? question : `And ${question.charAt(0).toLowerCase()}${question.slice(1)}`))
    .join(' ');
}

/** Things that may contain "and" themselves: `A as well as B`, `A, B, and also C`. */
function enumerate(things: readonly string[]): string {
  const last = things.at(-1) ?? '';
  return things.length === 2
    ? `${things[0] ?? ''} as well as ${last}`
    : `${things.slice(0, -1).join(', ')}, and also ${last}`;
}

/** An analytic question about two or more things. */
export function relation(q: Asker, about: readonly string[]): string {
  const things = enumerate(about);
  return q.one(
    `What does the filing of ${q.who} for ${q.period} show about ${things}?`,
    `Describe ${things} at ${q.who}, as reported for ${q.period}.`,
    `Considering ${things}, what picture of ${q.who} emerges for ${q.period}?`,
    `${capitalise(things)}: what does ${q.who} disclose on each for ${q.period}?`,
    `How does ${q.who} describe ${things} in its report for ${q.period}?`,
  );
}

/** A question that asks for a judgment from several facts. */
export function synthesis(q: Asker, topic: Topic, about: readonly string[]): string {
  const things = enumerate(about);
  const goal = aim(topic, q);
  return q.one(
    `Assess ${q.whose} ${goal} for ${q.period} in light of ${things}.`,
    `Taken together, what do ${things} imply for the ${goal} of ${q.who} in ${q.period}?`,
    `An analyst wants to judge the ${goal} of ${q.who} in ${q.period}. What follows from ${things}?`,
    `How should ${things} be weighed when evaluating ${q.whose} ${goal} for ${q.period}?`,
  );
}
