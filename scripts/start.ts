/**
 * `npm start [-- --input FILE | --sample] [--port N]`: builds the data and the site, serves it, and prints the address.
 * Ctrl+C ends it.
 */
import { parseArgs } from 'node:util';
import { build } from 'vite';
import { buildData } from './dataset/build';
import { startStaticServer } from './site/static-server';

const { values } = parseArgs({
  options: {
    input: { type: 'string' },
    sample: { type: 'boolean', default: false },
    port: { type: 'string', default: '4173' },
  },
});

const manifest = await buildData({ input: values.input, sample: values.sample, out: 'public/data' }, console.log);
if (manifest === null) process.exit(1);
console.log('Building the site …');
await build({ logLevel: 'warn' });
const { url } = await startStaticServer({ root: 'dist', port: Number(values.port), furtherPorts: 20 });
console.log(`FinRank Explorer is at ${url}`);
