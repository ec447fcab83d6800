import { type Frame, type Match, type Options, type PositionFault, rngOf, seedOf } from '@thameside/kernel';
import { entry, inside, type Notes, notes, readBy, stockOf } from '@thameside/kit';
import { type Box, cardOf } from '../components/box.ts';
import type { Ask } from '../frames.ts';
import { columnsFor } from '../rules/opening.ts';
import { turnFrames } from '../rules/turn.ts';
import type { State } from '../state.ts';
import { stateOf } from './fill.ts';
import { type Draft, shapeOf } from './shape.ts';

/** A match from a position as JSON, still to be resumed; or everything that is wrong with it. */
export function positionOf(
  box: Box,
  json: unknown,
): { match: Match<State>; options: Options } | { faults: PositionFault[] } {
  const note = notes();
  const cards = stockOf(Object.fromEntries(box.set.cards.map(({ id, copies }) => [id, copies])));
  const boroughs = stockOf(Object.fromEntries(box.set.boroughs.map(({ id }) => [id, 1])));
  const draft = readBy(shapeOf(box, cards, boroughs), json, note);
  if (draft) check(box, draft, note);
  if (!draft || note.faults.length > 0) return { faults: note.faults };
  const rng = rngOf(seedOf(draft.seed ?? 'position'));
  const s = stateOf(box, draft, cards.left, boroughs.left, rng);
  return { match: { s, rng, stack: asking(box, draft, s), lanes: s.players.map(() => []) }, options: {} };
}

/** L4, L31, L33, L34, L70, L83, L84: what the rules rely on. */
function check(
  box: Box,
  { players, top, bottom, deck, active = 0, last = null }: Draft,
  { say }: Notes,
): void {
  const seats = players.length;
  const columns = columnsFor(box, seats);
  for (const [field, row] of Object.entries({ top, bottom }))
    if (row && row.length > columns) say(field, `with ${seats} players a row has ${columns} spaces`);
  if (active >= seats) say('active', `there are players 0 to ${seats - 1}`);
  if (last !== null && (last >= seats || deck?.length !== 0))
    say('last', `the last turns begin with an empty deck, and there are at most ${seats - 1} after this one`);
  players.forEach(({ display = [] }, seat) => {
    display.forEach(({ cards, down = false, coins = 0 }, i) => {
      const at = entry(inside(entry('players', seat), 'display'), i);
      cards.forEach((id, nth) => {
        if (!cardOf(box, id).canStand) say(entry(inside(at, 'cards'), nth), `${id} cannot lie in a display`);
      });
      const shown = cardOf(box, cards.at(-1) ?? '');
      if (down && !shown.flips && shown.react === undefined)
        say(inside(at, 'down'), `${shown.id} never turns face down`);
      if (coins > 0 && (down || shown.ongoing !== 'store-1-per-card-built'))
        say(inside(at, 'coins'), 'money lies only on cards that store it and show face up');
    });
  });
}

/** The stack as the rules would have it at the beginning of a turn (`next`), or once the first card is drawn. */
function asking(box: Box, { phase }: Draft, s: State): Frame[] {
  const frames: Ask[] = turnFrames(box, s, s.active);
  return frames.slice(phase === 'action' ? frames.findIndex(({ k }) => k === 'action') : 0).reverse();
}
