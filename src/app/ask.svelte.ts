import type { AskHit, AskRanking } from '../engine/views';
import type { AskState, RetrieverParameters } from '../core/permalink/view-state';
import { Resource } from './resource.svelte';
import type { Workspace } from './workspace.svelte';

export type { AskHit, AskRanking };

/** Hits shown of each retriever. */
export const ASK_DEPTH = 20;

/** What MiniSearch answers has no term list: it tokenises in its own way. */
export interface SearchRanking {
  readonly hits: readonly AskHit[];
  readonly milliseconds: number;
}

/** The rankings of one question, by our scorers and by MiniSearch, each as it arrives. */
export class AskRankings {
  readonly sparse = new Resource<readonly AskRanking[]>();
  readonly search = new Resource<SearchRanking>();
  /** Questions of the data set itself to start from. */
  readonly examples = new Resource<readonly string[]>();
  readonly #workspace: Workspace;

  constructor(workspace: Workspace) {
    this.#workspace = workspace;
  }

  /** Asks all retrievers; the answers to an older question are dropped. A blank question clears the page. */
  ask({ query, ticker, year, docType, parameters }: AskState): void {
    if (query.trim() === '') {
      this.stop();
      return;
    }
    const filter = {
      ...(ticker === null ? {} : { ticker }),
      ...(year === null ? {} : { year }),
      ...(docType === null ? {} : { docType }),
    };
    const { retrieval, search } = this.#workspace;
    this.sparse.load((signal) =>
      retrieval.ask(signal, { query, systems: [parameters.bm25, parameters.tfidf], filter, depth: ASK_DEPTH }),
    );
    this.search.load(async (signal) => {
      // Indexing comes before the clock: what is shown is the time of an answer.
      await search.load(signal, () => undefined);
      const start = performance.now();
      const hits = await search.rankDocuments(signal, query, ASK_DEPTH, filter);
      return { hits, milliseconds: performance.now() - start };
    });
  }

  /** Reads the questions to start from, and builds the index meanwhile: the first keystroke then pays for neither. */
  prepare(records: number, { bm25, tfidf }: RetrieverParameters): void {
    const { retrieval } = this.#workspace;
    this.examples.load(async (signal) => {
      const rows = await retrieval.rows(signal, exampleQueries(records));
      await retrieval.prepare(signal, [bm25, tfidf], () => undefined);
      return rows.map(({ question }) => question);
    });
  }

  stop(): void {
    this.sparse.cancel();
    this.search.cancel();
  }
}

/** Numbers of the records whose questions are offered as a start: three, spread over the file. */
export function exampleQueries(records: number): readonly number[] {
  const spread = [0, Math.floor(records / 3), Math.floor((2 * records) / 3)];
  return spread.filter((query, i) => query < records && spread.indexOf(query) === i);
}
