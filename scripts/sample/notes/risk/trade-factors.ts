/** Risk factors that belong to one trade. */
import { factorNote } from './factor';

const pharma = { trades: ['pharma'] } as const;
const upstream = { trades: ['upstream'] } as const;
const midstream = { trades: ['midstream'] } as const;
const automotive = { trades: ['automotive'] } as const;

export const exclusivity = factorNote({
  ...pharma,
  key: 'exclusivity',
  titles: ['Loss of exclusivity will reduce sales', 'Patents and Exclusivity', 'Generic and biosimilar competition'],
  name: 'the loss of patent protection',
  causes: [
    'Patents expire, are challenged in court or are licensed by force. Generics and biosimilars then take most of the volume within months.',
    'Sales of a medicine fall steeply once exclusivity ends, and settlements fix dates of entry that cannot be put off.',
  ],
  effect: 'sales of the medicine would collapse before successors are ready, and intangible assets would be impaired',
  response: 'defend patents and fill the pipeline',
  exposed: 'sales came from medicines whose exclusivity ends within five years',
  low: 19,
  high: 57,
  asides: [
    'At-risk launches during litigation have occurred in the industry.',
    'Review boards at the patent office have revoked patents that courts upheld.',
  ],
});
export const drugPricing = factorNote({
  ...pharma,
  key: 'drug-pricing',
  titles: ['Government price setting reduces revenue', 'Pricing and Reimbursement', 'Health care reform'],
  name: 'government price setting',
  causes: [
    'The Inflation Reduction Act lets Medicare negotiate prices and penalises increases above inflation. States set limits of their own.',
    'Insurers and benefit managers have merged and demand larger rebates, while governments abroad refer to each other’s prices.',
  ],
  effect: 'net prices would drop, and research that depends on a longer period of sales would no longer pay',
  response: 'price new medicines by evidence of value',
  exposed: 'United States sales were made under Medicare or Medicaid',
  low: 29,
  high: 54,
  asides: [
    'A medicine has been selected for negotiation, and its price will apply from a set date.',
    'Most-favoured-nation pricing has been proposed.',
  ],
});
export const clinical = factorNote({
  ...pharma,
  key: 'clinical',
  titles: ['Clinical trials may fail', 'Research and Development Risk', 'New products may not be approved'],
  name: 'failing clinical trials',
  causes: [
    'Most compounds that enter trials never reach patients. Results may be negative, recruitment slow and regulators unconvinced.',
    'Development takes ten years or more and costs over a billion dollars a medicine, with an uncertain outcome.',
  ],
  effect: 'the money spent would be lost and growth plans would have to be lowered',
  response: 'spread research over many targets and partners',
  exposed: 'research spending went into late-stage trials',
  low: 31,
  high: 66,
  asides: [
    'Accelerated approvals can be withdrawn.',
    'A competitor’s result can change the standard of care overnight.',
  ],
});
export const quality = factorNote({
  ...pharma,
  key: 'manufacturing-quality',
  titles: [
    'Manufacturing problems could stop supply',
    'Manufacturing Quality',
    'Compliance with good manufacturing practice',
  ],
  name: 'manufacturing failures',
  causes: [
    'Biologics are made in living cells and react to small deviations. Inspectors can issue warning letters or stop shipments.',
    'A single plant often makes the whole supply of a medicine. Contamination, power failures and faulty vials have led to rejected batches.',
  ],
  effect: 'medicines would run short, approvals of new ones would be delayed and recalls would follow',
  response: 'qualify further sites and audit contractors',
  exposed: 'sales depended on medicines made at one site',
  low: 22,
  high: 61,
  asides: ['Contract makers have been bought by competitors.', 'Transfers between sites need approval and take years.'],
});
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
    'Permits are challenged in court, agencies change their views and landowners refuse access. Labour and steel grow dearer in the meantime.',
    'Export and crossing permits can be paused or revoked. Contractors may fail.',
  ],
  effect: 'costs would overrun, customers could cancel and capitalised spending would be written off',
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
export const electrification = factorNote({
  ...automotive,
  key: 'electrification',
  titles: [
    'The shift to electric vehicles is uncertain',
    'Electric Vehicle Strategy',
    'Demand for electric vehicles may disappoint',
  ],
  name: 'slow adoption of electric vehicles',
  causes: [
    'Buyers care about price, range and charging, and incentives come and go. Batteries remain costly.',
    'Rules in some markets demand electric vehicles faster than customers want them, while others loosen their rules.',
  ],
  effect: 'plants would stand idle, credits would have to be bought and investments would be written off',
  response: 'build several kinds of drive on shared platforms',
  exposed: 'vehicles sold were battery electric',
  low: 3,
  high: 38,
  asides: [
    'Residual values of electric vehicles have fallen.',
    'Suppliers have claimed compensation for lower volumes.',
  ],
});
export const recalls = factorNote({
  ...automotive,
  key: 'recalls',
  titles: [
    'Recalls and warranty claims are costly',
    'Product Quality and Recalls',
    'Defects could harm customers and our name',
  ],
  name: 'recalls and defects',
  causes: [
    'Vehicles contain thousands of parts and millions of lines of code. A defect can run through several models before it is found.',
    'Agencies may order recalls, and software faults spread at once. Suppliers often cannot bear their part of the cost.',
  ],
  effect: 'warranty cost would jump, sales would be stopped and the brand would suffer',
  response: 'test longer and fix faults by remote update',
  exposed: 'vehicles in use were subject to an open recall',
  low: 4,
  high: 22,
  asides: ['Takata-like events in the industry show how far costs can go.', 'Consent orders add monitoring.'],
});
export const semiconductors = factorNote({
  ...automotive,
  key: 'semiconductors',
  titles: ['Shortages of chips and batteries', 'Semiconductors and Battery Materials', 'Access to critical components'],
  name: 'chip and battery shortages',
  causes: [
    'Chips are made in few places, and other industries pay more for them. Lithium, nickel and graphite are refined mostly in one country.',
    'Export controls and local-content rules limit where cells may come from.',
  ],
  effect: 'vehicles could not be finished and margins would fall with the mix',
  response: 'sign supply contracts with miners and foundries',
  exposed: 'battery material needs were under contract until the end of the decade',
  low: 34,
  high: 83,
  asides: ['Contracts fix volumes that may exceed need.', 'Redesigns around a scarce chip take quarters.'],
});
export const financing = factorNote({
  ...automotive,
  key: 'captive-finance',
  titles: ['Our finance arm bears credit and residual risk', 'Captive Finance', 'Credit losses and residual values'],
  name: 'losses in vehicle finance',
  causes: [
    'Borrowers default when unemployment rises. Used-vehicle prices decide what leased vehicles bring at the end.',
    'The finance arm relies on securitisations that can close, and on rates that can outrun contracts.',
  ],
  effect: 'credit losses and depreciation would rise, and support for sales would weaken',
  response: 'lend mainly to borrowers of good standing',
  exposed: 'finance receivables were to borrowers below prime',
  low: 4,
  high: 19,
  asides: ['Dealers’ floor-plan loans are concentrated.', 'Regulators examine add-on products.'],
});
