import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, DIST, neighbours, wordsIn } from '@thameside/web/serve';
import { ConfigError, configIn } from './config.ts';
import { serve } from './server.ts';

/** Which page this is: another one has other files. */
const buildOf = (folder: string): string =>
  createHash('sha256')
    .update(readFileSync(join(folder, 'index.html')))
    .digest('hex')
    .slice(0, 12);

async function main(env: NodeJS.ProcessEnv): Promise<void> {
  const t = wordsIn(env);
  const fail = (words: string) => {
    console.error(words);
    process.exitCode = 1;
  };
  const config = configIn(env);
  if (!env.DIST && !(await build(t))) return fail('');
  const folder = env.DIST ?? DIST;
  const running = await serve(config, folder, buildOf(folder)).catch((error: unknown) => {
    fail(t('serve.no-data', { why: error instanceof Error ? error.message : String(error) }));
    process.exit();
  });
  if (running.port < 0) {
    await running.stop();
    return fail(t('serve.no-port', { port: String(config.port) }));
  }
  console.log(t('serve.ready'));
  console.log(t('serve.here', { url: `http://localhost:${running.port}/` }));
  if (config.host === null)
    for (const host of neighbours()) console.log(t('serve.near', { url: `http://${host}:${running.port}/` }));
  console.log(t('serve.stop'));
  let isStopping = false;
  const stop = () => {
    if (isStopping) return;
    isStopping = true;
    void running.stop().then(() => process.exit(0));
    setTimeout(() => process.exit(1), 10_000).unref();
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
}

try {
  await main(process.env);
} catch (error) {
  if (!(error instanceof ConfigError)) throw error;
  console.error(wordsIn(process.env)(error.key, error.params));
  process.exitCode = 1;
}
