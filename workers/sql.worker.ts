import moduleUrl from '@duckdb/duckdb-wasm/dist/duckdb-eh.wasm?url';
import { expose } from 'comlink';
import { SqlService } from './sql-service';

const spawn = (): Worker =>
  new Worker(new URL('./duckdb.worker.ts', import.meta.url), { type: 'module', name: 'duckdb' });

expose(new SqlService({ spawn, module: new URL(moduleUrl, self.location.href).href }));
