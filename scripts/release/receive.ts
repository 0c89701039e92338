export interface Patience {
  /** Milliseconds until the server must have answered. */
  readonly connect: number;
  /** Milliseconds without a byte after which a body counts as stalled. */
  readonly stall: number;
}

/** A received body, or why there is none: a server that fails is an everyday outcome for a download. */
export type Received =
  { readonly ok: true; readonly bytes: Uint8Array } | { readonly ok: false; readonly reason: string };

/** Fetches a whole body, and gives up on a server that keeps silent, before its answer or in the middle of it. */
export async function receive(url: URL, patience: Patience): Promise<Received> {
  const watchdog = new Watchdog();
  try {
    watchdog.expect(patience.connect, `no answer within ${patience.connect / 1000} s`);
    const response = await fetch(url, { signal: watchdog.signal });
    if (!response.ok) return { ok: false, reason: `${url.href} answered ${response.status} ${response.statusText}` };
    const chunks: Uint8Array[] = [];
    watchdog.expect(patience.stall, `nothing came for ${patience.stall / 1000} s`);
    for await (const chunk of response.body ?? []) {
      chunks.push(chunk);
      watchdog.expect(patience.stall, `nothing came for ${patience.stall / 1000} s`);
    }
    return { ok: true, bytes: Buffer.concat(chunks) };
  } catch (error) {
    return { ok: false, reason: `${url.href}: ${watchdog.verdict ?? reasonOf(error)}` };
  } finally {
    watchdog.rest();
  }
}

/** Aborts when what it expects does not happen in time, and remembers what that was. */
class Watchdog {
  readonly #abort = new AbortController();
  #timer: NodeJS.Timeout | undefined;
  #verdict: string | null = null;

  get signal(): AbortSignal {
    return this.#abort.signal;
  }

  /** Null while everything came in time. */
  get verdict(): string | null {
    return this.#verdict;
  }

  /** Takes the place of the former expectation. */
  expect(milliseconds: number, verdict: string): void {
    this.rest();
    this.#timer = setTimeout(() => {
      this.#verdict = verdict;
      this.#abort.abort();
    }, milliseconds);
  }

  rest(): void {
    clearTimeout(this.#timer);
  }
}

/** fetch wraps what happened: "fetch failed" alone helps nobody. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? `${error.message} (${error.cause.message || error.cause.name})` : error.message;
}
