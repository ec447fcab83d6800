import { botsFor, playout, randomBot } from '@thameside/bots';
import { type Game, isOver, type Rng, seedOf, start } from '@thameside/kernel';
import { componentRows, LANGUAGES, type Said, type Title, translator } from '@thameside/kit';
import { botChecks } from './bot-checks.ts';
import { speech } from './speech.ts';
import { completeOptions, seatCounts } from './table.ts';

type Path = readonly (string | number)[];
type Parent = Record<string | number, unknown>;

/** The place in a list of the row that has this id; other keys as they are. */
const keyIn = (parent: unknown, key: string | number): string | number =>
  Array.isArray(parent) && typeof key === 'string' ? parent.findIndex(row => row?.id === key) : key;

/** Changes the value at a path, or removes it if there is no new one. A row of a list goes by its id. */
export function edit<T extends object>(json: T, path: Path, value?: unknown): T {
  const parent = path
    .slice(0, -1)
    .reduce<unknown>((at, key) => (at as Parent)[keyIn(at, key)], json) as Parent;
  const last = keyIn(parent, path.at(-1) ?? '');
  if (value !== undefined)
    Object.defineProperty(parent, last, { value, enumerable: true, writable: true, configurable: true });
  else if (Array.isArray(parent)) parent.splice(Number(last), 1);
  else delete parent[last];
  return json;
}

/** The set files of a title: one to edit, and what is said about it. */
export function setBench(title: Title) {
  const voices = LANGUAGES.map(language => translator(language, title.texts[language]));
  const file = (): Record<string, unknown> => ({ ...JSON.parse(title.exportSet()), set: 'mine-1' });

  /** Every fault as its place and key, each of which has words in every language. */
  function faultsOf(json: unknown): string[] {
    const made = title.withSet(json);
    if (!('faults' in made)) return [];
    return made.faults.map(({ at, key, params }) => {
      for (const say of voices) {
        const said = say(key, params);
        if (said.includes('⟦') || said.length > 500) throw new Error(`cannot be said: ${said.slice(0, 500)}`);
      }
      if (at.length > 200) throw new Error(`a place without end: ${at}`);
      return `${at}: ${key.replace('fault.', '')}`;
    });
  }

  /** Whether the file is accepted; if so it plays, at every number of players, with every component still there. */
  function plays(json: unknown, rng: Rng, seats?: number): boolean {
    const made = title.withSet(json);
    if ('faults' in made) {
      if (faultsOf(json).length === 0) throw new Error('refused without a fault');
      return false;
    }
    const { game } = made;
    for (const count of seats === undefined ? seatCounts(game) : [seats]) {
      const m = start(game, count, completeOptions(game, count, {}), seedOf(`bench ${count}`));
      isKept(game, m.s, () => playout(game, m, rng));
    }
    return true;
  }
  /**
   * A set of one's own in use: what cannot be said of whole matches and of its components, in any language, and what
   * its components are called. The bots play it to the end with the fewest players and with the most.
   */
  function inUse(json: unknown) {
    const made = title.withSet(json);
    if ('faults' in made) throw new Error(faultsOf(json).join('\n'));
    const { game, describe } = made;
    const speak = LANGUAGES.map(language => {
      const names = { seat: (seat: string | number) => `P${seat}` };
      return translator(language, { ...title.texts[language], ...describe.names(language) }, names);
    });
    const voices = speak.map(
      translate =>
        ({ key, params }: Said) =>
          translate(key, params),
    );
    const { gaps } = speech(game, describe, voices, { games: 1, seed: 'own set' });
    const { played } = botChecks(game, [botsFor(game).apprentice ?? randomBot]);
    for (const seats of game.seats) {
      const m = played({ seats, seed: `own set ${seats}` });
      if (!isOver(m)) throw new Error(`${seats} bots did not come to an end`);
    }
    const ids = componentRows(json).map(({ id }) => id);
    const unsaid = ids.filter(id =>
      describe.component(id).some(({ said }) => voices.some(voice => voice(said).includes('⟦'))),
    );
    const called = (id: string) =>
      voices.map(voice =>
        describe
          .component(id)
          .slice(0, 1)
          .map(({ said }) => voice(said))
          .join(),
      );
    return { gaps: [...gaps, ...unsaid], called };
  }
  return { file, faultsOf, plays, inUse, edited: (path: Path, value?: unknown) => edit(file(), path, value) };
}

const censusOf = <S>(game: Game<S>, s: S): string => JSON.stringify(Object.entries(game.census(s)).sort());

function isKept<S>(game: Game<S>, s: S, happens: () => void): void {
  const before = censusOf(game, s);
  happens();
  if (censusOf(game, s) !== before) throw new Error('components were lost');
}

/** Whether the position is accepted; if so it holds every component, and plays to its end with every one still there. */
export function positionPlays<S>(game: Game<S>, json: unknown, rng: Rng): boolean {
  const made = game.position(json);
  if ('faults' in made) {
    if (made.faults.length === 0) throw new Error('refused without a fault');
    return false;
  }
  const { match } = made;
  const seats = match.lanes.length;
  const { s } = start(game, seats, completeOptions(game, seats, {}), seedOf('any'));
  if (censusOf(game, match.s) !== censusOf(game, s)) throw new Error('components are missing or made up');
  isKept(game, match.s, () => playout(game, match, rng));
  return true;
}

/** What is wrong with a position: place and sentence. */
export const positionFaults = (game: Game, json: unknown): string[] => {
  const made = game.position(json);
  return 'faults' in made ? made.faults.map(({ at, message }) => `${at}: ${message}`) : [];
};
