import type { JudgmentView, RankedScore, RecordView } from '../engine/views';
import type { RetrieverName } from '../core/retrieval/run';
import type { RetrieverParameters } from '../core/permalink/view-state';
import { Resource } from './resource.svelte';
import type { Engines } from './record-catalogue.svelte';

export type { JudgmentView, RankedScore, RecordView };

/** One record with everything that its page shows. */
export class RecordPage {
  readonly record = new Resource<RecordView>();
  /** MiniSearch's ranks, parallel to the record's judgments; from a worker of its own, which indexes first. */
  readonly minisearch = new Resource<readonly RankedScore[]>();
  readonly #engines: Engines;

  constructor(engines: Engines) {
    this.#engines = engines;
  }

  open(query: number, { bm25, tfidf }: RetrieverParameters): void {
    const { retrieval, search } = this.#engines;
    this.minisearch.cancel();
    this.record.load(async (signal) => {
      const record = await retrieval.record(signal, query, [bm25, tfidf]);
      if (!signal.aborted) {
        const documents = record.judgments.map(({ document }) => document);
        this.minisearch.load((own) => search.ranksOf(own, record.question, documents));
      }
      return record;
    });
  }

  close(): void {
    this.record.cancel();
    this.minisearch.cancel();
  }

  /** The rank that a retriever gives the judgment at a place of the record; null while or where there is none. */
  rankOf(system: RetrieverName, judgment: JudgmentView, place: number): RankedScore | null {
    if (system !== 'minisearch') return judgment.ranks[system] ?? null;
    return this.minisearch.state.status === 'ready' ? (this.minisearch.state.value[place] ?? null) : null;
  }
}
