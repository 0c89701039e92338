import { join } from 'node:path';
import { build } from 'vite';
import { buildData, type Tell } from '../dataset/build';
import { TEST_SITE } from './paths';

/** Builds the site with the synthetic sample as its data set. */
export async function buildTestSite(tell: Tell): Promise<void> {
  // Vite copies public/data, if there is one; the sample then takes its place.
  await build({ logLevel: 'error', build: { outDir: TEST_SITE, emptyOutDir: true } });
  const { kind } = await buildData({ sample: true, out: join(TEST_SITE, 'data') }, tell);
  if (kind !== 'built') throw new Error('The sample was refused by our own pipeline.');
}
