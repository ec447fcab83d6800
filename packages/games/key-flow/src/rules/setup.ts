import { at, type Options, type Seat } from '@thameside/kernel';
import { countsOf } from '@thameside/kit';
import { type Box, planOf } from '../components/box.ts';
import type { Deal } from '../components/set.ts';
import { RESOURCES, SEASONS, SKILLS } from '../components/vocabulary.ts';
import type { FlowIo } from '../frames.ts';
import { settledBy } from '../options.ts';
import type { CardId, Player, Site, State } from '../state.ts';

export const WINTER = SEASONS.indexOf('winter');

export const siteFor = (id: CardId, x: number): Site => ({
  id,
  x,
  level: 0,
  turned: 0,
  stock: countsOf(RESOURCES),
  keyples: [],
  tokens: 0,
  extra: 0,
});

export const dealFor = (box: Box, seats: number): Deal =>
  box.set.deal[String(seats) as keyof Box['set']['deal']];

const newPlayer = (home: CardId): Player => ({
  village: [siteFor(home, 0)],
  skills: countsOf(SKILLS),
  doubles: countsOf(SKILLS),
  tokens: 0,
  hand: [],
  winter: [],
  store: [],
  discards: [],
  plan: null,
  pins: [],
});

/** F1 to F4. */
export function setUp(box: Box, seats: number, options: Options, io: FlowIo): State {
  const deal = dealFor(box, seats);
  const homes = io.shuffle([...box.homes]);
  const removed: CardId[] = [];
  const out: CardId[] = [];
  const decks = box.seasons.map(({ k, numbered }, season) => {
    const used = numbered.filter(id => planOf(box, id).players <= seats);
    out.push(...numbered.filter(id => planOf(box, id).players > seats));
    if (season === WINTER) return used;
    const kept = io.shuffle([...k]);
    removed.push(...kept.splice(0, deal.removeK));
    return io.shuffle([...kept, ...used]);
  });
  const players = homes.splice(0, seats).map(newPlayer);
  const winter = io.shuffle([...at(box.seasons, WINTER).k]);
  for (const p of players) p.winter = winter.splice(0, deal.winterK);
  removed.push(...winter);
  players.forEach((p, seat: Seat) => void io.emit({ t: 'home', seat, card: at(p.village, 0).id }));
  io.push({ k: 'season' });
  return {
    ...settledBy(options),
    phase: 'season',
    season: -1,
    turn: 0,
    shown: false,
    pile: { ...box.set.supplies.skillsSingle },
    doubles: { ...box.set.supplies.skillsDouble },
    decks,
    removed,
    box: [...homes, ...out],
    players,
  };
}
