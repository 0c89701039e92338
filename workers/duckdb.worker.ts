/**
 * DuckDB's own worker. It lets the promise of a module that cannot be fetched or compiled go unheard, and would leave its
 * owner waiting for ever: what nobody hears becomes an error of the worker, which its owner hears of.
 */
import scriptUrl from '@duckdb/duckdb-wasm/dist/duckdb-browser-eh.worker.js?url';

self.addEventListener('unhandledrejection', ({ reason }) => {
  reportError(reason);
});

// The owner writes at once; the script listens once it has run.
const early: unknown[] = [];
const hold = ({ data }: MessageEvent): void => {
  early.push(data);
};
self.addEventListener('message', hold);

void import(/* @vite-ignore */ new URL(scriptUrl, self.location.href).href).then(() => {
  self.removeEventListener('message', hold);
  for (const data of early) self.dispatchEvent(new MessageEvent('message', { data }));
});
