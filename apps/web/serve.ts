import type { Server } from 'node:http';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import {
  type Catalogue,
  frenchSpaces,
  LANGUAGES,
  type Language,
  type Translate,
  translator,
} from '@thameside/kit';
import { SERVE as DE } from './src/texts/de/serve.ts';
import { SERVE as EN } from './src/texts/en/serve.ts';
import { SERVE as FR } from './src/texts/fr/serve.ts';

const here = import.meta.dirname;
export const DIST = join(here, 'dist');
const TEXTS: Readonly<Record<Language, Catalogue>> = { en: EN, fr: frenchSpaces(FR), de: DE };
const TRIES = 50;

type Env = Readonly<Record<string, string | undefined>>;

export function languageOf(env: Env): Language {
  const short = (env.LC_ALL || env.LC_MESSAGES || env.LANG || '').slice(0, 2).toLowerCase();
  return LANGUAGES.find(language => language === short) ?? 'en';
}

/** What is said in the terminal. */
export function wordsIn(env: Env): Translate {
  const language = languageOf(env);
  return translator(language, TEXTS[language]);
}

/** Listen on the port or, where it is taken, on the next free one. */
export async function listen(server: Server, port: number, host: string | undefined): Promise<number> {
  for (let tried = 0; tried < TRIES && port + tried <= 65_535; tried++) {
    const found = await new Promise<number | null>((done, failed) => {
      const onError = (error: NodeJS.ErrnoException) =>
        error.code === 'EADDRINUSE' || error.code === 'EACCES' ? done(null) : failed(error);
      server.once('error', onError);
      server.listen(port + tried, host, () => {
        server.off('error', onError);
        const address = server.address();
        done(typeof address === 'object' && address ? address.port : port + tried);
      });
    });
    if (found !== null) return found;
    server.removeAllListeners('error');
  }
  return -1;
}

export const neighbours = (): string[] =>
  Object.values(networkInterfaces())
    .flatMap(addresses => addresses ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address);

/** The page in `dist`, built anew. */
export async function build(t: Translate): Promise<boolean> {
  console.log(t('serve.building'));
  try {
    const { build: viteBuild } = await import('vite');
    await viteBuild({ configFile: join(here, 'vite.config.ts'), logLevel: 'silent' });
    return true;
  } catch (error) {
    console.error(t('serve.no-build', { why: error instanceof Error ? error.message : String(error) }));
    return false;
  }
}
