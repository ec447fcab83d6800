import { at, type Frame, type Match, type Memory, type Seat } from '@thameside/kernel';
import { countsOf, spread, totalOf } from '@thameside/kit';
import { type Box, planOf } from './components/box.ts';
import { MARKINGS, SEASONS, SKILLS } from './components/vocabulary.ts';
import type { Ask } from './frames.ts';
import { type Recall, recallIn } from './remember.ts';
import { planFor, whereOf } from './rules/turn.ts';
import { type CardId, decidesOpenly, isFinal, type Player, type State } from './state.ts';

/** F6: what the back of a card shows, as an index into `MARKINGS`. */
const backOf = (box: Box, id: CardId): number =>
  MARKINGS.findIndex(each => each === planOf(box, id).row.marking);

type Shuffle = <T>(items: T[]) => T[];

/** A pile that the viewer cannot look into, and what can lie there. */
interface Zone {
  readonly cards: CardId[];
  readonly kind: 'any' | 'k-only' | 'discards';
  /** Cards that the viewer knows to be here. */
  readonly known: CardId[];
}

/** F6, F12: cards in others' hands that lie open are left where they are. */
function zonesFor(s: State, me: Seat | null, recall: Recall | undefined): Zone[] {
  const others = s.players.flatMap((p, seat) => (seat === me ? [] : [{ p, seat }]));
  const zone = (cards: CardId[], kind: Zone['kind'], known: readonly CardId[] = []): Zone => ({
    cards,
    kind,
    known: [...known],
  });
  return [
    zone(s.removed, 'k-only'),
    ...others.map(({ p }) => zone(p.winter, 'k-only')),
    ...s.decks.map(cards => zone(cards, 'any')),
    ...others.map(({ p, seat }) =>
      zone(p.hand, 'any', recall?.season === s.season ? recall.hands[seat] : []),
    ),
    ...others.map(({ p }) => zone(p.discards, 'discards')),
  ];
}

/**
 * Mix cards that cannot be told from each other by their backs; every pile keeps its size, and piles of K cards get K
 * cards. What is known to be somewhere stays there.
 */
function mixAlike(
  box: Box,
  zones: readonly Zone[],
  isAlike: (id: CardId) => boolean,
  shuffle: Shuffle,
): void {
  const sizeOf = (zone: Zone) => zone.cards.filter(isAlike).length;
  const mixed = shuffle(zones.flatMap(zone => zone.cards.filter(isAlike)));
  const known = zones.map(zone => shuffle(zone.known.filter(id => mixed.includes(id))));
  // F13: of what was seen in a hand, more than the hand holds has been discarded by somebody
  zones.forEach((zone, i) => {
    for (const id of at(known, i).splice(sizeOf(zone))) {
      const where = zones.findIndex(
        (other, j) => other.kind === 'discards' && at(known, j).length < sizeOf(other),
      );
      known[where]?.push(id);
    }
  });
  const certain = new Set(known.flat());
  const rest = mixed.filter(id => !certain.has(id));
  const take = (isKOnly: boolean): CardId => {
    const i = isKOnly ? rest.findIndex(id => planOf(box, id).isK) : 0;
    return at(rest.splice(i, 1), 0);
  };
  // those that take K cards alone come first in the list
  zones.forEach(({ cards, kind }, z) => {
    cards.forEach((id, i) => {
      if (isAlike(id)) cards[i] = at(known, z).pop() ?? take(kind === 'k-only');
    });
  });
}

/** F6: tiles in others' hands and in the pile; what was paid in an open plan stays paid. */
function mixSkills(s: State, me: Seat | null, shuffle: Shuffle): void {
  const held = s.players
    .filter((_, seat) => seat !== me)
    .map(p => ({ p, heap: (decidesOpenly(s) && p.plan?.after?.skills) || p.skills }));
  const before = held.map(({ heap }) => ({ ...heap }));
  const heaps = [s.pile, ...held.map(({ heap }) => heap)];
  const tiles = shuffle(heaps.flatMap(heap => spread(SKILLS, heap)));
  for (const heap of heaps) {
    const size = totalOf(SKILLS, heap);
    Object.assign(heap, countsOf(SKILLS));
    for (const tile of tiles.splice(0, size)) heap[tile]++;
  }
  held.forEach(({ p, heap }, i) => {
    if (heap === p.skills) return;
    for (const skill of SKILLS) p.skills[skill] += heap[skill] - (before[i]?.[skill] ?? 0);
  });
}

/** F12: back to before a seat decided; the card itself stays if it lies open. Gives what it is asked then. */
export function undecided(box: Box, s: State, p: Player, seat: Seat): Ask[] {
  const card = s.shown ? p.plan?.card : undefined;
  p.plan = card === undefined ? null : planFor(card);
  if (card !== undefined) return [whereOf(box, seat, card)];
  return [{ k: s.phase === 'winter' ? 'winter' : 'pick', seat }];
}

/** What another seat has decided in secret: some card, or the one that lies open, put where anybody could put it. */
function imaginedPlan(box: Box, s: State, p: Player, shuffle: Shuffle): void {
  const isWinter = s.phase === 'winter';
  const [any = ''] = shuffle([...(isWinter ? p.winter : p.hand)]);
  const card = (s.shown && p.plan?.card) || any;
  const plan = planFor(card);
  p.plan = plan;
  if (s.decisions !== 'with-card' && !s.shown && !isWinter) return;
  const { keyple, river } = planOf(box, card);
  if (keyple) plan.discard = true;
  else {
    const rightmost = Math.max(...p.village.map(({ x }) => x));
    plan.x = rightmost + ((rightmost & 1) === (river ? 1 : 0) ? 2 : 1);
  }
}

/** Back to where the seat stood before it paid: what it pays with may no longer be there. */
function unpaid(stack: Frame[]): void {
  if (stack.at(-1)?.k !== 'pay') return;
  stack.pop();
  const purpose = stack.pop() as Ask | undefined;
  const question: Ask | undefined =
    purpose?.k === 'gaining' ? { ...purpose, k: 'exchange' } : workAgain(stack.pop() as Ask | undefined);
  if (question) stack.push(question);
}
const workAgain = (f: Ask | undefined): Ask | undefined => (f?.k === 'working' ? { ...f, k: 'work' } : f);

/** F6: hands, picks, winter cards, piles and skill tiles, as `me` might imagine them. */
export function redeal(box: Box, m: Match<State>, me: Seat | null, shuffle: Shuffle, memory?: Memory): void {
  const { s } = m;
  if (isFinal(s)) return;
  const fixed = new Set(s.shown ? s.players.map(p => p.plan?.card ?? '') : []);
  const zones = zonesFor(s, me, recallIn(memory));
  const isLoose = (season: number, id: CardId) => planOf(box, id).season === season && !fixed.has(id);
  SEASONS.forEach((_, season) => {
    // F6: the backs of what was dealt are seen, in which order they are held is not
    if (s.openBacks && season <= s.season) {
      for (const zone of zones) zone.cards.sort((a, b) => backOf(box, a) - backOf(box, b));
      MARKINGS.forEach((_marking, back) => {
        mixAlike(box, zones, id => isLoose(season, id) && backOf(box, id) === back, shuffle);
      });
    } else mixAlike(box, zones, id => isLoose(season, id), shuffle);
  });
  mixSkills(s, me, shuffle);
  s.players.forEach((p, seat) => {
    if (seat === me) return;
    const lane = at(m.lanes, seat);
    if (s.phase === 'extra' || decidesOpenly(s)) unpaid(lane);
    else if (lane.length === 0) imaginedPlan(box, s, p, shuffle);
    else lane.splice(0, lane.length, ...undecided(box, s, p, seat));
  });
  const top = m.stack.at(-1);
  if (top?.seat !== undefined && top.seat !== me) unpaid(m.stack);
}
