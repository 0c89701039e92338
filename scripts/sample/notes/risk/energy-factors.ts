/** Risk factors of oil and gas companies. */
import { factorNote } from './factor';

const upstream = { trades: ['upstream'] } as const;

const midstream = { trades: ['midstream'] } as const;

export const commodityPrices = factorNote({
  ...upstream,
  key: 'oil-price',
  titles: [
    'Oil and gas prices are volatile',
    'Commodity Prices Drive Our Results',
    'Lower prices would reduce cash flow and reserves',
  ],
  name: 'falling oil and gas prices',
  causes: [
    'Prices depend on producers abroad, storage, weather and the pace of the economy, none of which can be controlled.',
    'Supply decisions of OPEC and its partners, wars and mild winters move prices within weeks.',
  ],
  effect: 'cash flow would shrink, drilling would be cut and reserves would be written off as uneconomic',
  response: 'hedge part of production and keep break-even low',
  exposed: 'expected production of the next year was hedged',
  low: 11,
  high: 58,
  asides: ['Local prices can fall far below benchmarks when pipelines are full.', 'Negative prices have occurred.'],
});

export const reserves = factorNote({
  ...upstream,
  key: 'reserves',
  titles: ['Reserve estimates are uncertain', 'Estimates of Proved Reserves', 'We must replace what we produce'],
  name: 'overstated reserves',
  causes: [
    'Reserves are estimated from geology, engineering and prices and are revised often. Wells decline steeply in their first years.',
    'Undeveloped reserves must be drilled within five years or be removed. Acquired acreage may hold less than thought.',
  ],
  effect: 'depletion would speed up, borrowing capacity would shrink and impairments would be needed',
  response: 'submit estimates to independent engineers',
  exposed: 'proved reserves were undeveloped',
  low: 18,
  high: 46,
  asides: [
    'Well spacing has proved too tight in places.',
    'Prices used for estimates are averages and may be above today’s.',
  ],
});

export const drilling = factorNote({
  ...upstream,
  key: 'drilling',
  titles: ['Drilling is hazardous', 'Operational Hazards', 'Blowouts, spills and accidents'],
  name: 'accidents at wells',
  causes: [
    'Wells can blow out, leak or collapse; fires, toxic gas and storms endanger people. Contractors do much of the work.',
    'Operations run at high pressure, far from help and in harsh weather. Partners may not share our standards.',
  ],
  effect: 'lives could be lost, production would stop and liabilities could exceed insurance',
  response: 'train crews and review every well design',
  exposed: 'production came from operated wells',
  low: 61,
  high: 93,
  asides: ['Earthquakes near disposal wells have led to limits.', 'Insurance for pollution has become hard to buy.'],
});

export const takeaway = factorNote({
  ...upstream,
  key: 'takeaway',
  titles: [
    'We depend on pipelines of others',
    'Transport and Processing Capacity',
    'Constraints on moving our production',
  ],
  name: 'a lack of pipeline capacity',
  causes: [
    'Production reaches markets through pipes and plants that others own. Outages and full lines force wells to be shut in.',
    'Permits for new lines are slow and contested, and water disposal is limited.',
  ],
  effect: 'production would be curtailed or sold at steep discounts, and fees for unused capacity would still be due',
  response: 'hold firm capacity on several systems',
  exposed: 'gas volumes moved under firm transport',
  low: 44,
  high: 88,
  asides: ['Commitments extend beyond proved reserves in one area.', 'Freeze-offs have cut output in winter.'],
});

export const volumes = factorNote({
  ...midstream,
  key: 'volumes',
  titles: ['Volumes may decline', 'Throughput and Contract Renewal', 'We depend on our customers’ drilling'],
  name: 'declining volumes',
  causes: [
    'Wells behind a system decline, and producers decide whether to drill more. Contracts end and may be renewed at lower rates.',
    'Basins compete with each other; a producer’s insolvency can void dedications.',
  ],
  effect: 'fees would fall while costs stay, and assets would be impaired',
  response: 'seek minimum volume commitments',
  exposed: 'fee revenue was backed by take-or-pay contracts',
  low: 47,
  high: 94,
  asides: [
    'Competing pipes have been announced on the same route.',
    'Recontracting at lower rates has been seen in the industry.',
  ],
});

export const permits = factorNote({
  ...midstream,
  key: 'permits',
  titles: [
    'Projects may be delayed or stopped',
    'Permitting and Construction',
    'Opposition to pipelines and terminals',
  ],
  name: 'delayed permits',
  causes: [
    'Permits are challenged in court, agencies change their views and landowners refuse access. Labor and steel grow dearer in the meantime.',
    'Export and crossing permits can be paused or revoked. Contractors may fail.',
  ],
  effect: 'costs would overrun, customers could cancel and capitalized spending would be written off',
  response: 'sign customers before building',
  exposed: 'capital spending went into projects that still lacked a permit',
  low: 5,
  high: 33,
  asides: ['Protests have turned violent elsewhere.', 'Financing by banks is harder to get for such projects.'],
});

export const integrity = factorNote({
  ...midstream,
  key: 'integrity',
  titles: ['Leaks and ruptures', 'Pipeline Integrity', 'Operational hazards of pipelines and terminals'],
  name: 'a pipeline rupture',
  causes: [
    'Pipes corrode, are struck by diggers and crack; much of the network is over fifty years old. Tanks and compressors can burn.',
    'Regulators have tightened rules on testing, and inspection tools do not find every flaw.',
  ],
  effect: 'people could be harmed, lines would be shut for months and damages could exceed insurance',
  response: 'inspect lines from inside and replace old pipe',
  exposed: 'pipeline miles were laid before 1980',
  low: 23,
  high: 64,
  asides: [
    'Orders to lower pressure reduce capacity.',
    'A rupture on another operator’s line led to new duties for all.',
  ],
});

export const rates = factorNote({
  ...midstream,
  key: 'rate-regulation',
  titles: ['Regulators set our rates', 'Rate Regulation', 'Tariffs and returns are regulated'],
  name: 'rate regulation',
  causes: [
    'Tariffs can be cut after a complaint or a review of costs. The index for liquids pipelines is reset every five years.',
    'Allowed returns follow models that regulators change; tax allowances have been disputed.',
  ],
  effect: 'revenue would decline and refunds might be due',
  response: 'negotiate settlements with shippers',
  exposed: 'revenue was earned at cost-based or indexed rates',
  low: 17,
  high: 62,
  asides: ['Inflation can outrun the index.', 'Jurisdiction may pass from a state to the federal agency.'],
});
