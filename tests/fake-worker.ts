import { expose } from 'comlink';

/** The inside of a {@link FakeWorker}: what a worker's script would know as `self`. */
class WorkerScope extends EventTarget {
  readonly #worker: FakeWorker;

  constructor(worker: FakeWorker) {
    super();
    this.#worker = worker;
  }

  postMessage(message: unknown, transfer: Transferable[] = []): void {
    deliver(this.#worker, this.#worker, message, transfer);
  }
}

/** A worker on this thread: messages are cloned and take a turn of the event loop each way, as a real worker's do. */
export class FakeWorker extends EventTarget {
  terminated = false;
  readonly #scope = new WorkerScope(this);

  /** @param service what the worker exposes; without one, it never answers */
  constructor(service?: object) {
    super();
    if (service !== undefined) expose(service, this.#scope);
  }

  /** As the code under test knows it. */
  get asWorker(): Worker {
    return this as unknown as Worker;
  }

  postMessage(message: unknown, transfer: Transferable[] = []): void {
    deliver(this, this.#scope, message, transfer);
  }

  terminate(): void {
    this.terminated = true;
  }

  /** What the browser does when a script cannot be loaded, or throws outside of any call. */
  fail(message: string): void {
    this.dispatchEvent(Object.assign(new Event('error'), { message }));
  }

  /** What the browser does with a message that it cannot deserialise. */
  garble(): void {
    this.dispatchEvent(new MessageEvent('messageerror'));
  }
}

function deliver(worker: FakeWorker, target: EventTarget, message: unknown, transfer: Transferable[]): void {
  const data: unknown = structuredClone(message, { transfer });
  setImmediate(() => {
    if (!worker.terminated) target.dispatchEvent(new MessageEvent('message', { data }));
  });
}
