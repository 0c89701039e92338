/** Writes docs/METHODS.md from the definitions that the page shows: `npx tsx scripts/methods.ts`. */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { methodsMarkdown } from '../src/core/methods/markdown';
import { METHODS } from '../src/core/methods/methods';

const path = fileURLToPath(new URL('../docs/METHODS.md', import.meta.url));
writeFileSync(path, methodsMarkdown(METHODS));
console.log(`${path}: ${METHODS.flatMap(({ sections }) => sections).length} definitions`);
