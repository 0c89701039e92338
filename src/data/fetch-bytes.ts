import { ExplorerError } from '../core/errors';
import { concatenate } from './concatenate';
import type { Pace } from './pace';

/**
 * Fetches a whole body, reporting progress as it arrives.
 * @param url absolute: inside a worker a relative one would resolve against the worker's script
 * @param onFraction gets 0–1 where the server tells the length, and is not called otherwise
 * @throws ExplorerError `fetch-failed` with the file's name and the reason; `cancelled`.
 */
export async function fetchBytes(
  url: string,
  pace: Pace,
  onFraction: (fraction: number) => Promise<void>,
): Promise<Uint8Array<ArrayBuffer>> {
  const abort = new AbortController();
  try {
    const response = await fetch(url, { signal: abort.signal });
    if (!response.ok) throw new Error(`the server answered ${response.status} ${response.statusText}`.trim());
    if (response.body === null) throw new Error('the answer has no body');
    // With Content-Encoding the length counts compressed bytes; the fraction then ends early, and is capped.
    const total = Number(response.headers.get('content-length') ?? 0);
    const chunks: Uint8Array[] = [];
    let received = 0;
    for await (const chunk of readChunks(response.body)) {
      chunks.push(chunk);
      received += chunk.length;
      if (total > 0) await onFraction(Math.min(1, received / total));
      await pace.breathe();
    }
    return concatenate(chunks);
  } catch (cause) {
    abort.abort();
    if (cause instanceof ExplorerError) throw cause;
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new ExplorerError('fetch-failed', `${fileNameOf(url)} could not be fetched: ${reason}`, { cause });
  }
}

/** The last part of a URL's path. */
export function fileNameOf(url: string): string {
  return new URL(url).pathname.split('/').at(-1) ?? url;
}

/** By reader: Safari and older Chromium have no async iteration over a body. */
async function* readChunks(body: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = body.getReader();
  for (let next = await reader.read(); !next.done; next = await reader.read()) yield next.value;
}
