import {
  type Frame,
  JOIN,
  type Match,
  type Options,
  type PositionFault,
  rngOf,
  seedOf,
} from '@thameside/kernel';
import { notes, readBy, stockOf } from '@thameside/kit';
import type { Box } from '../components/box.ts';
import type { Ask } from '../frames.ts';
import type { State } from '../state.ts';
import { check } from './check.ts';
import { homesOf, moor, playerOf, stateOf } from './fill.ts';
import { type Setting, settingOf } from './setting.ts';
import { type Draft, optionsOf, type Stocks, shapeOf } from './shape.ts';

/** A match from a position as JSON, still to be resumed; or everything that is wrong with it. */
export function positionOf(
  box: Box,
  json: unknown,
): { match: Match<State>; options: Options } | { faults: PositionFault[] } {
  const note = notes();
  const { keyples, skills, connectors } = box.set.supplies;
  const stocks: Stocks = {
    tiles: stockOf(Object.fromEntries(box.set.tiles.map(({ id }) => [id, 1]))),
    keyples: stockOf(keyples),
    skills: stockOf(skills),
    connectors: stockOf(connectors),
  };
  const draft = readBy(shapeOf(box, stocks), json, note);
  if (!draft) return { faults: note.faults };
  const setting = settingOf(box, draft);
  const homes = homesOf(setting, draft, stocks.tiles);
  const players = draft.players.map((player, seat) => playerOf(setting, player, homes[seat] ?? ''));
  moor(setting, players);
  check(setting, draft, players, note, stocks);
  if (note.faults.length > 0) return { faults: note.faults };
  const rng = rngOf(seedOf(draft.seed ?? 'position'));
  const s = stateOf(setting, draft, players, stocks, rng);
  return { match: { s, rng, ...asking(setting, draft, s) }, options: optionsOf(draft) };
}

/** The stacks as the rules would have them (`turn`, `errand`, `era-end`). */
function asking({ phase }: Setting, draft: Draft, s: State): { stack: Frame[]; lanes: Frame[][] } {
  if (phase === 'turn') {
    return {
      stack: frames({ k: 'next' }, { k: 'turn', seat: s.active }),
      lanes: s.players.map((p, seat) => (p.unplaced.length > 0 ? frames({ k: 'connectors', seat }) : [])),
    };
  }
  return {
    stack: [...frames({ k: 'era-over' }), JOIN],
    lanes: s.players.map((p, seat) =>
      (draft.players[seat]?.ready ?? p.taken.length === 0) ? [] : frames({ k: 'placing', seat }),
    ),
  };
}
const frames = (...asked: Ask[]): Frame[] => asked;
