import type { HardNegativeClass, LabelField } from '../../dataset/record';

/** Hard negatives by class (paper Figure 1; counted from the release's hn_taxonomy.json). */
export const PUBLISHED_HARD_NEGATIVE_CLASSES: Readonly<Record<HardNegativeClass, number>> = {
  same_company_same_year_doc: 419,
  same_company_other_year_or_doc: 794,
  same_industry_other_company: 4807,
  cross_industry: 1,
};

/** Hard negatives whose text is gold in another record, and the records that list one (paper section 3.7, appendix I). */
export const PUBLISHED_OVERLAPS = { hardNegatives: 442, records: 305 } as const;

/** Records by label (paper Figure 2; the release's summary.json). */
export const PUBLISHED_LABEL_COUNTS: Readonly<Partial<Record<LabelField, Readonly<Record<string, number>>>>> = {
  industry: { Pharmaceuticals: 499, 'Oil & Gas': 438, Automotive: 248 },
  difficulty: { Easy: 363, Medium: 484, Hard: 338 },
  reasoning_type: { Qualitative: 809, Quantitative: 376 },
  passage_type: { 'Single-Passage': 409, 'Two-Passage': 472, 'Multi-Passage': 304 },
  doc_type: { '10-K': 1048, '10-Q': 137 },
  year: { '2025': 889, '2024': 296 },
  topic: {
    Accounting: 158,
    'Company Overview': 153,
    Financials: 152,
    Risk: 150,
    Legal: 146,
    'Shareholder Return': 143,
    Footnotes: 142,
    Governance: 141,
  },
};

/** Sizes of the released splits' parts (paper section 6.2; the release's splits.json). */
export const PUBLISHED_SPLIT_SIZES: Readonly<Record<string, number>> = {
  'random/train': 948,
  'random/dev': 118,
  'random/test': 119,
  'ticker/train': 910,
  'ticker/dev': 140,
  'ticker/test': 135,
  'sector/test_Pharmaceuticals/train': 686,
  'sector/test_Pharmaceuticals/test': 499,
  'sector/test_Automotive/train': 937,
  'sector/test_Automotive/test': 248,
  'sector/test_Oil_&_Gas/train': 747,
  'sector/test_Oil_&_Gas/test': 438,
  'year/train': 889,
  'year/test': 296,
  'doctype/train': 1048,
  'doctype/test': 137,
};
