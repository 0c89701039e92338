import { parseArgs } from 'node:util';
import { TIE_RULES, type TieRule } from '../../src/core/retrieval/run';

export interface ReproduceOptions {
  /** JSONL to read; undefined: data/FinRank.jsonl if there, else the synthetic sample. */
  readonly input: string | undefined;
  /** A results.json to compare with; undefined: FinRank's published figures. */
  readonly published: string | undefined;
  /** `NAME/PART` of a split whose figures are wanted too. */
  readonly split: string | undefined;
  /** Where to write our figures in the shape of results.json. */
  readonly json: string | undefined;
  readonly check: boolean;
  /** With `check`: how many figures must have been comparable; undefined: at least one. */
  readonly expect: number | undefined;
  readonly ties: TieRule;
}

export const REPRODUCE_USAGE = `usage: npm run reproduce -- [options]

  --input FILE        records as JSONL; default: data/FinRank.jsonl, else the synthetic sample
  --published FILE    a results.json to compare with; default: FinRank's published figures
  --split NAME/PART   also the figures of one part of a split, e.g. ticker/test
  --ties RULE         ${TIE_RULES.join(' | ')}; default: corpus-order
  --json OUT          write our figures in the shape of the release's results.json
  --check             exit 1 if a comparable figure differs, 2 if nothing was comparable
  --expect N          with --check, exit 2 unless exactly N figures were comparable
  --help              print this

Progress goes to stderr, the ledger to stdout. Exit codes: 0 done, 64 wrong usage, 65 a file was refused,
66 a file cannot be read, 73 one cannot be written.`;

export type ParsedOptions =
  | { readonly kind: 'run'; readonly options: ReproduceOptions }
  | { readonly kind: 'help' }
  | { readonly kind: 'wrong'; readonly message: string };

/** Reads the command line (without node and script). What is wrong with it is a value. */
export function parseReproduceOptions(args: readonly string[]): ParsedOptions {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        input: { type: 'string' },
        published: { type: 'string' },
        split: { type: 'string' },
        json: { type: 'string' },
        check: { type: 'boolean', default: false },
        expect: { type: 'string' },
        ties: { type: 'string', default: 'corpus-order' },
        help: { type: 'boolean', default: false },
      },
    });
    if (values.help) return { kind: 'help' };
    const ties = TIE_RULES.find((rule) => rule === values.ties);
    if (ties === undefined) {
      return { kind: 'wrong', message: `--ties ${values.ties} is none of ${TIE_RULES.join(', ')}.` };
    }
    const expect = values.expect === undefined ? undefined : Number(values.expect);
    if (expect !== undefined && (!values.check || !Number.isInteger(expect) || expect < 1)) {
      return { kind: 'wrong', message: '--expect takes a whole number of figures, and goes with --check.' };
    }
    const { input, published, split, json, check } = values;
    return { kind: 'run', options: { input, published, split, json, check, expect, ties } };
  } catch (error) {
    // node:util throws for an unknown flag, a missing value or a stray argument, with a message made for people.
    if (error instanceof TypeError) return { kind: 'wrong', message: error.message };
    throw error;
  }
}
