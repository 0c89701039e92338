/** Notes on what stands on the left of the balance sheet. */
import { nth } from '../../lists';
import { cell, count, money, split, sum } from '../../format';
import { note } from '../../note';
import { direction } from '../../workings';
import { sectorWords } from '../words';

export const inventories = note({
  key: 'inventories',
  topics: ['Footnotes', 'Accounting'],
  facts: (f) => {
    const weights = [30, 20, 50];
    return {
      end: f.mix('inventories', f.now.closing.inventories, weights),
      start: f.mix('inventories', f.now.opening.inventories, weights, 'start'),
      total: f.now.closing.inventories,
      totalBefore: f.now.opening.inventories,
      reserve: f.stock('obsolescence', 0.003),
      method: f.choose('inventory-method', ['first-in, first-out', 'weighted average cost']),
    };
  },
  write: (w, { end, start, total, totalBefore, reserve, method }, f) =>
    w.note(
      w.one('Inventories', 'Note: Inventories', 'Inventories, Net'),
      w.para(
        `Inventories are stated at the lower of cost and net realizable value. Cost is determined by the ${method} method and includes materials, direct labor and an appropriate share of overhead.`,
        w.some(`Abnormal freight, handling and spoilage are expensed as incurred.`),
        w.some(
          `${w.We} ${w.verb('review', 'reviews')} quantities on hand against forecast demand every quarter and ${w.verb('write', 'writes')} down items that are slow to move.`,
        ),
      ),
      w.balances([
        ['Raw materials and supplies', cell(nth(end, 0)), cell(nth(start, 0))],
        ['Work in process', cell(nth(end, 1)), cell(nth(start, 1))],
        ['Finished goods and products', cell(nth(end, 2)), cell(nth(start, 2))],
        ['Total inventories', cell(total), cell(totalBefore)],
      ]),
      w.para(
        `The amounts are shown after reserves for excess and obsolete items of ${money(reserve)} at ${f.date()}.`,
        w.one(
          `Supplies consist mainly of ${sectorWords(f).input}.`,
          `Inventories that are not expected to be sold within a year are part of other assets.`,
          `No inventories are pledged as security.`,
        ),
      ),
    ),
  aspects: [
    {
      reasoning: 'Quantitative',
      ask: (q) =>
        q.one(
          `What proportion of ${q.whose} stock was in finished form at ${q.filing.date()}?`,
          `How much of the inventory of ${q.who} was ready for sale at the end of ${q.period}, in percent?`,
        ),
      about: () => 'the share of finished goods in inventory',
      answer: (w, { end, total }) =>
        `Finished goods of ${money(nth(end, 2))} make up ${w.share(count(nth(end, 2)), count(total))}% of inventories of ${money(total)}.`,
    },
    {
      reasoning: 'Qualitative',
      ask: (q) =>
        q.one(
          `How does ${q.who} value its inventories, and what reserve does it hold against obsolete items?`,
          `Which cost method applies to the inventories of ${q.who}?`,
        ),
      about: () => 'the valuation of inventories',
      answer: (_, { method, reserve }) =>
        `Inventories are stated at the lower of cost and net realizable value by the ${method} method, after reserves for excess and obsolete items of ${money(reserve)}.`,
    },
    {
      reasoning: 'Quantitative',
      ask: (q) =>
        q.one(
          `By what percentage did total inventories of ${q.who} move between ${q.filing.startDate} and ${q.filing.date()}?`,
          `How did the inventory balance in the note of ${q.who} change over ${q.period}, in percent?`,
        ),
      about: () => 'the change in the inventory balance',
      answer: (w, { total, totalBefore }) =>
        `Total inventories ${direction(total, totalBefore)} ${w.percent(count(total), count(totalBefore))}%, from ${money(totalBefore)} to ${money(total)}.`,
    },
  ],
});

export const property = note({
  key: 'property',
  topics: ['Footnotes', 'Accounting'],
  facts: (f) => {
    const { property: end } = f.now.closing;
    const accumulated = Math.round(end * f.level('accumulated', 0.6, 0.95)) + f.now.depreciation;
    const gross = split(end + accumulated, [
      f.level('land', 0.06, 0.1),
      f.level('buildings', 0.25, 0.35),
      f.level('machinery', 0.45, 0.55),
      f.level(`progress/${f.now.key}`, 0.06, 0.12),
    ]);
    return {
      end,
      accumulated,
      gross,
      depreciation: f.now.depreciation,
      depreciationBefore: f.before.depreciation,
      life: f.whole('life', 20, 45),
      machineLife: f.whole('machine-life', 3, 15),
    };
  },
  write: (w, { end, accumulated, gross, depreciation, depreciationBefore, life, machineLife }, f) =>
    w.note(
      w.one('Property, Plant and Equipment', 'Note: Property, Plant and Equipment, Net', 'Properties and Equipment'),
      w.table(
        ['(in millions)', f.date()],
        [
          ['Land and leasehold improvements', cell(nth(gross, 0))],
          ['Buildings and structures', cell(nth(gross, 1))],
          ['Machinery, wells and equipment', cell(nth(gross, 2))],
          ['Construction in progress', cell(nth(gross, 3))],
          ['Gross carrying amount', cell(end + accumulated)],
          ['Accumulated depreciation', cell(-accumulated)],
          ['Net carrying amount', cell(end)],
        ],
      ),
      w.para(
        `Depreciation expense was ${money(depreciation)} for ${f.span()} and ${money(depreciationBefore)} for ${f.span(f.before)}.`,
        `Buildings and structures are depreciated over ${life} years and machinery over ${machineLife} years or by units of production.`,
        w.some(`Interest on major projects is capitalized until the asset is ready for use.`),
        w.some(`Repairs are expensed; major overhauls that extend the life of an asset are capitalized.`),
      ),
      w.one(
        `Construction in progress relates mainly to ${w.our} site in ${f.choose('progress-site', f.company.sites)}.`,
        `Assets held for sale at ${f.date()} were not significant.`,
        `Gains and losses on disposal are part of other income.`,
      ),
    ),
  aspects: [
    {
      reasoning: 'Quantitative',
      ask: (q) =>
        q.one(
          `How old is the plant of ${q.who}, measured as accumulated depreciation over gross cost at the end of ${q.period}?`,
          `To what percentage are the fixed assets of ${q.who} written off at ${q.filing.date()}?`,
        ),
      about: () => 'the age of the fixed assets',
      answer: (w, { end, accumulated }) =>
        `Accumulated depreciation of ${money(accumulated)} on a gross carrying amount of ${money(end + accumulated)} means that ${w.share(count(accumulated), count(end + accumulated))}% has been written off.`,
    },
    {
      reasoning: 'Qualitative',
      ask: (q) =>
        q.one(
          `Over which lives does ${q.who} write off its buildings and machines?`,
          `What useful lives does ${q.who} assume for fixed assets, and what was the charge in ${q.period}?`,
        ),
      about: () => 'the useful lives of fixed assets',
      answer: (_, { life, machineLife, depreciation }) =>
        `Buildings and structures are depreciated over ${life} years and machinery over ${machineLife} years or by units of production; the expense was ${money(depreciation)}.`,
    },
  ],
});

export const goodwill = note({
  key: 'goodwill',
  topics: ['Footnotes', 'Accounting'],
  facts: (f) => {
    // Every deal adds to the first segment; the others keep the goodwill that they began with.
    const others = split(
      f.founding.goodwill,
      f.company.segments.map((segment) => segment.weight),
    ).slice(1);
    const acquired = f.now.acquiredGoodwill;
    const start = [f.now.opening.goodwill - sum(others), ...others];
    return {
      start,
      end: start.map((value, i) => (i === 0 ? value + acquired : value)),
      acquired,
      total: f.now.closing.goodwill,
      first: nth(f.company.segments, 0).name,
      names: f.company.segments.map((segment) => segment.name),
    };
  },
  write: (w, { start, end, acquired, total, first, names }, f) =>
    w.note(
      w.one('Goodwill', 'Note: Goodwill by Segment', 'Changes in Goodwill'),
      `The carrying amount of goodwill by reporting segment changed as follows during ${f.span()}.`,
      w.table(
        ['(in millions)', f.startDate, 'Acquired', f.date()],
        [
          ...names.map((name, i) => [name, cell(nth(start, i)), i === 0 ? cell(acquired) : '—', cell(nth(end, i))]),
          ['Total', cell(total - acquired), cell(acquired), cell(total)],
        ],
      ),
      w.para(
        `The addition comes from a business combination in the ${first} segment that is described in the note on acquisitions.`,
        w.one(
          `Goodwill is tested for impairment every year in the fourth quarter, and in between when events suggest that a unit may be worth less than its carrying amount.`,
          `${w.We} ${w.verb('test', 'tests')} goodwill at the level of the operating segments as of October 1 of each year.`,
        ),
        `No impairment of goodwill has been recorded in any period presented.`,
        w.some(`Goodwill from the combination is not deductible for tax purposes.`),
      ),
    ),
  aspects: [
    {
      reasoning: 'Quantitative',
      ask: (q, { first }) =>
        q.one(
          `What share of goodwill sits in ${first} at ${q.filing.date()}?`,
          `How concentrated is ${q.whose} goodwill in its ${first} segment at the end of ${q.period}?`,
        ),
      about: (_, { first }) => `the concentration of goodwill in ${first}`,
      answer: (w, { first, end, total }) =>
        `${first} carries ${money(nth(end, 0))} of ${money(total)}, or ${w.share(count(nth(end, 0)), count(total))}%.`,
    },
    {
      reasoning: 'Qualitative',
      ask: (q) =>
        q.one(
          `What caused goodwill to grow at ${q.who} in ${q.period}, and was any of it written down?`,
          `Where did the addition to goodwill of ${q.who} in ${q.period} come from?`,
        ),
      about: () => 'the source of new goodwill',
      answer: (_, { first, acquired }) =>
        `A business combination in the ${first} segment added ${money(acquired)}; no impairment of goodwill has been recorded in any period presented.`,
    },
  ],
});

export const intangibles = note({
  key: 'intangibles',
  topics: ['Footnotes', 'Accounting'],
  facts: (f) => {
    const net = f.now.closing.intangibles;
    const yearly = Math.round((f.now.amortization * 4) / f.now.quarters);
    const future = [0.99, 0.95, 0.9, 0.86, 0.81].map((factor) => Math.round(yearly * factor));
    return {
      net,
      before: f.now.opening.intangibles,
      amortization: f.now.amortization,
      impairment: f.now.impairment,
      future,
      asset: f.choose('impaired', f.company.assets).name,
      firstYear: f.now.quarters === 4 ? f.now.year + 1 : f.now.year,
    };
  },
  write: (w, { net, before, amortization, impairment, future, asset, firstYear }, f) =>
    w.note(
      w.one('Intangible Assets', 'Note: Other Intangible Assets', 'Intangible Assets with Definite Lives'),
      w.para(
        `Intangible assets consist of ${w.one('developed products, licenses and customer contracts', 'technology rights, trade names and contracts', 'acquired contracts, permits and technology')}. Their net carrying amount was ${money(net)} at ${f.date()} and ${money(before)} at ${f.startDate}.`,
        `Amortization expense was ${money(amortization)} for ${f.span()}.`,
      ),
      `Expected amortization of existing assets:`,
      w.table(
        ['Year', '(in millions)'],
        future.map((value, i) => [String(firstYear + i), cell(value)]),
      ),
      w.para(
        `An impairment charge of ${money(impairment)} was recorded after ${w.one('a review of expected cash flows', 'a change in plans', 'a lower price forecast')} for an asset related to ${asset}.`,
        w.some(`Fair value was estimated with a discounted cash flow model whose inputs are of Level 3.`),
        w.some(`Straight-line amortization is used where the pattern of benefit cannot be determined reliably.`),
      ),
    ),
  aspects: [
    {
      reasoning: 'Quantitative',
      ask: (q) =>
        q.one(
          `How much amortization does ${q.who} foresee over the first three years of its schedule?`,
          `Sum the next three years of scheduled write-offs of acquired rights at ${q.who}, as given in the filing for ${q.period}.`,
        ),
      about: () => 'scheduled amortization',
      answer: (w, { future }) =>
        `The first three years of the schedule add up to $${w.total(future.slice(0, 3).map(count))} million.`,
    },
    {
      reasoning: 'Qualitative',
      ask: (q) =>
        q.one(
          `Which write-down of acquired rights did ${q.who} take in ${q.period}, and for what?`,
          `What prompted the charge on intangible assets of ${q.who} in ${q.period}?`,
        ),
      about: () => 'the impairment of acquired rights',
      answer: (_, { impairment, asset }) =>
        `An impairment charge of ${money(impairment)} was recorded for an asset related to ${asset}.`,
    },
    {
      reasoning: 'Quantitative',
      ask: (q) =>
        q.one(
          `By what percentage did the book value of acquired rights shrink or grow at ${q.who} over ${q.period}?`,
          `How did the net intangible balance of ${q.who} develop over ${q.period}, in percent?`,
        ),
      about: () => 'the change in net intangible assets',
      answer: (w, { net, before }) =>
        `The net carrying amount ${direction(net, before)} ${w.percent(count(net), count(before))}%, from ${money(before)} to ${money(net)}.`,
    },
  ],
});
