/**
 * `npm start [-- --input FILE | --sample] [--port N]`: builds the data and the site, serves it, and prints the address.
 * Ctrl+C ends it.
 */
import { build } from 'vite';
import { buildData } from './dataset/build';
import { end, endIfUnreadable, EXIT, readOptions, readPort } from './exit';
import { startStaticServer } from './site/static-server';

const USAGE = `usage: npm start [-- [--input FILE | --sample] [--port N]]

  --input FILE   show this JSONL; default: data/FinRank.jsonl, else the pinned release, else the synthetic sample
  --sample       show the synthetic sample
  --port N       port on this machine; default 4173, or the next one that is free
  --help         print this`;

const { input, sample, ...options } = readOptions(
  {
    options: {
      input: { type: 'string' },
      sample: { type: 'boolean', default: false },
      port: { type: 'string', default: '4173' },
    },
  },
  USAGE,
);
const port = readPort(options.port);
if (input !== undefined && sample) end(EXIT.wrongUsage, `Only one of --input and --sample can be shown.\n\n${USAGE}`);

const { kind } = await buildData({ input, sample, out: 'public/data' }, console.log).catch(endIfUnreadable);
if (kind !== 'built') process.exit(EXIT.refused);
console.log('Building the site …');
await build({ logLevel: 'error' });
const { url } = await startStaticServer({ root: 'dist', port, furtherPorts: 20 });
console.log(`FinRank Explorer is at ${url}`);
