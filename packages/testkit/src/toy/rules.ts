import { at, handlers, type Refusal, type Refused, type Seat } from '@thameside/kernel';
import type { Event, Frames, Player, State, Work } from './state.ts';
import { PLOTS, WEATHER } from './stones.ts';

const BUY = 2;
const CARVE = 1;
const refusal = (rule: string, params: Refusal['params'] = {}): Refusal => ({
  rule,
  key: `refused.${rule}`,
  params,
});

/** Why the player cannot do this work now. */
function obstacle(s: State, p: Player, work: Work): Refusal | undefined {
  if (work === 'rest') return undefined;
  if (work === 'dig') {
    if (s.weather === 'rain') return refusal('Q6');
    return s.bag.length === 0 ? refusal('Q5') : undefined;
  }
  if (work === 'carve') {
    if (p.coins < CARVE) return refusal('Q8', { cost: CARVE });
    return p.hand.length + p.yard.length === 0 ? refusal('Q9') : undefined;
  }
  return p.coins < BUY ? refusal('Q7', { cost: BUY, stone: work[1] }) : undefined;
}
const works = (s: State): Work[] => ['dig', 'carve', 'rest', ...s.market.map(id => ['buy', id] as const)];

function pay(s: State, p: Player, coins: number): void {
  p.coins -= coins;
  s.bank += coins;
}
const free = (p: Player) => PLOTS.filter(([x, y]) => !p.garden.some(g => g.x === x && g.y === y));

/** Q3: the highest offer first, then by seat. */
function order(s: State): Seat[] {
  return s.players
    .map((p, seat) => ({ seat, offer: p.offer ?? 0 }))
    .sort((a, b) => b.offer - a.offer || a.seat - b.seat)
    .map(({ seat }) => seat);
}

export const frames = handlers<State, Frames, Event>({
  // Q2: the weather, the market, the offers
  round: {
    run(s, _f, io) {
      if (s.round === s.rounds) {
        io.push({ k: 'finish' });
        io.join();
        return;
      }
      s.round++;
      s.weather = at(WEATHER, io.roll(WEATHER.length));
      io.emit({ t: 'round', round: s.round, weather: s.weather });
      while (s.market.length < s.marketSize) {
        const stone = io.draw(s.bag);
        if (stone === undefined) break;
        s.market.push(stone);
        io.emit({ t: 'market', stone });
      }
      io.push({ k: 'compare' }, { k: 'round' });
      io.join();
      for (let seat = 0; seat < s.players.length; seat++)
        io.aside(seat, { k: 'offer', seat }, { k: 'ready', seat });
    },
  },
  // Q3: 0 to 3 coins, in secret
  offer: {
    secret: true,
    legal: (s, f) => [0, 1, 2, 3].filter(n => n <= at(s.players, f.seat).coins),
    refused(s, f): Refused[] {
      const { coins } = at(s.players, f.seat);
      return [1, 2, 3].filter(n => n > coins).map(answer => ({ answer, refusal: refusal('Q3', { coins }) }));
    },
    apply(s, f, coins, io) {
      at(s.players, f.seat).offer = coins;
      io.emit({ t: 'offered', seat: f.seat });
    },
  },
  ready: { commits: true, legal: () => ['ready'], apply() {} },
  compare: {
    run(s, _f, io) {
      io.reveal();
      io.emit({ t: 'offers', offers: s.players.map(p => p.offer ?? 0) });
      io.push(...order(s).map(seat => ({ k: 'work' as const, seat })));
      for (const p of s.players) {
        pay(s, p, p.offer ?? 0);
        p.offer = null;
      }
    },
  },
  // Q4: one work a turn
  work: {
    opens: 'always',
    legal: (s, f) => works(s).filter(work => !obstacle(s, at(s.players, f.seat), work)),
    refused: (s, f) =>
      works(s).flatMap(answer => {
        const why = obstacle(s, at(s.players, f.seat), answer);
        return why ? [{ answer, refusal: why }] : [];
      }),
    apply(s, f, work, io) {
      const { seat } = f;
      const p = at(s.players, seat);
      if (work === 'rest') {
        pay(s, p, -2);
        io.emit({ t: 'rested', seat });
      } else if (work === 'dig') {
        const stone = io.draw(s.bag);
        if (stone === undefined) return;
        p.hand.push(stone);
        io.emit({ t: 'dug', seat });
        io.emit({ t: 'found', seat, stone }, [seat]);
      } else if (work === 'carve') {
        pay(s, p, CARVE);
        io.push({ k: 'carve', seat });
      } else {
        const stone = work[1];
        pay(s, p, BUY);
        s.market.splice(s.market.indexOf(stone), 1);
        p.yard.push(stone);
        io.emit({ t: 'bought', seat, stone });
      }
    },
  },
  // Q9: a stone of one's own; Q10: planted before the next turn, while the others go on
  carve: {
    legal: (s, f) => [...at(s.players, f.seat).hand, ...at(s.players, f.seat).yard],
    apply(s, f, stone, io) {
      const { seat } = f;
      const p = at(s.players, seat);
      p.hand = p.hand.filter(id => id !== stone);
      p.yard = p.yard.filter(id => id !== stone);
      p.statues.push(stone);
      io.emit({ t: 'carved', seat, stone });
      io.aside(seat, { k: 'plant', seat, stone });
    },
  },
  plant: {
    legal: (s, f) => free(at(s.players, f.seat)),
    apply(s, f, [x, y], io) {
      const p = at(s.players, f.seat);
      p.statues = p.statues.filter(id => id !== f.stone);
      p.garden.push({ stone: f.stone, x, y });
      io.emit({ t: 'planted', seat: f.seat, x, y });
      io.push({ k: 'admire', seat: f.seat });
    },
  },
  // Q12: once everything is planted, the hands are shown
  finish: {
    run(s, _f, io) {
      s.over = true;
      io.emit({ t: 'over' });
    },
  },
  // Q11: a coin for each statue planted
  admire: { run: (s, f) => pay(s, at(s.players, f.seat), -1) },
});
