import { canonical, type Game, handlers, resume, sha256 } from '@thameside/kernel';
import { mindsOf } from './bot/index.ts';
import { censusOf } from './census.ts';
import { type Box, openBox } from './components/box.ts';
import type { ComponentSet } from './components/set.ts';
import { copyState } from './copy.ts';
import { touchable, touches } from './coverage.ts';
import type { Ask, Event, FlowIo, Frames } from './frames.ts';
import { leaning } from './lean.ts';
import { optionsFor } from './options.ts';
import { plate } from './plate.ts';
import { positionOf } from './position/index.ts';
import { redeal } from './redeal.ts';
import { remember } from './remember.ts';
import { actionRules } from './rules/action.ts';
import { finalRules } from './rules/final.ts';
import { payRules } from './rules/pay.ts';
import { placeRules } from './rules/place.ts';
import { revealRules } from './rules/reveal.ts';
import { seasonEndRules } from './rules/season-end.ts';
import { setUp } from './rules/setup.ts';
import { targetRules } from './rules/target.ts';
import { turnRules } from './rules/turn.ts';
import { whyNot } from './rules/why-not.ts';
import { workRules } from './rules/work.ts';
import { rankingOf, scoreOf } from './score.ts';
import type { State } from './state.ts';
import { type View, viewOf } from './view.ts';

/** Raised by every change of legality or effect. */
const RULES_VERSION = 2;

const framesOf = (box: Box) =>
  handlers<State, Frames, Event>({
    ...turnRules(box),
    ...placeRules(box),
    ...targetRules(box),
    ...actionRules(box),
    ...payRules(box),
    ...workRules(box),
    ...revealRules(box),
    ...seasonEndRules(box),
    ...finalRules(box),
  });

/** The game with a component set that has passed `parseSet`. */
export function keyFlow(set: ComponentSet): Game<State, Event, View> {
  const box = openBox(set);
  const game: Game<State, Event, View> = {
    id: plate.id,
    rules: RULES_VERSION,
    set: { name: set.set, hash: sha256(canonical(set)) },
    seats: plate.seats,
    options: optionsFor,
    setup: (seats, options, io) => setUp(box, seats, options, io as FlowIo),
    frames: framesOf(box),
    whyNot: (_s, f, text) => whyNot(box, f as Ask, text),
    view: (s, me) => viewOf(box, s, me),
    redeal: (m, me, shuffle, memory) => redeal(box, m, me, shuffle, memory),
    remember,
    score: s => scoreOf(box, s),
    ranking: s => rankingOf(box, s),
    copy: copyState,
    census: censusOf,
    position(json, emit) {
      const read = positionOf(box, json);
      return 'faults' in read ? read : { ...read, match: resume(game, read.match, emit) };
    },
    minds: mindsOf(box),
    lean: leaning(box),
    touches,
    touchable: touchable(box),
  };
  return game;
}
