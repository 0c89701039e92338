import {
  FURTHER_POOL_MEASURES,
  IN_RECORD_MEASURES,
  POOL_MEASURES,
  RANDOM_MEASURE,
} from '../evaluation/protocol-measures';

/** Every measure of `per_query`, by canonical name. */
export const TABLE_MEASURES = [
  ...POOL_MEASURES,
  ...FURTHER_POOL_MEASURES,
  ...IN_RECORD_MEASURES,
  RANDOM_MEASURE,
] as const;
