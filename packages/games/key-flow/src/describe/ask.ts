import type { Said } from '@thameside/kit';
import type { Box } from '../components/box.ts';
import type { Ask, Frames } from '../frames.ts';
import { partOf } from '../rules/pay.ts';
import { card, iconGroups, say, thing } from './say.ts';

export type QuestionName = {
  [N in keyof Frames]: [Frames[N]['out']] extends [never] ? never : N;
}[keyof Frames];
export type Asked = Extract<Ask, { readonly k: QuestionName }>;

export function ask(box: Box, f: Asked): Said {
  switch (f.k) {
    case 'place':
    case 'target':
    case 'exchange':
    case 'gain':
      return say(`ask.${f.k}`, { card: card(box, f.card) });
    case 'work':
      return say('ask.work', {
        moves: say('amount.transport', { n: f.moves }),
        upgrades: say('amount.upgrades', { n: f.upgrades }),
      });
    case 'cargo':
      return say('ask.cargo', { card: card(box, f.from) });
    case 'route':
      return say('ask.route', { resource: say(`resource.${f.resource}`), card: card(box, f.from) });
    case 'pay':
      return say('ask.pay', { card: card(box, f.card), icons: iconGroups(partOf(f.icons)) });
    case 'give':
      return say('ask.give', { thing: thing(box, f.thing) });
    default:
      return say(`ask.${f.k}`);
  }
}

/** F6: a question that the asked player answers in secret is told to others as `secret`. */
export const wait = (f: Asked | { readonly k: 'secret'; readonly seat: number }): Said =>
  say(`wait.${f.k}`, { seat: f.seat });
