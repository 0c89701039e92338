/** `npx tsx scripts/serve.ts [--base /some-repo/] [--port N] [--root dist]`: the built site from a plain static server. */
import { readOptions } from './exit';
import { startStaticServer } from './site/static-server';

const { root, base, port } = readOptions({
  options: {
    root: { type: 'string', default: 'dist' },
    base: { type: 'string', default: '/' },
    port: { type: 'string', default: '4173' },
  },
});
const { url } = await startStaticServer({ root, base, port: Number(port) });
console.log(`Serving ${root} at ${url}`);
