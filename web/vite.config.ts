import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

/** The server that `npm run dev` talks to. */
const SERVER = process.env.AUTOBAHN_SERVER ?? 'http://localhost:8080';

// The host stays the page's own: the server takes requests from other origins for forged.
const proxy = {
  '/api': { target: SERVER, changeOrigin: false },
  '/health': { target: SERVER, changeOrigin: false },
};

export default defineConfig({
  plugins: [svelte()],
  resolve: {
    alias: { $lib: fileURLToPath(new URL('./src/lib', import.meta.url)) },
    // Vitest mounts components, so it needs Svelte's browser build.
    conditions: process.env.VITEST ? ['browser'] : undefined,
  },
  build: { outDir: 'dist', target: 'es2023', sourcemap: true },
  // The rules page reads docs/rules.md, which lies beside this folder.
  server: { proxy, fs: { allow: ['..'] } },
  preview: { proxy },
  test: { include: ['src/**/*.test.ts', 'scripts/**/*.test.ts'] },
});
