/** Writes the synthetic sample as JSONL: `npm run sample -- --help`. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { end, endIfUnwritable, EXIT, readOptions } from '../exit';
import { generateSample, MOST_RECORDS } from './generate';

const USAGE = `usage: npm run sample -- --out FILE [--raw] [--seed N] [--records N]

  --out FILE    the JSONL to write
  --raw         with label noise
  --seed N      another sample than the site's
  --records N   ${MOST_RECORDS} at most
  --help        print this`;

const values = readOptions(
  {
    options: {
      out: { type: 'string' },
      raw: { type: 'boolean', default: false },
      seed: { type: 'string' },
      records: { type: 'string' },
    },
  },
  USAGE,
);

/** Reads a whole number of an option; anything else ends the program with a message. */
function whole(name: string, text: string | undefined, least: number, most: number): number | undefined {
  if (text === undefined) return undefined;
  const value = Number(text);
  if (text.trim() === '' || !Number.isInteger(value) || value < least || value > most) {
    end(EXIT.wrongUsage, `--${name} needs a whole number from ${least} to ${most}, not “${text}”.`);
  }
  return value;
}

const { out } = values;
if (out === undefined) end(EXIT.wrongUsage, `--out FILE is missing.\n\n${USAGE}`);
const seed = whole('seed', values.seed, 0, Number.MAX_SAFE_INTEGER);
const records = whole('records', values.records, 1, MOST_RECORDS);
const lines = generateSample({
  raw: values.raw,
  ...(seed === undefined ? {} : { seed }),
  ...(records === undefined ? {} : { records }),
});
try {
  mkdirSync(dirname(out), { recursive: true });
  writeFileSync(out, `${lines.join('\n')}\n`);
} catch (error) {
  endIfUnwritable(error);
}
console.error(`wrote ${lines.length} records of the synthetic sample to ${out}`);
