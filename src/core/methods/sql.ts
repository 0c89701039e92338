import { RUN_DEPTH, SQL_TABLES } from '../sql/tables';
import { list, table, text } from './blocks';
import type { MethodChapter } from './blocks';

/** What SQL sees, and what it may do. */
export const SQL: MethodChapter = {
  title: 'SQL',
  sections: [
    {
      anchor: 'sql-tables',
      title: 'Tables',
      blocks: [
        text('The workbench documents every column, with its unit. `record` and `document` join the tables.'),
        table(
          ['Table', 'One row is', 'From'],
          SQL_TABLES.map(({ name, meaning, source }) => [`\`${name}\``, meaning, source]),
        ),
        list(
          `\`runs\` holds each question’s first ${RUN_DEPTH} documents and, wherever they stand, its gold documents and hard negatives; [ties](#ties) in corpus order, at the published setting.`,
          '`per_query` holds every measure’s value for every question that has one. Their mean is the figure of the ledger; `worst` and `best` average to its [tie interval](#tie-interval).',
          'Labels are text as normalised, years too: `year::INTEGER` calculates.',
        ),
      ],
      source: 'This project.',
    },
    {
      anchor: 'sql-reading',
      title: 'What a statement may do',
      blocks: [
        text(
          'One query, in DuckDB’s dialect, run in a worker of this tab. It stands inside a query of ours, where nothing but a query can stand; the engine’s own parser counts the statements before any runs. Files, addresses, extensions and settings are locked.',
        ),
        list(
          'A query may use 512 MB. One that breaks the engine has it started again, tables included.',
          'It runs until it ends or is cancelled. Rows are fetched as they come into view, up to a gibibyte; an export fetches all.',
          'A query that comes with a link is shown, and runs when its reader says so, or by itself where the same reader ran it before.',
        ),
      ],
      source: 'DuckDB-WASM 1.32.0 (SQL dialect of DuckDB 1.4).',
    },
    {
      anchor: 'sql-values',
      title: 'Values',
      blocks: [
        text(
          'As DuckDB prints them: integers of any width and decimals digit by digit. NULL, an empty text and the text “NULL” look different; in CSV, NULL is an empty field and an empty text two quotes.',
        ),
      ],
      source: 'This project.',
    },
  ],
};
