import { defineConfig } from 'vite';
import { precache } from './precache.ts';
import { wordsFirst } from './words-first.ts';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [wordsFirst(), precache()],
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2022',
    sourcemap: false,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // what the front page says of the games comes at once
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'plates', test: /\/plate\.ts$/ }] } } },
  },
  worker: { format: 'es' },
});
