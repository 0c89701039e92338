/** Everything that this project throws on purpose. Bad input is no exception: it comes back as a report (a value). */
export const ERROR_CODES = [
  /** A worker could not be started, died, or sent something unreadable. */
  'worker-failed',
  /** A computation was cancelled by the person who started it. */
  'cancelled',
  /** A file or stream could not be fetched. */
  'fetch-failed',
  /** A stream, manifest or stored data set does not have the promised form or digest. */
  'data-corrupt',
  /** A parameter is outside its domain (k < 1, b outside [0, 1], unknown measure name …). */
  'bad-parameter',
  /** The browser's storage is full, blocked or absent. */
  'storage-failed',
  /** WebCrypto is absent: the page was opened neither over https nor from localhost. */
  'insecure-context',
  /** numpy's `choice` without replacement was asked for more than the population holds. */
  'sample-exceeds-population',
  /** The browser lacks something that was asked of it. */
  'unsupported',
] as const;

export type ErrorCode = (typeof ERROR_CODES)[number];

/**
 * The one error class. The code stands in `name`, the only custom field that survives comlink's structured clone of errors.
 */
export class ExplorerError extends Error {
  constructor(code: ErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = code;
  }
}

/** True when `error` carries this code, on either side of a worker boundary. */
export function hasCode(error: unknown, code: ErrorCode): boolean {
  return error instanceof Error && error.name === code;
}
