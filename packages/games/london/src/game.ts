import { canonical, type Game, handlers, resume, sha256 } from '@thameside/kernel';
import { mindsOf } from './bot/index.ts';
import { censusOf } from './census.ts';
import { type Box, openBox } from './components/box.ts';
import type { ComponentSet } from './components/set.ts';
import { copyState } from './copy.ts';
import { touchable, touches } from './coverage.ts';
import type { Ask, Event, Frames, LondonIo } from './frames.ts';
import { lean } from './lean.ts';
import { optionsFor } from './options.ts';
import { plate } from './plate.ts';
import { positionOf } from './position/index.ts';
import { redealer } from './redeal.ts';
import { remember } from './remember.ts';
import { asideRules } from './rules/asides.ts';
import { buyRules } from './rules/buy.ts';
import { developRules } from './rules/develop.ts';
import { drawRules } from './rules/draw.ts';
import { effectRules } from './rules/effects.ts';
import { setUp } from './rules/opening.ts';
import { runRules } from './rules/run.ts';
import { turnRules } from './rules/turn.ts';
import { whyNot } from './rules/why-not.ts';
import { rankingOf, scoreOf } from './score.ts';
import type { State } from './state.ts';
import { type View, viewOf } from './view.ts';

/** Raised by every change of legality or effect. */
const RULES_VERSION = 3;

const framesOf = (box: Box) =>
  handlers<State, Frames, Event>({
    ...turnRules(box),
    ...drawRules(box),
    ...asideRules(box),
    ...developRules(box),
    ...buyRules(box),
    ...runRules(box),
    ...effectRules(box),
  });

/** The game with a component set that has passed `parseSet`. */
export function london(set: ComponentSet): Game<State, Event, View> {
  const box = openBox(set);
  const frames = framesOf(box);
  const game: Game<State, Event, View> = {
    id: plate.id,
    rules: RULES_VERSION,
    set: { name: set.set, hash: sha256(canonical(set)) },
    seats: plate.seats,
    options: optionsFor,
    setup: (seats, options, io) => setUp(box, seats, options, io as LondonIo),
    frames,
    whyNot: (_s, f, text) => whyNot(box, f as Ask, text),
    view: (s, me) => viewOf(box, s, me),
    redeal: redealer(box, frames),
    remember,
    score: s => scoreOf(box, s),
    ranking: s => rankingOf(box, s),
    discreet: true,
    copy: copyState,
    census: censusOf,
    position(json, emit) {
      const read = positionOf(box, json);
      return 'faults' in read ? read : { ...read, match: resume(game, read.match, emit) };
    },
    minds: mindsOf(box),
    lean,
    touches,
    touchable: touchable(box),
  };
  return game;
}
