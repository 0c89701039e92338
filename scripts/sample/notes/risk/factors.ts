/** Risk factors that every trade shares. Annual reports print them; quarterly ones refer to the annual report. */
import { factorNote } from './factor';

const forms = ['10-K'] as const;

export const competition = factorNote({
  key: 'competition',
  forms,
  titles: ['We face intense competition', 'Competition could reduce margins and market share', 'Competitive Pressure'],
  name: 'fierce competition',
  causes: [
    'Rivals include larger groups with deeper pockets and newcomers with lower costs. They may cut prices, bring better products to market or win key contracts.',
    'The industry is crowded, and customers can often change supplier at the end of a contract. Rivals may combine, or enter from neighboring industries.',
  ],
  effect:
    'prices, margins and market share would decline, and investments made in expectation of growth could not be recovered',
  response: 'spend on development, service and cost',
  exposed: 'revenue came from markets with three or more strong rivals',
  low: 38,
  high: 71,
  asides: [
    'Some rivals are owned by governments and care less about profit.',
    'Bids for large contracts have become tighter.',
  ],
});

export const supplyChain = factorNote({
  key: 'supply',
  forms,
  titles: [
    'Disruption of supply could stop production',
    'Supply Chain Risk',
    'We depend on suppliers, some of them single sources',
  ],
  name: 'broken supply chains',
  causes: [
    'Critical inputs come from few suppliers, and qualifying another takes a year or more. Fires, insolvencies, export controls and port closures have led to shortages.',
    'Materials and parts travel far, and stocks are thin. A stoppage at one supplier can halt work at several sites.',
  ],
  effect: 'production would be delayed, penalties could fall due and customers might turn elsewhere',
  response: 'build second sources and safety stock',
  exposed: 'purchases came from single sources',
  low: 12,
  high: 44,
  asides: ['Freight rates have swung widely.', 'Advance payments to suppliers could be lost.'],
});

export const cyber = factorNote({
  key: 'cyber',
  forms,
  titles: [
    'Cyberattacks could interrupt business and expose data',
    'Information Security Risk',
    'Failure of information systems could harm us',
  ],
  name: 'attacks on information systems',
  causes: [
    'Attackers, among them states, try to enter networks, steal data and extort ransom. Suppliers’ systems are a way in.',
    'Operations depend on systems that age, are complex and are partly run by others. Attacks grow in number and skill, helped by artificial intelligence.',
  ],
  effect: 'operations could stand still, confidential data could leak and regulators could impose fines',
  response: 'train staff, test defenses and keep backups apart',
  exposed: 'applications ran with outside providers',
  low: 35,
  high: 82,
  asides: [
    'Control systems of plants were not designed with attacks in mind.',
    'Insurance would cover only part of the loss.',
  ],
});

export const economy = factorNote({
  key: 'economy',
  forms,
  titles: [
    'A weak economy could reduce demand',
    'Economic Conditions',
    'Our results depend on the economy and on interest rates',
  ],
  name: 'an economic downturn',
  causes: [
    'Demand depends on incomes, credit and confidence. High interest rates and public debt may lead to recession.',
    'Inflation, tighter credit and geopolitical conflict weigh on customers and on the cost of capital.',
  ],
  effect: 'volumes would fall, customers would pay late or not at all and assets would have to be written down',
  response: 'keep debt moderate and costs flexible',
  exposed: 'revenue depended on discretionary or cyclical demand',
  low: 21,
  high: 77,
  asides: ['Past recessions reduced volumes by more than a tenth.', 'Stimulus by governments cannot be relied on.'],
});

export const talent = factorNote({
  key: 'talent',
  forms,
  titles: [
    'We may not find or keep the people we need',
    'Human Capital Risk',
    'Labor disputes and the loss of key people',
  ],
  name: 'a shortage of skilled people',
  causes: [
    'Specialists are scarce, and rivals bid for them. Many experienced employees will retire within a few years.',
    'Work rests on engineers, scientists and operators who are hard to replace. Union agreements expire from time to time, and strikes have occurred.',
  ],
  effect: 'projects would slip, wages would rise and knowledge would be lost',
  response: 'invest in training, pay and succession',
  exposed: 'employees were covered by collective agreements',
  low: 8,
  high: 63,
  asides: [
    'Remote work has widened the market in which we compete for staff.',
    'A change at the top could unsettle the organization.',
  ],
});

export const climate = factorNote({
  key: 'climate',
  forms,
  titles: [
    'Climate change and rules against it could raise costs',
    'Climate Risk',
    'Physical and transition risks from climate change',
  ],
  name: 'climate change and climate rules',
  causes: [
    'Storms, floods, heat and drought damage sites and disrupt transport. Governments price carbon, set limits and demand reports.',
    'Laws at home and abroad call for lower emissions. Investors and customers may turn away from those who lag.',
  ],
  effect: 'costs of compliance and insurance would climb, demand would shift and some sites would have to close',
  response: 'harden sites and cut emissions step by step',
  exposed: 'insured values lay in areas prone to storm or flood',
  low: 14,
  high: 58,
  asides: [
    'Targets may prove out of reach, and statements about them may be challenged.',
    'Subsidies on which plans rest may be withdrawn.',
  ],
});

export const covenantRisk = factorNote({
  key: 'leverage',
  forms,
  titles: ['Our debt limits our freedom', 'Indebtedness and Access to Capital', 'Debt service and refinancing risk'],
  name: 'a heavy debt load',
  causes: [
    'Interest and repayments take cash that could be used otherwise. Lenders impose covenants, and ratings can fall.',
    'Much debt must be refinanced in coming years, at rates that may be far higher than when it was issued.',
  ],
  effect: 'a default could spread through cross-default clauses, and the dividend might have to be cut',
  response: 'spread maturities and keep bank lines unused',
  exposed: 'debt fell due within three years',
  low: 16,
  high: 41,
  asides: [
    'A downgrade would close the market for commercial paper.',
    'Rating agencies have become stricter on leverage.',
  ],
});

export const acquisitionRisk = factorNote({
  key: 'acquisitions',
  forms,
  titles: [
    'Acquisitions may disappoint',
    'Risks of Acquisitions and Divestitures',
    'We may fail to integrate what we buy',
  ],
  name: 'failed acquisitions',
  causes: [
    'Purchases are made on estimates that can prove wrong. Systems and cultures must be joined while business goes on.',
    'Sellers know more than buyers. Liabilities can surface late, and regulators may demand sales or block deals.',
  ],
  effect: 'savings would not come, goodwill would be impaired and management would be distracted',
  response: 'test every case against strict return hurdles',
  exposed: 'revenue came from businesses bought within five years',
  low: 4,
  high: 29,
  asides: ['Divested businesses can leave guarantees behind.', 'Competition for targets has pushed prices up.'],
});

export const taxRisk = factorNote({
  key: 'tax',
  forms,
  titles: ['Changes in tax law could cost us', 'Tax Risk', 'We could have to pay more tax than expected'],
  name: 'changes in tax law',
  causes: [
    'Governments in need of money raise rates, narrow deductions and apply a global minimum tax. Authorities contest prices between group companies.',
    'The tax burden depends on where profit arises and on credits that legislators may end.',
  ],
  effect: 'the effective rate and cash taxes would rise, possibly for past years too',
  response: 'document positions and seek rulings in advance',
  exposed: 'income before taxes arose in countries with rates below 15%',
  low: 3,
  high: 34,
  asides: ['Deferred tax assets would have to be remeasured.', 'Digital taxes and windfall levies have been proposed.'],
});

export const tariffs = factorNote({
  key: 'trade',
  forms,
  titles: [
    'Tariffs and trade conflicts could hurt us',
    'International Trade Risk',
    'Sanctions, tariffs and export controls',
  ],
  name: 'tariffs and sanctions',
  causes: [
    'Goods cross borders several times before they are sold. Tariffs, quotas, sanctions and export controls change at short notice.',
    'Trade policy has become unpredictable, and agreements on which supply chains were built are being reopened.',
  ],
  effect: 'costs would rise, sales abroad would fall and assets in some countries might be lost',
  response: 'shift sourcing closer to customers',
  exposed: 'cost of sales crossed a border on which duties have been announced',
  low: 9,
  high: 47,
  asides: ['Retaliation could hit products that are not meant.', 'Refunds of duties are uncertain.'],
});
