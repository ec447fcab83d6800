import { createServer, type Server } from 'node:http';
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
import { serveFolder } from './static-files.ts';

const here = import.meta.dirname;
const TEXTS: Readonly<Record<Language, Catalogue>> = { en: EN, fr: frenchSpaces(FR), de: DE };
const TRIES = 50;

type Env = Readonly<Record<string, string | undefined>>;

export function languageOf(env: Env): Language {
  const short = (env.LC_ALL || env.LC_MESSAGES || env.LANG || '').slice(0, 2).toLowerCase();
  return LANGUAGES.find(language => language === short) ?? 'en';
}

/** The port to begin with, or null if PORT is no port. */
export function portOf(env: Env): number | null {
  if (env.PORT === undefined || env.PORT === '') return 8080;
  const port = Number(env.PORT);
  return Number.isInteger(port) && port >= 0 && port <= 65_535 ? port : null;
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

const neighbours = (): string[] =>
  Object.values(networkInterfaces())
    .flatMap(addresses => addresses ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address);

async function build(t: Translate): Promise<boolean> {
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

async function main(env: Env): Promise<void> {
  const language = languageOf(env);
  const t = translator(language, TEXTS[language]);
  const port = portOf(env);
  if (port === null) {
    console.error(t('serve.bad-port', { port: env.PORT ?? '' }));
    process.exitCode = 1;
    return;
  }
  if (!(await build(t))) {
    process.exitCode = 1;
    return;
  }
  const server = createServer(serveFolder(join(here, 'dist')));
  const found = await listen(server, port, env.HOST || undefined);
  if (found < 0) {
    console.error(t('serve.no-port', { port: String(port) }));
    process.exitCode = 1;
    return;
  }
  console.log(t('serve.ready'));
  console.log(t('serve.here', { url: `http://localhost:${found}/` }));
  if (!env.HOST)
    for (const host of neighbours()) console.log(t('serve.near', { url: `http://${host}:${found}/` }));
  console.log(t('serve.stop'));
  const stop = () => {
    server.close();
    server.closeAllConnections();
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
}

if (import.meta.main) await main(process.env);
