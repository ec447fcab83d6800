/*
 * npm run freeze -- <game>: keeps today's rules of a game as one small file, so that matches begun with them can be
 * played on when the rules have changed: packages/games/<game>/frozen/<version>/engine.js, with a golden game or two
 * that the tests play again. What is frozen is not changed any more.
 */
import { copyFileSync, existsSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { build, type Plugin } from 'vite';

const GOLDEN = 2;
const DECLARATION = `import type { Engine } from '@thameside/kit';

export declare const engine: Engine;
`;

/** An engine says nothing: the words that its declaration could fetch stay outside. */
const wordless: Plugin = {
  name: 'wordless',
  enforce: 'pre',
  transform: (code, id) =>
    /\/src\/title\.ts$/.test(id)
      ? code.replace(/import\('\.\/texts\/[^']*'\)/g, 'Promise.reject()')
      : undefined,
};

async function freeze(game: string, source: string, target: string): Promise<void> {
  const entry = join(source, 'packages/games', game, 'src/engine.ts');
  if (!existsSync(entry)) throw new Error(`there is no game ${game}`);
  const { engine } = (await import(entry)) as { engine: { game: { rules: number } } };
  const folder = join(target, 'packages/games', game, 'frozen', String(engine.game.rules));
  if (existsSync(join(folder, 'engine.js')))
    throw new Error(`${game}: rules ${engine.game.rules} are frozen already, and stay as they are`);
  mkdirSync(folder, { recursive: true });
  await build({
    root: source,
    configFile: false,
    logLevel: 'warn',
    plugins: [wordless],
    build: {
      outDir: folder,
      emptyOutDir: false,
      lib: { entry, formats: ['es'], fileName: () => 'engine.js' },
      minify: true,
      rolldownOptions: { output: { codeSplitting: false } },
    },
  });
  writeFileSync(join(folder, 'engine.d.ts'), DECLARATION);
  const golden = join(source, 'packages/games', game, 'test/golden');
  const shortest = readdirSync(golden)
    .map(name => ({ name, size: statSync(join(golden, name)).size }))
    .sort((a, b) => a.size - b.size)
    .slice(0, GOLDEN);
  for (const { name } of shortest) copyFileSync(join(golden, name), join(folder, name));
  const { size } = statSync(join(folder, 'engine.js'));
  process.stdout.write(`${game}: rules ${engine.game.rules} frozen, ${Math.ceil(size / 1024)} KB\n`);
  process.stdout.write(`now name it in packages/games/${game}/src/frozen.ts\n`);
}

const { positionals, values } = parseArgs({ allowPositionals: true, options: { from: { type: 'string' } } });
if (positionals.length === 0) throw new Error('npm run freeze -- <game> [--from <another checkout>]');
for (const game of positionals) await freeze(game, resolve(values.from ?? '.'), resolve('.'));
