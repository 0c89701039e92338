/** `npm run data -- [--input FILE] [--sample] [--out DIR]`: builds the data set that the site shows. */
import { parseArgs } from 'node:util';
import { buildData } from './dataset/build';

const { values } = parseArgs({
  options: {
    input: { type: 'string' },
    sample: { type: 'boolean', default: false },
    out: { type: 'string', default: 'public/data' },
  },
});
const manifest = await buildData(values, console.log);
if (manifest === null) process.exitCode = 1;
