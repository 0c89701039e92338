/** `npx tsx scripts/serve.ts [--base /some-repo/] [--port N] [--root dist]`: the built site from a plain static server. */
import { parseArgs } from 'node:util';
import { startStaticServer } from './site/static-server';

const { values } = parseArgs({
  options: {
    root: { type: 'string', default: 'dist' },
    base: { type: 'string', default: '/' },
    port: { type: 'string', default: '4173' },
  },
});
const { url } = await startStaticServer({ root: values.root, base: values.base, port: Number(values.port) });
console.log(`Serving ${values.root} at ${url}`);
