import { type Describer, ownNames } from '@thameside/kit';
import type { Box } from '../components/box.ts';
import { HOUSE_1 } from '../components/house-1/index.ts';
import type { Event } from '../frames.ts';
import type { View } from '../view.ts';
import { answer } from './answer.ts';
import { type Asked, ask, wait } from './ask.ts';
import { component, kindOf } from './component.ts';
import { event } from './event.ts';
import { outline } from './outline/index.ts';
import { refusal } from './refusal.ts';
import { scoreLine } from './score.ts';

/** The game in words, with what the cards of this box do. */
export const describer = (box: Box): Describer<Event, View> => ({
  ask: f => ask(box, f as Asked),
  wait: f => wait(f as Asked),
  answer: (f, given, view) => answer(box, f as Asked, given, view),
  event: e => event(box, e),
  refusal: refused => refusal(box, refused),
  scoreLine: line => scoreLine(box, line),
  outline: view => outline(box, view),
  component: id => component(box, id),
  kind: id => kindOf(box, id),
  names: language => ownNames('card', box.set.cards, HOUSE_1.cards, language),
});
