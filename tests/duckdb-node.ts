/** DuckDB's engine in Node, by the build for Node that its package brings: the same WebAssembly module as in a browser. */
import { createRequire } from 'node:module';
import { Worker as NodeWorker } from 'node:worker_threads';
import type { EngineFiles } from '../src/data/duckdb/database';

const require = createRequire(import.meta.url);
const SCRIPT = require.resolve('@duckdb/duckdb-wasm/dist/duckdb-node-eh.worker.cjs');

/** The package's script expects a browser's worker scope. */
const SCOPE = `
const { parentPort } = require('node:worker_threads');
globalThis.self = globalThis;
globalThis.postMessage = (message, transfer) => parentPort.postMessage(message, transfer);
parentPort.on('message', (data) => globalThis.onmessage({ data }));
// It prints every failed query, which is none of a test's.
console.error = () => undefined;
require(${JSON.stringify(SCRIPT)});
`;

function spawn(): Worker {
  const thread = new NodeWorker(SCOPE, { eval: true, stdout: true, stderr: true });
  const scope = new EventTarget();
  thread.on('message', (data: unknown) => scope.dispatchEvent(new MessageEvent('message', { data })));
  thread.on('error', (error: Error) =>
    scope.dispatchEvent(Object.assign(new Event('error'), { message: error.message })),
  );
  return Object.assign(scope, {
    postMessage: (message: unknown, transfer: readonly ArrayBuffer[] = []) => {
      thread.postMessage(message, transfer);
    },
    terminate: () => void thread.terminate(),
  }) as unknown as Worker;
}

export const NODE_ENGINE: EngineFiles = { spawn, module: require.resolve('@duckdb/duckdb-wasm/dist/duckdb-eh.wasm') };
