import { canonical, type Game, handlers, resume, sha256 } from '@thameside/kernel';
import { mindsOf } from './bot/index.ts';
import { censusOf } from './census.ts';
import { type Box, openBox } from './components/box.ts';
import type { ComponentSet } from './components/set.ts';
import { copyState } from './copy.ts';
import { touchable, touches } from './coverage.ts';
import type { Ask, Event, Frames, KeyIo } from './frames.ts';
import { lean } from './lean.ts';
import { optionsFor } from './options.ts';
import { plate } from './plate.ts';
import { positionOf } from './position/index.ts';
import { redeal } from './redeal.ts';
import { remember } from './remember.ts';
import { bidRules, commitBid } from './rules/bid.ts';
import { connectorRules } from './rules/connectors.ts';
import { eraEndRules } from './rules/era-end.ts';
import { gainRules } from './rules/gain.ts';
import { keypleRules } from './rules/keyples.ts';
import { openingRules, setUp } from './rules/opening.ts';
import { placingRules } from './rules/placing.ts';
import { sailRules } from './rules/sail.ts';
import { skillRules } from './rules/skills.ts';
import { turnRules } from './rules/turn.ts';
import { commitUpgrade, upgradeRules } from './rules/upgrade.ts';
import { commitUse, useRules } from './rules/use.ts';
import { whyNot } from './rules/why-not.ts';
import { rankingOf, scoreOf } from './score.ts';
import type { State } from './state.ts';
import { type View, viewOf } from './view.ts';

/** Raised by every change of legality or effect. */
const RULES_VERSION = 2;

const framesOf = (box: Box) =>
  handlers<State, Frames, Event>({
    ...openingRules(box),
    ...turnRules(box),
    ...bidRules(),
    ...useRules(box),
    ...upgradeRules(box),
    ...keypleRules({ bid: commitBid, use: commitUse(box), upgrade: commitUpgrade(box) }),
    ...skillRules(),
    ...gainRules(box),
    ...connectorRules(),
    ...sailRules(box),
    ...eraEndRules(box),
    ...placingRules(box),
  });

/** The game with a component set that has passed `parseSet`. */
export function keyToTheCity(set: ComponentSet): Game<State, Event, View> {
  const box = openBox(set);
  const game: Game<State, Event, View> = {
    id: plate.id,
    rules: RULES_VERSION,
    set: { name: set.set, hash: sha256(canonical(set)) },
    seats: plate.seats,
    options: optionsFor,
    setup: (seats, options, io) => setUp(box, seats, options, io as KeyIo),
    frames: framesOf(box),
    whyNot: (s, f, text) => whyNot(box, s, f as Ask, text),
    view: (s, me) => viewOf(box, s, me),
    redeal,
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
    lean,
    touches,
    touchable: touchable(box),
  };
  return game;
}
