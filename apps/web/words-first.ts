import type { Plugin } from 'vite';

const WORDS = /\/src\/texts\/(\w\w)\.ts$/;

/** Tells the page where the words of each language are, so that `theme.js` can have them fetched before anything asks. */
export function wordsFirst(): Plugin {
  return {
    name: 'words-first',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_, { bundle = {} }) {
        const places = Object.values(bundle).flatMap(item => {
          const language = item.type === 'chunk' && WORDS.exec(item.facadeModuleId ?? '')?.[1];
          return language ? [[language, `/${item.fileName}`]] : [];
        });
        const content = JSON.stringify(Object.fromEntries(places));
        return [{ tag: 'meta', attrs: { name: 'words', content }, injectTo: 'head-prepend' }];
      },
    },
  };
}
