import { fileURLToPath } from 'node:url';
import { mergeConfig, type Plugin } from 'vite';
import usual from '../../../vite.config.ts';

const LISTS: Readonly<Record<string, URL>> = {
  '@thameside/titles/client': new URL('./client.ts', import.meta.url),
  '@thameside/titles/engine': new URL('./engine.ts', import.meta.url),
};

/** A fourth game in the lists of page and workers, as if it had been added there. */
const fourGames = (): Plugin => ({
  name: 'four-games',
  enforce: 'pre',
  resolveId(source, importer) {
    const list = LISTS[source];
    return list && !importer?.startsWith(import.meta.dirname) ? fileURLToPath(list) : null;
  },
});

export default mergeConfig(usual, { plugins: [fourGames()], worker: { plugins: () => [fourGames()] } });
