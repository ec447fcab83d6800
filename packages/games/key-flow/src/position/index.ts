import { type Match, type Options, type PositionFault, rngOf, seedOf } from '@thameside/kernel';
import { entry, inside, notes, readBy, stockOf } from '@thameside/kit';
import type { Box } from '../components/box.ts';
import type { Ask } from '../frames.ts';
import type { State } from '../state.ts';
import { check } from './check.ts';
import { homesOf, playerOf, stateOf, villageOf } from './fill.ts';
import { settingOf } from './setting.ts';
import { optionsOf, type Start, type Stocks, shapeOf } from './shape.ts';

/** The step with which a match goes on. */
const NEXT: Readonly<Record<Start, Ask>> = {
  season: { k: 'turn' },
  extra: { k: 'season-end' },
  winter: { k: 'clear' },
  final: { k: 'final' },
};

/** A match from a position as JSON, still to be resumed; or everything that is wrong with it. */
export function positionOf(
  box: Box,
  json: unknown,
): { match: Match<State>; options: Options } | { faults: PositionFault[] } {
  const note = notes();
  const stocks: Stocks = {
    cards: stockOf(Object.fromEntries(box.set.cards.map(({ id }) => [id, 1]))),
    skills: stockOf(box.set.supplies.skillsSingle),
    doubles: stockOf(box.set.supplies.skillsDouble),
  };
  const draft = readBy(shapeOf(box, stocks), json, note);
  if (!draft) return { faults: note.faults };
  const setting = settingOf(box, draft);
  const homes = homesOf(setting, draft, stocks.cards);
  homes.forEach((home, seat) => {
    const isWritten = draft.players[seat]?.village?.some(({ card }) => card === home);
    if (home !== '' && !isWritten)
      stocks.cards.take(home, 1, inside(entry('players', seat), 'home'), note.tell);
  });
  const villages = draft.players.map((player, seat) => villageOf(player, homes[seat] ?? ''));
  check(setting, draft, villages, note);
  if (note.faults.length > 0) return { faults: note.faults };
  const rng = rngOf(seedOf(draft.seed ?? 'position'));
  const players = draft.players.map((player, seat) => playerOf(player, villages[seat] ?? []));
  const s = stateOf(setting, draft, players, stocks, rng, note);
  if (note.faults.length > 0) return { faults: note.faults };
  return {
    match: { s, rng, stack: [NEXT[setting.phase]], lanes: players.map(() => []) },
    options: optionsOf(draft),
  };
}
