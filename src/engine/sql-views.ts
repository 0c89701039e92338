/** What the SQL engine answers with, for those who may not look behind it. */
export type {
  LongText,
  ResultColumn,
  ResultExtent,
  ResultFormat,
  ResultSort,
  SqlCell,
  SqlOutcome,
  SqlPosition,
  SqlProblem,
  SqlResult,
} from '../../workers/sql-api';
