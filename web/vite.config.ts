import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { offline } from './scripts/offline/plugin.mjs';

/** The server that `npm run dev` talks to. */
const SERVER = process.env.AUTOBAHN_SERVER ?? 'http://localhost:8080';

// The host stays the page's own: the server takes requests from other origins for forged.
const proxy = {
  '/api': { target: SERVER, changeOrigin: false },
  '/health': { target: SERVER, changeOrigin: false },
};

/** What every page needs, and small things that several do: one file less to ask for is worth more than their bytes. */
const BASE = [
  /\/node_modules\/(svelte|esm-env|clsx)\//,
  /\/src\/(api|engine\/(?!worker|module\/|sentences)|tables|lib|ui|design|i18n\/(en|board\/en|[^/]*$)|lobby\/(?!Picture))/,
  /\/src\/(App\.svelte|rules\/|learn\/beginner)/,
  // What things are called: the edition page needs it too, and neither board nor table.
  /\/src\/(wording\/(names|lexicon)|board\/pieces\/cards)\.ts/,
];
const GROUPS = [
  { name: 'base', test: (id: string) => BASE.some((one) => one.test(id)) },
  { name: 'board', test: /\/src\/board\/(?!fixtures|testing|BoardPicture)/ },
  { name: 'table', test: /\/src\/(table\/(?!scenes\/)|wording\/)|\/src\/vocabulary\/game/ },
];

export default defineConfig({
  plugins: [svelte(), offline()],
  // Relative, so that the same bundle works in any folder; scripts/offline/plugin.mjs writes the documents.
  base: './',
  worker: { format: 'es' },
  resolve: {
    // Vitest mounts components, so it needs Svelte's browser build.
    conditions: process.env.VITEST ? ['browser'] : undefined,
  },
  build: {
    outDir: 'dist',
    target: 'es2023',
    sourcemap: true,
    // The set of puzzles, which only its page asks for and which packs well, is 750 kB.
    chunkSizeWarningLimit: 800,
    // A few files in place of many small ones: a browser asks a plain HTTP server for six at a time, and what a table
    // asks of the API would stand in the same queue.
    rolldownOptions: { output: { codeSplitting: { groups: GROUPS } }, checks: { pluginTimings: false } },
  },
  // The rules page reads docs/rules.md, which lies beside this folder.
  server: { proxy, fs: { allow: ['..'] } },
  preview: { proxy },
  test: { include: ['src/**/*.test.ts', 'scripts/**/*.test.ts'] },
});
