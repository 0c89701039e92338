import { writeFileSync } from 'node:fs';
import type { TestInfo } from '@playwright/test';
import { requireInput } from '../../scripts/input';
import { PUBLISHED_SUITE } from '../../src/core/evaluation/published-suite';
import { collectSuite } from '../../src/core/evaluation/run-suite';
import type { SuiteResult } from '../../src/core/evaluation/suite';
import { openSparseRetrievers } from '../../src/core/retrieval/sparse-retrievers';
import type { TestFile } from './files';

/** The suite of a file as the terminal computes it, at the published setting. */
export async function nodeSuite(file: TestFile, testInfo: TestInfo): Promise<SuiteResult> {
  const path = testInfo.outputPath(file.name);
  writeFileSync(path, file.buffer);
  const { collection } = await requireInput(path);
  const open = openSparseRetrievers(collection.corpus.texts);
  const retrievers = PUBLISHED_SUITE.systems.map((system) => open.create(system));
  return collectSuite(collection, retrievers, PUBLISHED_SUITE);
}
