import js from '@eslint/js';
import globals from 'globals';
import svelte from 'eslint-plugin-svelte';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

/**
 * Who may import whom (docs/ARCHITECTURE.md). Each layer names what it must never reach;
 * patterns match the import text, so relative and package imports are held alike.
 */
const never = (message, ...group) => ({
  'no-restricted-imports': ['error', { patterns: [{ group, message }] }],
});

const APP_SIDE = ['**/engine/**', '**/app/**', '**/ui/**'];
const PACKAGES_BUT_VALIBOT = [
  'svelte',
  'svelte/*',
  'comlink',
  'idb',
  'fflate',
  'minisearch',
  'apache-arrow',
  'apache-arrow/*',
  '@duckdb/*',
  '@stdlib/*',
  '@observablehq/*',
  '@lezer/*',
  '@codemirror/*',
  'node:*',
];

export default ts.config(
  { ignores: ['dist', 'node_modules', 'public/data', 'data', 'test-results', 'playwright-report'] },
  js.configs.recommended,
  ...ts.configs.strictTypeChecked,
  ...svelte.configs.recommended,
  {
    languageOptions: {
      globals: { ...globals.browser, ...globals.node },
      parserOptions: { projectService: true, extraFileExtensions: ['.svelte'] },
    },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      // Numbers print well in template literals; objects do not, and stay refused.
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
      eqeqeq: 'error',
      'no-console': 'error',
    },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
  { files: ['**/*.js'], extends: [ts.configs.disableTypeChecked] },
  {
    files: ['src/core/**/*.ts'],
    ignores: ['**/*.test.ts'],
    rules: never(
      'core is pure: only core and valibot.',
      ...PACKAGES_BUT_VALIBOT,
      '**/data/**',
      '**/workers/**',
      ...APP_SIDE,
    ),
  },
  {
    files: ['src/data/**/*.ts'],
    ignores: ['**/*.test.ts'],
    rules: never(
      'data may import core and its adapters’ packages only.',
      'svelte',
      'svelte/*',
      'comlink',
      'node:*',
      '**/workers/**',
      ...APP_SIDE,
    ),
  },
  {
    files: ['workers/**/*.ts'],
    ignores: ['**/*.test.ts'],
    rules: never('workers may import core, data and comlink only.', 'svelte', 'svelte/*', 'node:*', ...APP_SIDE),
  },
  {
    files: ['src/engine/**/*.ts'],
    ignores: ['**/*.test.ts'],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              group: ['svelte', 'svelte/*', 'node:*', '**/app/**', '**/ui/**', '**/data/**'],
              message: 'engine knows core, comlink and the workers’ types.',
            },
            {
              group: ['**/workers/*'],
              allowTypeImports: true,
              message: 'engine names a worker by new URL and imports only its types.',
            },
          ],
        },
      ],
    },
  },
  {
    files: ['src/app/**/*.ts'],
    ignores: ['**/*.test.ts'],
    rules: never(
      'app may import core, data, engine and svelte; Arrow and DuckDB stay in workers.',
      'node:*',
      'comlink',
      '**/workers/**',
      '**/ui/**',
      '**/data/duckdb/**',
      '**/data/streams/**',
    ),
  },
  {
    files: ['src/ui/**/*.svelte', 'src/ui/**/*.ts'],
    ignores: ['**/*.test.ts'],
    rules: never(
      'ui reads app state and core types; data and engine are behind app.',
      'comlink',
      'idb',
      'apache-arrow',
      '@duckdb/*',
      '@stdlib/*',
      'minisearch',
      'node:*',
      '**/data/**',
      '**/engine/**',
      '**/workers/**',
    ),
  },
  { files: ['scripts/**/*.ts'], rules: { 'no-console': 'off' } },
  {
    files: ['**/*.test.ts', 'tests/**/*.ts'],
    rules: {
      // Assertions index into arrays that the test itself just built.
      '@typescript-eslint/no-non-null-assertion': 'off',
    },
  },
);
