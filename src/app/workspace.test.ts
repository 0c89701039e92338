import { describe, expect, it } from 'vitest';
import { makeManifest } from '../../tests/manifest';
import type { Manifest } from '../core/dataset/manifest';
import { Workspace } from './workspace.svelte';
import type { WorkspaceParts } from './workspace.svelte';

type Outcome = Awaited<ReturnType<WorkspaceParts['builder']['build']>>;

interface Deferred<T> {
  readonly promise: Promise<T>;
  readonly resolve: (value: T) => void;
  readonly reject: (error: Error) => void;
}
function deferred<T>(): Deferred<T> {
  let resolve: (value: T) => void = () => undefined;
  let reject: (error: Error) => void = () => undefined;
  const promise = new Promise<T>((yes, no) => {
    resolve = yes;
    reject = no;
  });
  return { promise, resolve, reject };
}
const turns = () => new Promise((resolve) => setTimeout(resolve, 5));
const outcome = (datasetId: string): Outcome => ({
  ok: true,
  manifest: makeManifest({ datasetId }),
  streams: {} as Extract<Outcome, { ok: true }>['streams'],
  report: new Uint8Array(),
});

/** A workspace whose site and builds answer when the test says so. */
function setUp() {
  const site = deferred<Manifest>();
  const builds = new Map<string, Deferred<Outcome>>();
  const opened: string[] = [];
  const use = () => undefined;
  const parts = {
    retrieval: { use },
    search: { use },
    sql: { use, onEnd: use },
    fetchManifest: () => site.promise,
    builder: {
      build: (_signal: AbortSignal, _file: Blob, name: string) => {
        const build = deferred<Outcome>();
        builds.set(name, build);
        return build.promise;
      },
    },
  } as unknown as WorkspaceParts;
  const workspace = new Workspace((id) => opened.push(id), parts);
  return { workspace, site, builds, opened };
}
const file = (name: string) => new File(['{}'], name);

describe('Workspace', () => {
  it('lets a dropped file win over a manifest that comes late', async () => {
    const { workspace, site, builds, opened } = setUp();
    void workspace.start();
    void workspace.open(file('a.jsonl'));
    await turns();
    builds.get('a.jsonl')!.resolve(outcome('aaaaaaaaaaaaaaaa'));
    await turns();
    site.resolve(makeManifest({ datasetId: 'bbbbbbbbbbbbbbbb' }));
    await turns();
    expect(opened).toEqual(['aaaaaaaaaaaaaaaa']);
    expect(workspace.notice).toContain('a.jsonl is open');
  });

  it('gives an older file up for a newer one, and drops what it still answers', async () => {
    const { workspace, builds, opened } = setUp();
    void workspace.open(file('a.jsonl'));
    await turns();
    void workspace.open(file('b.jsonl'));
    await turns();
    builds.get('a.jsonl')!.resolve(outcome('aaaaaaaaaaaaaaaa'));
    await turns();
    expect(workspace.incoming).toMatchObject({ status: 'running', fileName: 'b.jsonl' });
    builds.get('b.jsonl')!.resolve(outcome('bbbbbbbbbbbbbbbb'));
    await turns();
    expect(opened).toEqual(['bbbbbbbbbbbbbbbb']);
  });

  it('keeps the open data set when the site’s own does not come', async () => {
    const { workspace, site, builds } = setUp();
    void workspace.open(file('a.jsonl'));
    await turns();
    builds.get('a.jsonl')!.resolve(outcome('aaaaaaaaaaaaaaaa'));
    await turns();
    void workspace.start();
    site.reject(new Error('no answer'));
    await turns();
    expect(workspace.key).toBe('aaaaaaaaaaaaaaaa');
    expect(workspace.notice).toBe('');
    expect(workspace.incoming).toMatchObject({ status: 'failed', error: { message: 'no answer' } });
    workspace.dismiss();
    expect(workspace.incoming.status).toBe('idle');
  });

  it('is as before after a refusal or a cancel', async () => {
    const { workspace, builds, opened } = setUp();
    void workspace.open(file('a.jsonl'));
    await turns();
    const { incoming } = workspace;
    if (incoming.status === 'running') incoming.cancel();
    expect(workspace.incoming.status).toBe('idle');
    void workspace.open(file('b.jsonl'));
    await turns();
    const refusal = { fileName: 'b.jsonl', errors: [], errorCount: 3 };
    builds.get('b.jsonl')!.resolve({ ok: false, refusal });
    await turns();
    expect(workspace.incoming).toEqual({ status: 'refused', refusal });
    expect(opened).toEqual([]);
  });
});
