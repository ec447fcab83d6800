import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { filesLike, ROOT, textsIn } from './catalogues.ts';
import { deadKeys } from './dead-keys.ts';

const sourcesOf = (...folders: readonly string[]): string[] =>
  filesLike(...folders.map(folder => (folder.endsWith('.ts') ? folder : `${folder}/**/*.{ts,tsx}`)))
    .filter(file => !/\/texts\//.test(file))
    .map(file => readFileSync(join(ROOT, file), 'utf8'));

async function textsOf(files: readonly string[]): Promise<Record<string, string>> {
  return Object.assign({}, ...(await Promise.all(files.map(textsIn))));
}

/** Made from the components: the tests of the gallery and of names see to these. */
const OF_THE_SET = /^(basis|field|card)\./;
const APPS = ['apps/web/src', 'apps/cli/src', 'packages/{kit,kernel,bots}/src'];

test('a key that nothing produces is found', () => {
  const texts = {
    'ask.bid': 'Bid {n|#|#} {tile:tile}?',
    'ask.use': '',
    'ask.gone': '',
    'tile.a': '',
    dead: '',
  };
  const source = 'const k = `ask.§{name}`; type Name = "bid" | "use"; const tile = "a"; // dead'.replace(
    '§',
    '$',
  );
  expect(deadKeys(texts, [source])).toEqual(['ask.gone', 'dead']);
});

test.each(readdirSync(join(ROOT, 'packages/games')))('%s has no dead key', async game => {
  const at = `packages/games/${game}/src`;
  const texts = await textsOf(filesLike(`${at}/texts/en/*.ts`, `${at}/{bot,lesson}/texts/en.ts`));
  expect(Object.keys(texts).length).toBeGreaterThan(300);
  const dead = deadKeys(texts, sourcesOf(at, ...APPS));
  expect(dead.filter(key => !OF_THE_SET.test(key))).toEqual([]);
});

test('the page has no dead key', async () => {
  const texts = await textsOf(filesLike('apps/web/src/texts/en/*.ts'));
  expect(
    deadKeys(
      texts,
      sourcesOf('apps/{web,server}/src', 'apps/web/*.ts', 'packages/{protocol,kernel,host}/src'),
    ),
  ).toEqual([]);
});

test('the terminal has no dead key', async () => {
  const texts = await textsOf(['apps/cli/src/texts/en.ts']);
  expect(deadKeys(texts, sourcesOf('apps/cli/src', 'packages/kernel/src'))).toEqual([]);
});
