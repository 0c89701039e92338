/**
 * Builds the data set that the site shows: `npm run data -- --help`. Without a word of what: the release if it can be
 * had, else the sample. `--release` writes nothing in place of taking the sample.
 */
import { buildData, type BuildResult } from './dataset/build';
import { end, endIfUnreadable, EXIT, readOptions } from './exit';

const USAGE = `usage: npm run data [-- [--input FILE | --sample | --release] [--out DIR]]

  --input FILE   build from this JSONL; default: data/FinRank.jsonl, else the pinned release, else the synthetic sample
  --sample       build the synthetic sample
  --release      build the pinned release, or nothing
  --out DIR      folder that is replaced; default public/data
  --help         print this

Exit codes: 0 built, 64 wrong usage, 65 the file was refused, 66 it cannot be read, 69 the release cannot be had,
73 the folder holds something else than a data set.`;

const EXIT_CODES: Readonly<Record<BuildResult['kind'], number>> = {
  built: 0,
  refused: EXIT.refused,
  'no-release': EXIT.unavailable,
  'not-replaced': EXIT.unwritable,
};

const { input, sample, release, out } = readOptions(
  {
    options: {
      input: { type: 'string' },
      sample: { type: 'boolean', default: false },
      release: { type: 'boolean', default: false },
      out: { type: 'string', default: 'public/data' },
    },
  },
  USAGE,
);
if ([input !== undefined, sample, release].filter(Boolean).length > 1) {
  end(EXIT.wrongUsage, 'Only one of --input, --sample and --release can be built.');
}
const { kind } = await buildData({ input, sample, release, out }, console.log).catch(endIfUnreadable);
process.exitCode = EXIT_CODES[kind];
