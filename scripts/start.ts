/**
 * `npm start [-- --input FILE | --sample] [--port N]`: builds the data and the site, serves it, and prints the address.
 * Ctrl+C ends it.
 */
import { build } from 'vite';
import { buildData } from './dataset/build';
import { endIfUnreadable, EXIT, readOptions } from './exit';
import { startStaticServer } from './site/static-server';

const { input, sample, port } = readOptions({
  options: {
    input: { type: 'string' },
    sample: { type: 'boolean', default: false },
    port: { type: 'string', default: '4173' },
  },
});

const { kind } = await buildData({ input, sample, out: 'public/data' }, console.log).catch(endIfUnreadable);
if (kind !== 'built') process.exit(EXIT.refused);
console.log('Building the site …');
await build({ logLevel: 'error' });
const { url } = await startStaticServer({ root: 'dist', port: Number(port), furtherPorts: 20 });
console.log(`FinRank Explorer is at ${url}`);
