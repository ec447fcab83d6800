import type { Answer, Frame, Game } from '@thameside/kernel';
import type { Catalogue, Describer, Said, SetFault, Title, Value } from '@thameside/kit';
import { quarry } from '@thameside/testkit';

type Plain = Readonly<Record<string, Value>>;

const texts: Catalogue = {
  'ask.offer': 'How many coins do you offer?',
  'ask.ready': 'Is that your offer?',
  'ask.work': 'What do you do?',
  'ask.carve': 'Which stone do you carve?',
  'ask.plant': 'Where does it stand?',
  'answer.offer': '{value|# coin|# coins}',
  'answer.ready': 'Yes, ready',
  'answer.work.dig': 'Dig',
  'answer.work.carve': 'Carve a statue',
  'answer.work.rest': 'Rest',
  'answer.work.buy': 'Buy {stone}',
  'answer.carve': '{value}',
  'answer.plant': 'Row {x}, column {y}',
  'event.round': 'Round {round}: {weather}.',
  'event.market': '{stone} is for sale.',
  'event.offered': '{seat:seat} has made an offer.',
  'event.offers': 'The offers are {offers}.',
  'event.dug': '{seat:seat} digs.',
  'event.found': '{seat:seat} finds {stone}.',
  'event.bought': '{seat:seat} buys {stone}.',
  'event.carved': '{seat:seat} carves {stone}.',
  'event.planted': '{seat:seat} puts a statue at {x}, {y}.',
  'event.rested': '{seat:seat} rests.',
  'event.over': 'It is evening.',
  'refused.Q3': 'You have only {coins|# coin|# coins}.',
  'refused.Q5': 'The quarry is empty.',
  'refused.Q6': 'Nobody digs in the rain.',
  'refused.Q7': '{stone} costs {cost} coins.',
  'refused.Q8': 'Carving costs {cost} coin.',
  'refused.Q9': 'You have no stone.',
  'score.statue': 'Statue of {stone}',
  'score.coins': '{coins} coins',
  'score.hand': 'Best stone in hand',
  'outline.round': 'Round {round}, {weather}',
  'outline.market': 'For sale: {stones}',
  'outline.seat': '{seat:seat}: {coins|# coin|# coins}, {stones} in hand',
  'component.name': 'Stone {id}',
  'component.points': 'Worth {points}',
  'fault.not-a-set': 'This is no set of stones.',
  'fault.name': 'The set needs a name.',
  'fault.stone': 'There is no stone {found}.',
};

const said = (key: string, params: Plain = {}): Said => ({ key, params });

function answerOf(f: Frame, answer: Answer): Said {
  if (f.k === 'plant' && Array.isArray(answer)) return said('answer.plant', { x: answer[0], y: answer[1] });
  if (f.k === 'work' && Array.isArray(answer)) return said('answer.work.buy', { stone: answer[1] });
  if (f.k === 'work') return said(`answer.work.${answer}`);
  return said(`answer.${f.k}`, { value: answer });
}

interface SeenPlayer {
  coins: number;
  stones: number;
}
interface Seen {
  round: number;
  weather: string;
  market: string[];
  players: SeenPlayer[];
}

const describe: Describer = {
  ask: f => said(`ask.${f.k}`),
  wait: f => said('wait', { seat: f.seat ?? 0 }),
  answer: answerOf,
  event: event => {
    const { t, ...params } = event as { t: string } & Plain;
    return said(`event.${t}`, params);
  },
  refusal: ({ key, params }) => said(key, params),
  scoreLine: ({ key, params }) => said(key, params),
  outline: view => {
    const { round, weather, market, players } = view as Seen;
    return [
      { depth: 0, said: said('outline.round', { round, weather }) },
      { depth: 1, said: said('outline.market', { stones: market }) },
      ...players.map(({ coins, stones }, seat) => ({
        depth: 1,
        said: said('outline.seat', { seat, coins, stones }),
      })),
    ];
  },
  component: id => [
    { depth: 0, said: said('component.name', { id }) },
    { depth: 1, said: said('component.points', { points: Number(id.slice(-1)) }) },
  ],
  names: () => ({}),
  kind: () => 'stone',
};

/** The quarry with all that an application needs. Its "set" is a name. */
export function toyTitle(game: Game = quarry as Game): Title {
  return {
    id: 'quarry',
    name: 'Quarry',
    game,
    describe,
    texts: { en: texts, fr: texts, de: texts },
    withSet(json) {
      if (typeof json !== 'object' || json === null || Array.isArray(json))
        return { faults: [{ at: '', key: 'fault.not-a-set', params: {} }] };
      const set = json as { set?: unknown; stones?: unknown };
      const faults: SetFault[] = [];
      if (typeof set.set !== 'string') faults.push({ at: 'set', key: 'fault.name', params: {} });
      if (set.stones !== undefined)
        faults.push({ at: 'stones[0]', key: 'fault.stone', params: { found: String(set.stones) } });
      if (faults.length > 0) return { faults };
      return { game: { ...game, set: { name: String(set.set), hash: '1'.repeat(64) } }, describe };
    },
    exportSet: () =>
      JSON.stringify({
        set: 'toy-1',
        coins: { all: 60, each: 3 },
        stones: [
          { id: 'chalk-1', points: 1, basis: { points: 'rulebook' } },
          { id: 'slate-2', points: [2, { much: 'more' }], basis: { points: 'assumed', look: 'seen' } },
          { id: 'flint-3', points: 3, sharp: true, basis: 'assumed' },
        ],
      }),
  };
}

export const toy = toyTitle();
