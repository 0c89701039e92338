import type { CDPSession } from '@playwright/test';

/** What `Runtime.getHeapUsage` answers, in bytes. */
interface HeapUsage {
  readonly usedSize: number;
  /** Array buffers, which lie outside the heap. */
  readonly backingStorageSize: number;
}

type Answer = { readonly id: number; readonly result: HeapUsage };

/** Reads the memory of the page's one worker, which the DevTools protocol reaches through the page alone. */
export class WorkerHeap {
  readonly #session: CDPSession;
  readonly #worker: string;
  #lastId = 0;

  private constructor(session: CDPSession, worker: string) {
    this.#session = session;
    this.#worker = worker;
  }

  /** Waits for the worker. */
  static async attach(session: CDPSession): Promise<WorkerHeap> {
    const attached = new Promise<string>((resolve) => {
      session.on('Target.attachedToTarget', ({ sessionId, targetInfo }) => {
        if (targetInfo.type === 'worker') resolve(sessionId);
      });
    });
    await session.send('Target.setAutoAttach', { autoAttach: true, waitForDebuggerOnStart: false, flatten: false });
    return new WorkerHeap(session, await attached);
  }

  /** JavaScript objects, garbage that is not yet collected among them, and array buffers. */
  async megabytes(): Promise<number> {
    const id = ++this.#lastId;
    const answer = new Promise<Answer>((resolve) => {
      const listen = ({ message }: { readonly message: string }): void => {
        const received = JSON.parse(message) as Answer;
        if (received.id !== id) return;
        this.#session.off('Target.receivedMessageFromTarget', listen);
        resolve(received);
      };
      this.#session.on('Target.receivedMessageFromTarget', listen);
    });
    await this.#session.send('Target.sendMessageToTarget', {
      sessionId: this.#worker,
      message: JSON.stringify({ id, method: 'Runtime.getHeapUsage' }),
    });
    const { usedSize, backingStorageSize } = (await answer).result;
    return (usedSize + backingStorageSize) / 1e6;
  }

  /** The largest of samples every few milliseconds, until the work is done. */
  async peakDuring(work: Promise<unknown>): Promise<number> {
    const state = { running: true };
    const done = work.finally(() => {
      state.running = false;
    });
    let peak = 0;
    while (state.running) {
      peak = Math.max(peak, await this.megabytes());
      await new Promise((resolve) => setTimeout(resolve, SAMPLE_MS));
    }
    await done;
    return Math.max(peak, await this.megabytes());
  }
}

const SAMPLE_MS = 10;
