import type { Game, Match, Mind, ScoreLine, Seat } from '@thameside/kernel';
import { optionsFor, plate } from './plate.ts';
import { position } from './position.ts';
import { frames } from './rules.ts';
import type { Event, Player, PlayerView, State, View } from './state.ts';
import { COINS, gradeOf, KINDS, kindOf, SET, STONES } from './stones.ts';

const copyPlayer = (p: Player): Player => ({
  coins: p.coins,
  hand: p.hand.slice(),
  yard: p.yard.slice(),
  statues: p.statues.slice(),
  garden: p.garden.map(g => ({ stone: g.stone, x: g.x, y: g.y })),
  offer: p.offer,
});

const playerView = (s: State, p: Player, own: boolean): PlayerView => ({
  coins: p.coins,
  stones: p.hand.length,
  hand: own || s.over ? p.hand : null,
  yard: p.yard,
  statues: p.statues,
  garden: p.garden,
  hasOffered: p.offer !== null,
  offer: own ? p.offer : null,
});

const highest = (p: Player) => Math.max(0, ...p.hand.map(gradeOf));
const scoreOf = (s: State, p: Player): ScoreLine[] => [
  ...p.garden.map(g => ({
    rule: 'Q13',
    key: 'score.statue',
    params: { stone: g.stone },
    points: gradeOf(g.stone),
    hidden: false,
  })),
  {
    rule: 'Q14',
    key: 'score.coins',
    params: { coins: p.coins },
    points: Math.floor(p.coins / 3),
    hidden: false,
  },
  { rule: 'Q15', key: 'score.hand', params: {}, points: highest(p), hidden: !s.over },
];
const total = (lines: readonly ScoreLine[]) => lines.reduce((sum, line) => sum + line.points, 0);

function redeal(m: Match<State>, me: Seat | null, shuffle: <T>(items: T[]) => T[]): void {
  const { s } = m;
  if (s.over) return;
  const others = s.players.filter((_, seat) => seat !== me);
  const zones = [s.bag, ...others.map(p => p.hand)];
  const hidden = shuffle(zones.flat());
  for (const zone of zones) zone.splice(0, zone.length, ...hidden.splice(0, zone.length));
  for (const p of others) {
    if (p.offer !== null) p.offer = shuffle([0, 1, 2, 3].filter(n => n <= p.coins))[0] ?? 0;
  }
}

/** Bots count the points as they stand: enough to beat chance. */
const mind: Mind<State> = {
  judge: (_s, seat) => ({
    consider: (_at, _f, answers) => answers,
    worth: s => total(scoreOf(s, s.players[seat] as Player)),
    reason: () => null,
  }),
  ahead: {
    tried: 4,
    quick: 4,
    trust: 1,
    judging: () => mind.judge,
    isFar: (_root, _s, turns) => turns >= 4,
  },
};

/**
 * The toy game: small, and with one of everything that the kernel offers. Masons dig stones from a bag,
 * buy them from a market, carve statues and plant them in their gardens; each round begins with secret offers.
 */
export const quarry: Game<State, Event, View> = {
  id: plate.id,
  rules: 1,
  set: { name: SET.set, hash: '0'.repeat(64) },
  seats: plate.seats,
  options: optionsFor,
  setup(seats, options, io) {
    io.push({ k: 'round' });
    const players = Array.from({ length: seats }, () => ({
      coins: 3,
      hand: [],
      yard: [],
      statues: [],
      garden: [],
      offer: null,
    }));
    return {
      round: 0,
      rounds: options.length === 'long' ? 4 : 2,
      weather: 'sun',
      bag: io.shuffle(STONES.slice()),
      bank: COINS - 3 * seats,
      market: [],
      marketSize: options.market === 'three' ? 3 : 2,
      players,
      over: false,
    };
  },
  frames,
  view: (s, me) => ({
    round: s.round,
    rounds: s.rounds,
    weather: s.weather,
    bag: s.bag.length,
    bank: s.bank,
    market: s.market,
    players: s.players.map((p, seat) => playerView(s, p, seat === me)),
    over: s.over,
  }),
  redeal,
  score: s => s.players.map(p => scoreOf(s, p)),
  ranking(s) {
    const strength = s.players.map(p => 1000 * total(scoreOf(s, p)) + p.coins);
    return strength.map(mine => 1 + strength.filter(theirs => theirs > mine).length);
  },
  copy: s => ({
    round: s.round,
    rounds: s.rounds,
    weather: s.weather,
    bag: s.bag.slice(),
    bank: s.bank,
    market: s.market.slice(),
    marketSize: s.marketSize,
    players: s.players.map(copyPlayer),
    over: s.over,
  }),
  census(s) {
    const stones = [
      ...s.bag,
      ...s.market,
      ...s.players.flatMap(p => [...p.hand, ...p.yard, ...p.statues, ...p.garden.map(g => g.stone)]),
    ];
    const coins = s.players.reduce((sum, p) => sum + p.coins, s.bank);
    return {
      coins,
      ...Object.fromEntries(STONES.map(id => [id, stones.filter(stone => stone === id).length])),
    };
  },
  position,
  minds: { apprentice: mind, merchant: mind, alderman: mind },
  touches: e => (e.t === 'carved' ? ['carved', kindOf(e.stone)] : [e.t]),
  touchable: [
    'round',
    'market',
    'offered',
    'offers',
    'dug',
    'found',
    'bought',
    'carved',
    'planted',
    'rested',
    'over',
    ...KINDS,
  ],
};
