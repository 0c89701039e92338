import { expect, it } from 'vitest';
import type { DatasetReport } from '../core/dataset/report';
import { gzip } from './gzip';
import { Pace } from './pace';
import { readReport } from './read-report';

const REPORT: DatasetReport = { repairs: [], violations: [], questionIdMismatches: [] };
const bytesOf = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);

it('reads a report, gzipped or unpacked on the way', async () => {
  const bytes = bytesOf(JSON.stringify(REPORT));
  expect(await readReport(bytes)).toEqual(REPORT);
  expect(await readReport(await gzip(bytes, new Pace()))).toEqual(REPORT);
});

it.each([
  ['a page in place of the file', () => Promise.resolve(bytesOf('<!doctype html>'))],
  ['nothing', () => Promise.resolve(bytesOf(''))],
  ['half of the file', async () => (await gzip(bytesOf(JSON.stringify(REPORT)), new Pace())).slice(0, -12)],
])('refuses %s', async (_, make) => {
  await expect(readReport(await make())).rejects.toMatchObject({ name: 'data-corrupt' });
});
