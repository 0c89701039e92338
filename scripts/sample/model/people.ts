import type { Filing } from './filing';
import { Random } from '../random';

const GIVEN = [
  'Adela',
  'Bertram',
  'Carys',
  'Dorian',
  'Elspeth',
  'Florian',
  'Greta',
  'Hollis',
  'Imogen',
  'Jarek',
  'Katya',
  'Leander',
  'Maren',
  'Nikhil',
  'Oriel',
  'Perrin',
  'Quilla',
  'Rohan',
  'Sunniva',
  'Tobias',
  'Ulla',
  'Vikram',
  'Winona',
  'Yusuf',
  'Zora',
];
const FAMILY = [
  'Ashgrove',
  'Bellamont',
  'Castellow',
  'Dunmarrow',
  'Everhart',
  'Fenwright',
  'Garroway',
  'Hollinder',
  'Ivarsson',
  'Jessamy',
  'Kettleby',
  'Lindqvale',
  'Merrowen',
  'Norrington',
  'Okonjola',
  'Pellister',
  'Quarrier',
  'Ravensdale',
  'Sandoval-Reyes',
  'Thornbury',
  'Underhay',
  'Vasanthan',
  'Whitcombe',
  'Yarborough',
  'Zielonka',
];

export interface Person {
  readonly name: string;
  readonly age: number;
  readonly since: number;
}

export interface Executive extends Person {
  readonly title: string;
  readonly before: string;
}

const TITLES = [
  'Chief Executive Officer',
  'Chief Financial Officer',
  'General Counsel',
  'Chief Operating Officer',
  'Chief People Officer',
] as const;
const BEFORE = [
  'head of strategy at a consultancy',
  'treasurer of an industrial group',
  'partner of a law firm',
  'manager of the largest division',
  'head of internal audit',
  'president of the international business',
  'controller of a listed manufacturer',
];
const BACKGROUNDS = [
  'a former finance minister',
  'a retired bank chairman',
  'a professor of engineering',
  'a former chief executive of a logistics group',
  'a retired audit partner',
  'a former senior judge',
  'a founder of a software company',
  'a retired general',
  'a physician and hospital president',
  'a former head of a utility',
  'a private investor',
  'a former energy regulator',
];

/** Five executives of a company; the same people in every filing. */
export function executives(f: Filing): readonly Executive[] {
  const random = new Random(`${f.seed}/executives`);
  const names = people(random, TITLES.length);
  return TITLES.map((title, i) => ({
    title,
    name: names[i] ?? '',
    age: random.int(44, 63) + f.now.year - 2023,
    since: random.int(2013, 2021),
    before: random.pick(BEFORE),
  }));
}

export interface Director extends Person {
  readonly background: string;
  readonly independent: boolean;
}

/** Nine to twelve directors, the chief executive first. */
export function directors(f: Filing): readonly Director[] {
  const random = new Random(`${f.seed}/directors`);
  const others = random.int(8, 11);
  const names = people(random, others);
  const backgrounds = random.shuffle(BACKGROUNDS);
  const chief = executives(f)[0];
  const insider = random.chance(0.5) ? 1 : 0;
  return [
    {
      name: chief?.name ?? '',
      age: chief?.age ?? 55,
      since: chief?.since ?? 2018,
      background: 'the chief executive officer',
      independent: false,
    },
    ...names.map((name, i) => ({
      name,
      age: random.int(51, 72) + f.now.year - 2023,
      since: random.int(2008, 2021),
      background: backgrounds[i] ?? 'a private investor',
      independent: i >= insider,
    })),
  ];
}

function people(random: Random, n: number): readonly string[] {
  const given = random.shuffle(GIVEN);
  return random
    .shuffle(FAMILY)
    .slice(0, n)
    .map((family, i) => `${given[i] ?? 'Alex'} ${family}`);
}
