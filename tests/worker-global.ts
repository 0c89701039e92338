/** DuckDB's client for browsers asks for `Worker` as it loads; in Node the tests hand it workers of their own. */
if (!('Worker' in globalThis)) Object.assign(globalThis, { Worker: EventTarget });
