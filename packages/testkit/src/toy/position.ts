import type { Game, PositionFault } from '@thameside/kernel';
import type { Event, State } from './state.ts';
import { COINS, STONES, type StoneId } from './stones.ts';

const isObject = (x: unknown): x is Record<string, unknown> =>
  typeof x === 'object' && x !== null && !Array.isArray(x);
const isCount = (x: unknown): x is number => Number.isInteger(x) && (x as number) >= 0;
const areStones = (x: unknown): x is StoneId[] => Array.isArray(x) && x.every(id => STONES.includes(id));

/**
 * `{ bag, market, turn, players: [{ coins, hand }] }`: the last round in the sun, with `turn` to work and nobody
 * after it. Stones that are not named lie at the bottom of the bag.
 */
export const position: Game<State, Event>['position'] = json => {
  const faults: PositionFault[] = [];
  const demand = (ok: boolean, at: string, message: string) => {
    if (!ok) faults.push({ at, message });
    return ok;
  };
  const { bag, market, turn, players } = isObject(json) ? json : {};
  demand(areStones(bag), 'bag', 'this must be a list of stones');
  demand(areStones(market), 'market', 'this must be a list of stones');
  const rows = Array.isArray(players) ? players : [];
  demand(rows.length >= 2 && rows.length <= 4, 'players', 'there are 2 to 4 players');
  demand(isCount(turn) && turn < rows.length, 'turn', 'there is no such player');
  rows.forEach((row, i) => {
    demand(isObject(row) && isCount(row.coins), `players[${i}].coins`, 'this must be a whole number');
    demand(isObject(row) && areStones(row.hand), `players[${i}].hand`, 'this must be a list of stones');
  });
  if (faults.length > 0) return { faults };

  const typed = rows as { coins: number; hand: StoneId[] }[];
  const named = [...(bag as StoneId[]), ...(market as StoneId[]), ...typed.flatMap(p => p.hand)];
  const bank = typed.reduce((rest, p) => rest - p.coins, COINS);
  demand(new Set(named).size === named.length, 'players', 'a stone is there twice');
  demand(bank >= 0, 'players', 'there are not so many coins');
  if (faults.length > 0) return { faults };

  const seat = turn as number;
  const s: State = {
    round: 2,
    rounds: 2,
    weather: 'sun',
    bag: [...STONES.filter(id => !named.includes(id)), ...(bag as StoneId[])],
    bank,
    market: market as StoneId[],
    marketSize: 2,
    players: typed.map(p => ({
      coins: p.coins,
      hand: [...p.hand],
      yard: [],
      statues: [],
      garden: [],
      offer: null,
    })),
    over: false,
  };
  const stack = [{ k: 'round' }, { k: 'work', seat }];
  return { match: { s, stack, lanes: rows.map(() => []), rng: [1, 2, 3, 4] }, options: {} };
};
