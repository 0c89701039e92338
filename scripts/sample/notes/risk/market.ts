/** Market risk: what a move of rates, currencies, prices or a customer would cost. */
import { nth } from '../../lists';
import { cell, count, decimal, money } from '../../format';
import { note } from '../../note';
import { direction } from '../../workings';
import { sectorWords } from '../words';

export const interestRisk = note({
  key: 'interest-risk',
  topics: ['Risk', 'Financials'],
  facts: (f) => {
    const debt = f.now.closing.notes + f.now.closing.paper;
    const floating = Math.round(debt * f.level(`floating/${f.now.key}`, 0.06, 0.22));
    return {
      debt,
      floating,
      extra: Math.max(1, Math.round(floating / 100)),
      change: f.stock('rate-change', 0.02),
      now: f.now,
    };
  },
  write: (w, { debt, floating, extra, change, now }, f) =>
    w.note(
      w.one(
        'Interest Rate Risk',
        'Quantitative and Qualitative Disclosures about Market Risk: Interest Rates',
        'Market Risk: Interest',
      ),
      w.para(
        `At ${f.date()} ${money(floating)} of ${w.our} debt of ${money(debt)} bore floating rates, after swaps. A rise of one percentage point would add about ${money(extra)} to yearly interest.`,
        `The fair value of fixed-rate debt would fall by about ${money(change)} for each point.`,
      ),
      w.para(
        `Interest expense was ${money(now.interest)} and operating income ${money(now.operatingIncome)} for ${f.span()}.`,
        w.one(
          `${w.We} ${w.verb('manage', 'manages')} the mix of fixed and floating debt within limits set by the treasurer.`,
          `Swaps are used to move between fixed and floating rates; none is held for trading.`,
        ),
        w.some(`Investments of surplus cash are short, so that higher rates would raise income from them.`),
        w.some(`Refinancing of notes issued in years of low rates will cost more.`),
      ),
      w.some(`The analysis assumes a parallel shift of the curve and no reaction by management.`, 0.7),
    ),
  aspects: [
    {
      reasoning: 'Quantitative',
      ask: (q) =>
        q.one(
          `How many times over does operating profit of ${q.who} cover its interest for ${q.period}?`,
          `Compute interest cover for ${q.who} in ${q.period}.`,
        ),
      about: () => 'interest cover',
      answer: (w, { now }) =>
        `Operating income of ${money(now.operatingIncome)} covers interest of ${money(now.interest)} ${w.ratio(count(now.operatingIncome), count(now.interest), 1)} times.`,
    },
    {
      reasoning: 'Qualitative',
      ask: (q) =>
        q.one(
          `What would dearer money cost ${q.who} each year, per percentage point?`,
          `How sensitive is ${q.who} to a move in interest rates at ${q.filing.date()}?`,
        ),
      about: () => 'the sensitivity to interest rates',
      answer: (_, { extra, change }) =>
        `One percentage point would add about ${money(extra)} to yearly interest and lower the fair value of fixed-rate debt by about ${money(change)}.`,
    },
    {
      reasoning: 'Quantitative',
      ask: (q) =>
        q.one(
          `What part of what ${q.who} owes is at variable rates at ${q.filing.date()}?`,
          `How much of the borrowing of ${q.who} floats, in percent?`,
        ),
      about: () => 'the floating part of debt',
      answer: (w, { floating, debt }) =>
        `${money(floating)} of ${money(debt)} bears floating rates, or ${w.share(count(floating), count(debt))}%.`,
    },
  ],
});

export const currencyRisk = note({
  key: 'currency-risk',
  topics: ['Risk'],
  facts: (f) => ({
    exposure: f.stock('fx-exposure', 0.14),
    hedged: f.stock('fx-hedged', 0.08),
    loss: f.stock('fx-loss', 0.009),
    share: f.wholeOf('foreign-share', 18, 49),
    currencies: f.choose('currencies', [
      ['the euro', 'the yen'],
      ['the Canadian dollar', 'the euro'],
      ['the euro', 'the renminbi'],
      ['the pound', 'the Mexican peso'],
    ]),
  }),
  write: (w, { exposure, hedged, loss, share, currencies }, f) =>
    w.note(
      w.one('Foreign Currency Risk', 'Market Risk: Exchange Rates', 'Exposure to Exchange Rates'),
      w.para(
        `About ${share}% of ${w.our} revenue for ${f.span()} arose outside the United States. The main currencies are ${nth(currencies, 0)} and ${nth(currencies, 1)}.`,
        `Of a net exposure of ${money(exposure)} at ${f.date()}, ${money(hedged)} was hedged with forwards and options.`,
      ),
      w.para(
        `A move of 10% against the dollar would change the fair value of the hedges by ${money(loss)}; the change would be offset by the underlying exposure.`,
        w.one(
          `Net investments in subsidiaries are hedged in part with foreign-currency debt.`,
          `Translation of foreign balance sheets is not hedged.`,
        ),
        w.some(`Countries with high inflation are of little weight.`),
        w.some(`Hedges become dearer when interest rates differ widely.`),
        w.some(`The calculation leaves out the effect on demand.`),
      ),
    ),
  aspects: [
    {
      reasoning: 'Quantitative',
      ask: (q) =>
        q.one(
          `What hedge ratio does ${q.who} keep on its foreign money exposure at ${q.filing.date()}?`,
          `How much of its exposure to other currencies has ${q.who} covered, in percent?`,
        ),
      about: () => 'the currency hedge ratio',
      answer: (w, { exposure, hedged }) =>
        `${money(hedged)} of a currency exposure of ${money(exposure)} was hedged, or ${w.share(count(hedged), count(exposure))}%.`,
    },
    {
      reasoning: 'Qualitative',
      ask: (q) =>
        q.one(
          `To which currencies is ${q.who} mainly exposed, and what would a tenth’s move do?`,
          `How dependent is ${q.who} on business in foreign money?`,
        ),
      about: () => 'the exposure to foreign money',
      answer: (_, { currencies, share, loss }) =>
        `The main currencies are ${nth(currencies, 0)} and ${nth(currencies, 1)}; about ${share}% of revenue arose abroad, and a move of 10% would change the fair value of the hedges by ${money(loss)}.`,
    },
  ],
});

const PRICES = {
  pharma: { what: 'energy, solvents and active ingredients', unit: 'a tenth', share: 0.006 },
  upstream: {
    what: 'crude oil and natural gas',
    unit: 'a dollar a barrel or ten cents a thousand cubic feet',
    share: 0.022,
  },
  midstream: { what: 'natural gas liquids and natural gas', unit: 'a tenth', share: 0.009 },
  automotive: { what: 'steel, aluminum, lithium and copper', unit: 'a tenth', share: 0.016 },
} as const;

export const priceRisk = note({
  key: 'price-risk',
  topics: ['Risk', 'Financials'],
  facts: (f) => ({
    ...PRICES[f.company.trade],
    effect: f.stock('price-effect', PRICES[f.company.trade].share),
    fixed: f.wholeOf('fixed-share', 22, 71),
    spent: f.flow('input-cost', 0.12),
    spentBefore: f.flow('input-cost', 0.12, f.before),
  }),
  write: (w, { what, unit, effect, fixed, spent, spentBefore }, f) =>
    w.note(
      w.one('Commodity Price Risk', 'Market Risk: Commodity Prices', 'Exposure to Commodity Prices'),
      w.para(
        `${w.We} ${w.verb('are', 'is')} exposed to prices of ${what}. A move of ${unit} would change yearly income before taxes by about ${money(effect)}, other things equal.`,
        `Amounts that follow such prices were ${money(spent)} for ${f.span()} and ${money(spentBefore)} for ${f.span(f.before)}.`,
      ),
      w.para(
        `Fixed-price contracts and hedges cover ${fixed}% of the volumes expected over the next twelve months.`,
        w.one(
          `Beyond that horizon little is fixed.`,
          `Cover is built up step by step and never exceeds expected volumes.`,
        ),
        w.some(`Some contracts pass changes on to customers after a lag of one quarter.`),
        w.some(`Margin calls can strain liquidity when prices move sharply.`),
        w.some(`Supply of ${sectorWords(f).input} is concentrated on few sources.`),
      ),
    ),
  aspects: [
    {
      reasoning: 'Qualitative',
      ask: (q) =>
        q.one(
          `Which raw prices matter to ${q.who}, and what would a standard move do to profit?`,
          `How strongly would profit of ${q.who} react to commodity markets?`,
        ),
      about: () => 'the reaction of profit to commodity markets',
      answer: (_, { what, unit, effect }) =>
        `Prices of ${what} matter: a move of ${unit} would change yearly income before taxes by about ${money(effect)}.`,
    },
    {
      reasoning: 'Quantitative',
      ask: (q) =>
        q.one(
          `How did amounts tied to commodity prices change at ${q.who} in ${q.period}, in percent?`,
          `By what percentage did price-dependent amounts of ${q.who} rise or fall in ${q.period}?`,
        ),
      about: () => 'the change in price-dependent amounts',
      answer: (w, { spent, spentBefore }) =>
        `Price-dependent amounts ${direction(spent, spentBefore)} ${w.percent(count(spent), count(spentBefore))}%, from ${money(spentBefore)} to ${money(spent)}.`,
    },
    {
      reasoning: 'Qualitative',
      ask: (q) =>
        q.one(
          `How well is ${q.who} protected against commodity swings over the coming year?`,
          `What cover has ${q.who} for next year’s volumes?`,
        ),
      about: () => 'the cover for next year’s volumes',
      answer: (_, { fixed }) =>
        `Fixed-price contracts and hedges cover ${fixed}% of the volumes expected over the next twelve months.`,
    },
  ],
});

export const valueAtRisk = note({
  key: 'value-at-risk',
  topics: ['Risk'],
  facts: (f) => {
    const average = f.rate('var', 3, 38);
    return {
      average: decimal(average, 1),
      high: decimal(average * f.level(`var-high/${f.now.key}`, 1.3, 1.9), 1),
      low: decimal(average * f.level(`var-low/${f.now.key}`, 0.4, 0.7), 1),
      breaches: f.wholeOf('breaches', 2, 9),
      confidence: f.choose('confidence', [95, 99]),
      rows: [
        f.stock('counterparty-a', 0.014),
        f.stock('counterparty-b', 0.009),
        f.stock('counterparty-c', 0.004),
      ] as const,
    };
  },
  write: (w, { average, high, low, breaches, confidence, rows }, f) =>
    w.note(
      w.one('Value at Risk', 'Market Risk: Value at Risk', 'Trading and Credit Risk Limits'),
      w.para(
        `The treasury measures daily value at risk of its positions at a confidence level of ${confidence}%. For ${f.span()} it averaged $${average} million, with a high of $${high} million and a low of $${low} million.`,
        `Losses exceeded the measure on ${breaches} days.`,
      ),
      w.table(
        ['Credit exposure (in millions)', f.date()],
        [
          ['Counterparties rated A or better', cell(rows[0])],
          ['Rated BBB', cell(rows[1])],
          ['Below investment grade', cell(rows[2])],
          ['Total', cell(rows[0] + rows[1] + rows[2])],
        ],
      ),
      w.para(
        w.one(
          `The model uses two years of history and does not foresee breaks in the market.`,
          `Stress tests complement the measure, because it says nothing about losses in the tail.`,
        ),
        w.some(`Limits are approved by the finance committee.`),
        w.some(`Collateral is called daily above agreed thresholds.`),
      ),
    ),
  aspects: [
    {
      reasoning: 'Quantitative',
      ask: (q) =>
        q.one(
          `How far above its mean did daily loss potential of ${q.who} climb at the peak of ${q.period}, in percent?`,
          `By what percentage did the highest value at risk of ${q.who} in ${q.period} exceed the average?`,
        ),
      about: () => 'the peak of value at risk',
      answer: (w, { high, average }) =>
        `The high of $${high} million exceeded the average of $${average} million by ${w.percent(high, average)}%.`,
    },
    {
      reasoning: 'Quantitative',
      ask: (q) =>
        q.one(
          `Which part of the credit exposure of ${q.who} is to weak counterparties at ${q.filing.date()}?`,
          `How much exposure does ${q.who} have below investment grade, in percent?`,
        ),
      about: () => 'the exposure to weak counterparties',
      answer: (w, { rows }) =>
        `Below investment grade: ${money(rows[2])} of ${money(rows[0] + rows[1] + rows[2])}, or ${w.share(count(rows[2]), count(rows[0] + rows[1] + rows[2]))}%.`,
    },
    {
      reasoning: 'Qualitative',
      ask: (q) =>
        q.one(
          `How reliable was the daily risk measure of ${q.who} in ${q.period}?`,
          `At which confidence does ${q.who} measure daily risk, and how often was the measure broken in ${q.period}?`,
        ),
      about: () => 'the reliability of the risk measure',
      answer: (_, { confidence, breaches }) =>
        `Value at risk is measured at a confidence level of ${confidence}%, and losses exceeded it on ${breaches} days.`,
    },
  ],
});
