import type { Trade } from '../companies';
import type { Filing } from '../model/filing';

/** Turns of phrase that depend on the trade. */
interface Words {
  /** Label of the research or exploration line. */
  readonly research: string;
  readonly customers: string;
  readonly product: string;
  /** Why inventories rose or fell: completes "Inventories increased …, <buildUp>". */
  readonly buildUp: string;
  readonly drawDown: string;
  /** What moves sales up and down: complete "because of …". */
  readonly tailwind: string;
  readonly headwind: string;
  readonly regulator: string;
  readonly input: string;
  readonly facility: string;
  readonly unit: string;
}

const WORDS: Readonly<Record<Trade, Words>> = {
  pharma: {
    research: 'Research and development',
    customers: 'wholesalers, hospitals and government agencies',
    product: 'medicines',
    buildUp: 'as launch stock was built ahead of expected approvals',
    drawDown: 'as safety stock held since the supply disruptions was released',
    tailwind: 'higher demand for recently launched medicines',
    headwind: 'lower net prices and biosimilar competition',
    regulator: 'the Food and Drug Administration',
    input: 'active ingredients and single-use bioreactor bags',
    facility: 'manufacturing plant',
    unit: 'prescriptions',
  },
  upstream: {
    research: 'Exploration expense',
    customers: 'refiners, utilities and trading companies',
    product: 'crude oil, natural gas and liquids',
    buildUp: 'as barrels in tank awaited loading at the end of the period',
    drawDown: 'as cargoes in transit were delivered and spare tubulars were used',
    tailwind: 'higher volumes from new wells',
    headwind: 'lower realized prices for oil and gas',
    regulator: 'the Environmental Protection Agency',
    input: 'tubulars, proppant and rig services',
    facility: 'field facility',
    unit: 'barrels of oil equivalent',
  },
  midstream: {
    research: 'Development expense',
    customers: 'producers, utilities and liquefaction buyers',
    product: 'transport, storage and processing services',
    buildUp: 'as line fill was added for new pipe placed in service',
    drawDown: 'as gas in storage was withdrawn for winter sales',
    tailwind: 'higher contracted volumes and tariff escalators',
    headwind: 'lower throughput on uncommitted capacity',
    regulator: 'the Federal Energy Regulatory Commission',
    input: 'steel pipe, compressors and electric power',
    facility: 'compressor station',
    unit: 'dekatherms',
  },
  automotive: {
    research: 'Engineering, research and development',
    customers: 'dealers, fleets and retail buyers',
    product: 'vehicles, parts and software',
    buildUp: 'as vehicles awaiting quality holds were kept in yards',
    drawDown: 'as dealer stocks were replenished after the model changeover',
    tailwind: 'higher wholesale volumes and a richer mix',
    headwind: 'higher incentives and the run-out of an older platform',
    regulator: 'the National Highway Traffic Safety Administration',
    input: 'battery cells, semiconductors and steel',
    facility: 'assembly plant',
    unit: 'vehicles',
  },
};

export function sectorWords(filing: Filing): Words {
  return WORDS[filing.company.trade];
}
