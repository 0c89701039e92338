/** `npm run sample -- --out FILE [--raw] [--seed N] [--records N]`: writes the synthetic sample as JSONL. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { generateSample, MOST_RECORDS } from './generate';

const { values } = parseArgs({
  options: {
    out: { type: 'string' },
    raw: { type: 'boolean', default: false },
    seed: { type: 'string' },
    records: { type: 'string' },
  },
});

/** Reads a whole number of an option; anything else ends the program with a message. */
function whole(name: string, text: string | undefined, least: number, most: number): number | undefined {
  if (text === undefined) return undefined;
  const value = Number(text);
  if (text.trim() === '' || !Number.isInteger(value) || value < least || value > most) {
    fail(`--${name} needs a whole number from ${least} to ${most}, not "${text}"`);
  }
  return value;
}

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

const { out } = values;
if (out === undefined) fail('usage: npm run sample -- --out FILE [--raw] [--seed N] [--records N]');
const seed = whole('seed', values.seed, 0, Number.MAX_SAFE_INTEGER);
const records = whole('records', values.records, 1, MOST_RECORDS);
const lines = generateSample({
  raw: values.raw,
  ...(seed === undefined ? {} : { seed }),
  ...(records === undefined ? {} : { records }),
});
mkdirSync(dirname(out), { recursive: true });
writeFileSync(out, `${lines.join('\n')}\n`);
console.error(`wrote ${lines.length} records of the synthetic sample to ${out}`);
