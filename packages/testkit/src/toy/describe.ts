import type { Answer, Frame } from '@thameside/kernel';
import type { Describer, Said, Value } from '@thameside/kit';

type Plain = Readonly<Record<string, Value>>;

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

/** How the toy puts itself into words. */
export const describe: Describer = {
  ask: f => said(`ask.${f.k}`),
  wait: f => said(`wait.${f.k}`, { seat: f.seat ?? 0 }),
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
  component: id =>
    /^\w+-\d$/.test(id)
      ? [
          { depth: 0, said: said('component.name', { id }) },
          { depth: 1, said: said('component.points', { points: Number(id.slice(-1)) }) },
        ]
      : [],
  names: () => ({}),
  kind: () => 'stone',
};
