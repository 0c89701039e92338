/** The built site from a plain static server: `npx tsx scripts/serve.ts --help`. */
import { readOptions, readPort } from './exit';
import { startStaticServer } from './site/static-server';

const { root, base, port } = readOptions(
  {
    options: {
      root: { type: 'string', default: 'dist' },
      base: { type: 'string', default: '/' },
      port: { type: 'string', default: '4173' },
    },
  },
  'usage: npx tsx scripts/serve.ts [--base /some-repo/] [--port N] [--root dist]',
);
const { url } = await startStaticServer({ root, base, port: readPort(port) });
console.log(`Serving ${root} at ${url}`);
