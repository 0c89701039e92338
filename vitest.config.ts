import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [svelte()],
  resolve: {
    conditions: ['browser'],
    // The package's entry for Node is CommonJS and would bring a second Arrow, whose types are strangers to ours.
    alias: { '@duckdb/duckdb-wasm': '@duckdb/duckdb-wasm/dist/duckdb-browser.mjs' },
  },
  test: {
    include: ['{src,workers,scripts,tests}/**/*.test.ts'],
    exclude: ['tests/e2e/**', 'node_modules/**'],
    setupFiles: ['tests/worker-global.ts'],
    testTimeout: 60_000,
  },
});
