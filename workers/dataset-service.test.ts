import { proxy, wrap } from 'comlink';
import type { Remote } from 'comlink';
import { describe, expect, it } from 'vitest';
import { FakeWorker } from '../tests/fake-worker';
import { filingRecords } from '../tests/filing-records';
import { buildDataset } from '../src/data/build-dataset';
import type { Progress } from '../src/data/pace';
import { readReport } from '../src/data/read-report';
import type { BuildOutcome } from './api';
import { DatasetService } from './dataset-service';
import { RetrievalService } from './retrieval-service';

const LINES = filingRecords(20).map(({ raw, extra, ...fields }) => JSON.stringify({ ...fields, ...raw, ...extra }));
const FILE = new Blob([`${LINES.join('\n')}\n`]);
const ignore = (): void => undefined;

describe('the dataset service', () => {
  it('builds what the pipeline builds, with progress', async () => {
    const seen: Progress[] = [];
    const outcome = await new DatasetService().build(1, FILE, 'own.jsonl', (progress) => seen.push(progress));
    expect(outcome).toEqual(await buildDataset({ name: 'own.jsonl', content: FILE }));
    expect(new Set(seen.map(({ fraction }) => fraction)).size).toBeGreaterThanOrEqual(5);
  });

  it('sends streams through comlink by transfer, and they load in the next worker', async () => {
    let sent: BuildOutcome | undefined;
    class Witness extends DatasetService {
      override async build(...call: Parameters<DatasetService['build']>): Promise<BuildOutcome> {
        sent = await super.build(...call);
        return sent;
      }
    }
    const remote: Remote<DatasetService> = wrap(new FakeWorker(new Witness()).asWorker);
    const outcome: BuildOutcome = await remote.build(1, FILE, 'own.jsonl', proxy(ignore));
    if (!outcome.ok || !sent?.ok) throw new Error('refused');
    expect(Object.values(sent.streams).map(({ byteLength }) => byteLength)).toEqual([0, 0, 0, 0, 0]);
    expect(sent.report.byteLength).toBe(0);
    expect((await readReport(outcome.report)).repairs).not.toEqual([]);

    const { datasetId, streams } = outcome.manifest;
    const bytesOf = Object.entries(outcome.streams).map(([name, bytes]) => [name, { bytes }]);
    const digestOf = Object.entries(streams).map(([name, { sha256 }]) => [name, sha256]);
    const source = {
      datasetId,
      streams: Object.fromEntries(bytesOf) as Record<keyof typeof streams, { bytes: Uint8Array }>,
      sha256: Object.fromEntries(digestOf) as Record<keyof typeof streams, string>,
    };
    const size = await new RetrievalService().load(1, source, ignore);
    expect(size).toEqual({
      datasetId,
      queries: outcome.manifest.counts.records,
      documents: outcome.manifest.counts.documents,
    });
  });

  it('gives the reasons of a refusal as a value', async () => {
    const broken = new Blob([`${LINES[0]!}\n{"id": \n`]);
    const outcome = await new DatasetService().build(1, broken, 'broken.jsonl', ignore);
    expect(outcome).toMatchObject({ ok: false, refusal: { fileName: 'broken.jsonl', errorCount: 1 } });
  });

  it('stops on a cancel', async () => {
    const service = new DatasetService();
    const build = service.build(3, FILE, 'own.jsonl', () => {
      service.cancel(3);
    });
    await expect(build).rejects.toMatchObject({ name: 'cancelled' });
  });
});
