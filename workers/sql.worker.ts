import workerUrl from '@duckdb/duckdb-wasm/dist/duckdb-browser-eh.worker.js?url';
import moduleUrl from '@duckdb/duckdb-wasm/dist/duckdb-eh.wasm?url';
import { expose } from 'comlink';
import { SqlService } from './sql-service';

const absolute = (url: string): string => new URL(url, self.location.href).href;

expose(
  new SqlService({ spawn: () => new Worker(absolute(workerUrl), { name: 'duckdb' }), module: absolute(moduleUrl) }),
);
