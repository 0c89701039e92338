/** `npm run data -- [--input FILE] [--sample] [--out DIR]`: builds the data set that the site shows. */
import { buildData } from './dataset/build';
import { endIfUnreadable, EXIT, readOptions } from './exit';

const options = readOptions({
  options: {
    input: { type: 'string' },
    sample: { type: 'boolean', default: false },
    out: { type: 'string', default: 'public/data' },
  },
});
const manifest = await buildData(options, console.log).catch(endIfUnreadable);
if (manifest === null) process.exitCode = EXIT.refused;
