import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import type { Plugin } from 'vite';
// With its extension: Vite's coming loader of this file is Node's own, which wants it.
import { codeVersion } from './scripts/code-version.ts';

/**
 * The built page's policy. Workers loaded by URL have none of their own (a meta tag does not bind them): what they fetch is held by tests instead.
 */
const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

/** Only the build carries the policy: the dev server injects inline scripts for hot reload. */
function contentSecurityPolicy(): Plugin {
  return {
    name: 'content-security-policy',
    apply: 'build',
    transformIndexHtml: () => [
      {
        tag: 'meta',
        attrs: { 'http-equiv': 'Content-Security-Policy', content: CONTENT_SECURITY_POLICY },
        injectTo: 'head-prepend',
      },
    ],
  };
}

export default defineConfig({
  // A relative base works under every path; BASE_PATH is for hosts that need an absolute one.
  base: process.env['BASE_PATH'] ?? './',
  plugins: [svelte(), contentSecurityPolicy()],
  define: { __CODE_VERSION__: JSON.stringify(codeVersion()) },
  worker: { format: 'es' },
  build: { target: 'es2022', sourcemap: true, assetsInlineLimit: 0, modulePreload: { polyfill: false } },
});
