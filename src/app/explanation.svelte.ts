import type { Explanation } from '../core/retrieval/retriever';
import type { Bm25Spec, TfidfSpec } from '../core/retrieval/run';
import { Resource } from './resource.svelte';
import type { Workspace } from './workspace.svelte';

/** One score to take apart. */
export interface ExplanationRequest {
  readonly system: Bm25Spec | TfidfSpec;
  /** A query number, or a text of one's own. */
  readonly query: number | string;
  readonly document: number;
}

/** Why one document scores what it scores, asked of the retrieval worker. */
export class ScoreExplanation {
  readonly answer = new Resource<Explanation>();
  readonly #workspace: Workspace;

  constructor(workspace: Workspace) {
    this.#workspace = workspace;
  }

  ask({ query, document, system }: ExplanationRequest): void {
    this.answer.load((signal) => this.#workspace.retrieval.explain(signal, query, document, system));
  }

  stop(): void {
    this.answer.cancel();
  }
}
