import { ExplorerError } from '../../src/core/errors';
import type { SparseRetriever } from '../../src/core/retrieval/retriever';
import type { RetrieverSpec } from '../../src/core/retrieval/run';
import { openSparseRetrievers } from '../../src/core/retrieval/sparse-retrievers';
import type { SparseRetrievers } from '../../src/core/retrieval/sparse-retrievers';

/** Retrievers kept. Each holds one float64 a posting: about 5 MB at FinRank's scale. */
const CAPACITY = 6;

/** The retrievers of one corpus, by spec. Its texts are split once, whatever parameters are tried. */
export class RetrieverCache {
  readonly #sparse: SparseRetrievers;
  readonly #retrievers = new Map<string, SparseRetriever>();

  constructor(texts: readonly string[]) {
    this.#sparse = openSparseRetrievers(texts);
  }

  /**
   * The retriever of this spec; the one that was not asked for longest makes room for a new one.
   *
   * @throws ExplorerError `bad-parameter` for parameters outside their domain, and for MiniSearch
   */
  get(spec: RetrieverSpec): SparseRetriever {
    if (spec.name === 'minisearch') {
      throw new ExplorerError('bad-parameter', 'MiniSearch has a worker of its own.');
    }
    const key = JSON.stringify(Object.entries(spec).sort());
    const retriever = this.#retrievers.get(key) ?? this.#sparse.create(spec);
    this.#retrievers.delete(key);
    this.#retrievers.set(key, retriever);
    const oldest = this.#retrievers.keys().next();
    if (this.#retrievers.size > CAPACITY && oldest.done !== true) this.#retrievers.delete(oldest.value);
    return retriever;
  }
}
