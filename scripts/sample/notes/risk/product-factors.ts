/** Risk factors of makers of medicines and vehicles. */
import { factorNote } from './factor';

const pharma = { trades: ['pharma'] } as const;

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
    'The Inflation Reduction Act lets Medicare negotiate prices and penalizes increases above inflation. States set limits of their own.',
    'Insurers and benefit managers have merged and demand larger rebates, while governments abroad refer to each other’s prices.',
  ],
  effect: 'net prices would drop, and research that depends on a longer period of sales would no longer pay',
  response: 'price new medicines by evidence of value',
  exposed: 'United States sales were made under Medicare or Medicaid',
  low: 29,
  high: 54,
  asides: [
    'A medicine has been selected for negotiation, and its price will apply from a set date.',
    'Most-favored-nation pricing has been proposed.',
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
  exposed: 'planned capital spending went into battery electric models',
  low: 14,
  high: 48,
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
  asides: ['Recalls of airbags across the industry show how far costs can go.', 'Consent orders add monitoring.'],
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
    'The finance arm relies on securitizations that can close, and on rates that can outrun contracts.',
  ],
  effect: 'credit losses and depreciation would rise, and support for sales would weaken',
  response: 'lend mainly to borrowers of good standing',
  exposed: 'finance receivables were to borrowers below prime',
  low: 4,
  high: 19,
  asides: ['Dealers’ floor-plan loans are concentrated.', 'Regulators examine add-on products.'],
});
