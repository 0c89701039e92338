import { ErrorList } from './error-list';
import { describeJsonFault } from './json-fault';

/** A JSON object as it came; unknown until the schema has read it. */
export type JsonObject = Readonly<Record<string, unknown>>;

/** One line of a JSONL file. */
export interface JsonRow {
  /** From 1, blank lines counted. */
  readonly line: number;
  readonly value: JsonObject;
}

export interface ParsedJsonl {
  /** In file order, without the lines that are at fault. */
  readonly rows: readonly JsonRow[];
  readonly errors: ErrorList;
}

/** Parses text that arrives in pieces, so that the caller can report progress and stop between two of them. */
export interface JsonlParser {
  /** Takes the next piece of decoded text; it may end anywhere, also between the two units of a surrogate pair. */
  push(chunk: string): void;
  /** Reads what is left as the last line, and hands over everything. Nothing may be pushed after it. */
  finish(): ParsedJsonl;
}

/**
 * A parser of JSONL. A byte-order mark at the start, CRLF line ends, blank lines and a missing last line end make no
 * difference. A line that is no JSON, or whose value is no object, becomes an error with its number and the reason. Of a
 * key that stands twice in an object, the last value counts, as in Python.
 */
export function createJsonlParser(): JsonlParser {
  const rows: JsonRow[] = [];
  const errors = new ErrorList();
  let line = 0;
  let unfinished = '';

  const read = (text: string): void => {
    line++;
    const content = line === 1 && text.startsWith('\ufeff') ? text.slice(1) : text;
    if (content.trim() === '') return;
    const parsed = parseObject(content);
    if ('value' in parsed) rows.push({ line, value: parsed.value });
    else errors.add({ line, id: null, field: null, reason: parsed.fault });
  };

  return {
    push(chunk) {
      let start = 0;
      for (let end = chunk.indexOf('\n'); end >= 0; end = chunk.indexOf('\n', start)) {
        read(unfinished + chunk.slice(start, end));
        unfinished = '';
        start = end + 1;
      }
      unfinished += chunk.slice(start);
    },
    finish() {
      read(unfinished);
      return { rows, errors };
    },
  };
}

/** `createJsonlParser` over a whole text. */
export function parseJsonl(text: string): ParsedJsonl {
  const parser = createJsonlParser();
  parser.push(text);
  return parser.finish();
}

function parseObject(text: string): { readonly value: JsonObject } | { readonly fault: string } {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    return { fault: describeJsonFault(text, error instanceof Error ? error.message : String(error)) };
  }
  if (value === null) return { fault: 'the line is null, not an object' };
  if (Array.isArray(value)) return { fault: 'the line is an array, not an object' };
  if (typeof value !== 'object') return { fault: `the line is a bare ${typeof value}, not an object` };
  return { value: value as JsonObject };
}
