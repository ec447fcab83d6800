import type { Said } from '@thameside/kit';
import type { Ask, Frames } from '../frames.ts';
import { say } from './say.ts';

export type QuestionName = {
  [N in keyof Frames]: [Frames[N]['out']] extends [never] ? never : N;
}[keyof Frames];
export type Asked = Extract<Ask, { readonly k: QuestionName }>;

export function ask(f: Asked): Said {
  switch (f.k) {
    case 'draw':
      if (f.optional >= f.left) return say('ask.draw.may', { left: f.left });
      return say(f.start ? 'ask.draw.start' : 'ask.draw', { left: f.left });
    case 'order':
      return say(f.settled === 0 ? 'ask.order' : 'ask.order.next');
    case 'give':
      return say('ask.give', { card: f.card });
    case 'develop':
      return say(f.played === 0 ? 'ask.develop' : 'ask.develop.more');
    case 'wren':
      return say(f.left > 1 ? 'ask.wren' : 'ask.wren.more');
    case 'parts':
      return say('ask.parts', { card: f.card });
    case 'prison':
      return say('ask.prison', { left: f.left });
    default:
      return say(`ask.${f.k}`);
  }
}

export const wait = (f: Asked): Said => say(`wait.${f.k}`, { seat: f.seat });
