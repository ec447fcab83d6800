import type { Said } from '@thameside/kit';
import type { Ask, Frames } from '../frames.ts';
import { connectorGroups, keyples, say } from './say.ts';

export type QuestionName = {
  [N in keyof Frames]: [Frames[N]['out']] extends [never] ? never : N;
}[keyof Frames];
export type Asked = Extract<Ask, { readonly k: QuestionName }>;

export function ask(f: Asked): Said {
  switch (f.k) {
    case 'colour':
      return say(`ask.colour.${f.act}`, { tile: f.tile });
    case 'group':
      return f.moved === 0
        ? say('ask.group', { tile: f.tile, colour: f.colour })
        : say('ask.group-more', { tile: f.tile, moved: keyples(f.colour, f.moved) });
    case 'count':
      return f.moved === 0
        ? say(`ask.count.${f.act}`, { tile: f.tile, colour: f.colour })
        : say('ask.count-moved', { tile: f.tile, moved: keyples(f.colour, f.moved) });
    case 'front':
      return say('ask.front', { keyples: keyples(f.colour, f.count) });
    case 'take':
      return say('ask.take', { connectors: connectorGroups(f.shown) });
    case 'pick':
      return say('ask.pick', { left: f.left });
    case 'side':
      return say('ask.side', { connector: f.connector });
    case 'cell':
    case 'rotation':
      return say(`ask.${f.k}`, { tile: f.tile });
    default:
      return say(`ask.${f.k}`);
  }
}

export const wait = (f: Asked): Said => say(`wait.${f.k}`, { seat: f.seat });
