import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isOver, load } from '@thameside/kernel';
import { type Engine, engineAt, type Frozen } from '@thameside/kit';

const goldenIn = (folder: string): { readonly name: string; readonly text: string }[] =>
  readdirSync(folder)
    .filter(name => name.endsWith('.txt'))
    .map(name => ({ name, text: readFileSync(join(folder, name), 'utf8') }));

/** Loading checks every answer, the points and the hash. */
function replay({ game }: Engine, name: string, text: string): void {
  if (!isOver(load(game, text).now)) throw new Error(`${name}: is not played to its end`);
}

/** Checks for the frozen rules of a game: all there, and the games that were played with them end as they did. */
export function frozenChecks(today: Engine, frozen: Frozen, folder: string): [string, () => Promise<void>][] {
  const { rules } = today.game;
  const versions = Array.from({ length: rules - 1 }, (_, i) => i + 1);
  const known = Object.keys(frozen).map(Number);
  return [
    [
      'every version before this one is frozen',
      async () => {
        for (const version of versions)
          if (!frozen[version])
            throw new Error(
              `rules ${version} are not frozen: check out the last commit with them, npm run freeze`,
            );
      },
    ],
    ...known.map((version): [string, () => Promise<void>] => [
      `version ${version}: its golden games end as they did`,
      async () => {
        const engine = (await frozen[version]?.())?.engine;
        if (engine?.game.rules !== version)
          throw new Error(`what is frozen as ${version} is another version`);
        const golden = goldenIn(join(folder, String(version)));
        if (golden.length === 0) throw new Error(`version ${version} has no golden games`);
        for (const { name, text } of golden) replay(engine, name, text);
      },
    ]),
    [
      'rules that have the number of frozen ones are the same rules',
      async () => {
        if (!known.includes(rules)) return;
        for (const { name, text } of goldenIn(join(folder, String(rules)))) replay(today, name, text);
      },
    ],
    [
      'a version that never was is not known',
      async () => {
        if (await engineAt(today, frozen, 999)) throw new Error('rules 999 are known');
        if ((await engineAt(today, frozen)) !== today) throw new Error('today’s rules are not found');
      },
    ],
  ];
}
