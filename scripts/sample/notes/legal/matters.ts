/** Single lawsuits, by trade: the same kinds of case at every company, each with its own parties, courts and amounts. */
import { nth } from '../../lists';
import { count, money, words } from '../../format';
import { note } from '../../note';
import { MATTERS } from './matter-kinds';

const COURTS = [
  'the District of New Jersey',
  'the Eastern District of Texas',
  'the Northern District of California',
  'the Western District of Oklahoma',
  'the Eastern District of Michigan',
  'the District of Delaware',
  'the Southern District of New York',
  'the Middle District of Louisiana',
] as const;

const STAGES = [
  'discovery is under way',
  'a motion to dismiss is pending',
  'class certification has been granted and is under appeal',
  'trial is set for next year',
  'the parties are in mediation',
] as const;

export const matter = note({
  key: 'legal-matter',
  topics: ['Legal', 'Risk'],
  instances: (f) => (f.form === '10-K' ? 6 : 4),
  facts: (f, i) => {
    const kinds = MATTERS[f.company.trade];
    return {
      ...nth(kinds, i),
      court: f.choose(`court/${i}`, COURTS),
      stage: f.choose(`stage/${i}/${f.now.key}`, STAGES),
      filed: f.whole(`filed/${i}`, 2016, 2021),
      cases: f.wholeOf(`cases/${i}`, 12, 2400),
      accrued: f.stock(`accrued/${i}`, 0.0022),
      accruedBefore: f.stock(`accrued/${i}`, 0.0022, 'start'),
      claimed: Math.round(f.stock(`claimed/${i}`, 0.02) / 10) * 10 + 20,
      about: f.choose(`matter-about/${i}`, f.company.assets).name,
    };
  },
  write: (
    w,
    { title, plaintiffs, claim, defense, court, stage, filed, cases, accrued, accruedBefore, claimed, about },
    f,
  ) =>
    w.note(
      w.one(title, `Legal Proceedings: ${title}`, `Contingencies: ${title}`),
      w.para(
        w.one(
          `Since ${filed} actions by ${plaintiffs} have been pending against ${f.company.legalName} in connection with ${about}.`,
          `${f.company.legalName} has been named in actions by ${plaintiffs} that began in ${filed} and concern ${about}.`,
        ),
        `The plaintiffs allege that ${claim}. The leading action is before the United States District Court for ${court}; at ${f.date()} there were about ${count(cases)} claimants.`,
      ),
      w.para(
        `${w.We} ${w.verb('contend', 'contends')} that ${defense}, and ${stage}.`,
        `The plaintiffs seek damages of up to ${money(claimed)} and injunctive relief.`,
        w.some(`Similar actions are pending in state courts and in Canada.`),
        w.some(`An adverse judgment could also affect future sales and permits.`),
      ),
      w.para(
        `An amount of ${money(accrued)} has been accrued for the matter, compared with ${money(accruedBefore)} at ${f.startDate}.`,
        w.one(
          `A loss above that amount is reasonably possible but cannot be estimated.`,
          `The range of further loss cannot be estimated at this stage because many claims are not yet specified.`,
        ),
        w.some(`Insurers have reserved their rights.`),
      ),
    ),
  aspects: [
    {
      reasoning: 'Qualitative',
      ask: (q, { about, plaintiffs }) =>
        q.one(
          `What do ${plaintiffs} reproach ${q.who} with over ${about}?`,
          `What is the case of ${plaintiffs} against ${q.who}, and how does it defend itself?`,
        ),
      about: (_, { plaintiffs }) => `the dispute with ${plaintiffs}`,
      answer: (_, { claim, defense }) => `The plaintiffs allege that ${claim}; the company contends that ${defense}.`,
    },
    {
      reasoning: 'Quantitative',
      ask: (q, { plaintiffs }) =>
        q.one(
          `What part of the damages that ${plaintiffs} claim from ${q.who} is already provided for at ${q.filing.date()}?`,
          `How much of the sum sought by ${plaintiffs} has ${q.who} set aside, in percent?`,
        ),
      about: (_, { plaintiffs }) => `the reserve for the claims of ${plaintiffs}`,
      answer: (w, { accrued, claimed }) =>
        `${money(accrued)} has been accrued against claims of up to ${money(claimed)}, or ${w.share(count(accrued), count(claimed))}%.`,
    },
    {
      reasoning: 'Qualitative',
      ask: (q, { plaintiffs }) =>
        q.one(
          `How far has the action of ${plaintiffs} against ${q.who} come, and before which court is it?`,
          `Where and at which stage is the dispute of ${q.who} with ${plaintiffs}?`,
        ),
      about: (_, { plaintiffs }) => `the stage of the action of ${plaintiffs}`,
      answer: (_, { court, stage }) =>
        `The leading action is before the United States District Court for ${court}, and ${stage}.`,
    },
    {
      reasoning: 'Quantitative',
      ask: (q, { plaintiffs }) =>
        q.one(
          `By how many million dollars did the reserve for the suit of ${plaintiffs} change at ${q.who} in ${q.period}?`,
          `Did ${q.who} add to its provision for the claims of ${plaintiffs} in ${q.period}, and by how much?`,
        ),
      about: (_, { plaintiffs }) => `the change in the reserve for ${plaintiffs}`,
      answer: (w, { accrued, accruedBefore }) =>
        `The accrual went from ${money(accruedBefore)} to ${money(accrued)}, a change of $${w.difference(count(accrued), count(accruedBefore))} million.`,
    },
  ],
});

export const litigationPolicy = note({
  key: 'litigation-policy',
  topics: ['Legal', 'Accounting'],
  facts: (f) => ({
    total: f.stock('litigation-total', 0.012),
    before: f.stock('litigation-total', 0.012, 'start'),
    range: Math.round(f.stock('litigation-range', 0.02) / 10) * 10 + 10,
    firms: f.whole('law-firms', 3, 9),
    cost: f.flow('legal-cost', 0.004),
    costBefore: f.flow('legal-cost', 0.004, f.before),
  }),
  write: (w, { total, before, range, cost, costBefore, firms }, f) =>
    w.note(
      w.one('Contingencies', 'Legal Contingencies: General', 'Litigation and Other Contingencies'),
      w.para(
        `${f.company.legalName} is party to many claims and proceedings. A loss is accrued when it is probable and can be reasonably estimated; where a range is estimated and no amount within it is better than another, the minimum is accrued.`,
        `Accruals for all matters were ${money(total)} at ${f.date()} and ${money(before)} at ${f.startDate}.`,
      ),
      w.para(
        `For matters in which a loss beyond the accrual is reasonably possible and can be estimated, the further amount is up to ${money(range)}.`,
        `Fees of ${w.one('outside counsel', 'law firms')} are expensed as incurred; together with settlements they came to ${money(cost)} for ${f.span()} and ${money(costBefore)} for ${f.span(f.before)}.`,
        w.some(`Work is concentrated on ${words(firms)} law firms.`),
      ),
      w.one(
        `Management does not expect the outcome of any single matter to have a material effect on financial position, though it may on the results of a quarter.`,
        `Litigation is inherently unpredictable, and verdicts have exceeded what had been accrued.`,
        `Estimates change as facts emerge, courts rule and negotiations advance.`,
      ),
    ),
  aspects: [
    {
      reasoning: 'Qualitative',
      ask: (q) =>
        q.one(
          `When does ${q.who} set money aside for a lawsuit, and which amount if only a range is known?`,
          `Which rule governs reserves for claims at ${q.who}?`,
        ),
      about: () => 'the rule for legal reserves',
      answer: () =>
        `A loss is accrued when it is probable and can be reasonably estimated; if no amount within a range is better than another, the minimum is accrued.`,
    },
    {
      reasoning: 'Quantitative',
      ask: (q) =>
        q.one(
          `How did spending on lawyers and settlements change at ${q.who} in ${q.period}, in percent?`,
          `What trend do litigation costs of ${q.who} show in ${q.period}?`,
        ),
      about: () => 'the trend of litigation costs',
      answer: (w, { cost, costBefore }) =>
        `Costs were ${money(cost)} against ${money(costBefore)}, a change of ${w.percent(count(cost), count(costBefore))}%.`,
    },
    {
      reasoning: 'Quantitative',
      ask: (q) =>
        q.one(
          `If all further possible losses came true, how much in total would lawsuits cost ${q.who} at ${q.filing.date()}?`,
          `Add the reserves of ${q.who} for claims and the reasonably possible excess: what is the sum?`,
        ),
      about: () => 'the worst estimated outcome of claims',
      answer: (w, { total, range }) =>
        `Accruals of ${money(total)} and a further ${money(range)} add up to $${w.total([count(total), count(range)])} million.`,
    },
  ],
});
