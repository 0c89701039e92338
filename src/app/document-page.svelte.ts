import type { DocumentPage, DocumentUse, DocumentView, Neighbour } from '../engine/views';
import { Resource } from './resource.svelte';
import type { Engines } from './record-catalogue.svelte';

export type { DocumentPage, DocumentUse, DocumentView, Neighbour };

/** One passage of the corpus with where it is judged and what is near it. */
export class DocumentReading {
  readonly page = new Resource<DocumentPage>();
  readonly #engines: Pick<Engines, 'retrieval'>;

  constructor(engines: Pick<Engines, 'retrieval'>) {
    this.#engines = engines;
  }

  open(document: number): void {
    this.page.load((signal) => this.#engines.retrieval.document(signal, document));
  }

  close(): void {
    this.page.cancel();
  }
}
