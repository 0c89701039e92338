/**
 * `npm run data -- [--input FILE | --sample | --release] [--out DIR]`: builds the data set that the site shows. Without a
 * word of what: the release if it can be had, else the sample. `--release` writes nothing in place of taking the sample.
 */
import { buildData } from './dataset/build';
import { end, endIfUnreadable, EXIT, readOptions } from './exit';

const { input, sample, release, out } = readOptions({
  options: {
    input: { type: 'string' },
    sample: { type: 'boolean', default: false },
    release: { type: 'boolean', default: false },
    out: { type: 'string', default: 'public/data' },
  },
});
if ([input !== undefined, sample, release].filter(Boolean).length > 1) {
  end(EXIT.wrongUsage, 'Only one of --input, --sample and --release can be built.');
}
const { kind } = await buildData({ input, sample, release, out }, console.log).catch(endIfUnreadable);
if (kind !== 'built') process.exitCode = kind === 'refused' ? EXIT.refused : EXIT.unavailable;
