import type { Answer } from '@thameside/kernel';
import type { Box, Question, View } from '@thameside/key-to-the-city/client';
import type { Said } from '@thameside/kit';
import type { AskOf } from '../../board.ts';
import { yieldsNothing } from './lens.ts';
import { tileOf } from './price.ts';
import { leavingOf, passEffect } from './sailing.ts';

const say = (key: string, params: Said['params'] = {}): Said => ({ key: `city.danger.${key}`, params });

function ofSailing(view: View, seat: number): Said | null {
  const { total, leading, others } = leavingOf(view, seat);
  const exposed = others > 0 ? leading.length : 0;
  if (total > 0 && exposed > 0) return say('sail-both', { keyples: total, tiles: exposed });
  if (total > 0) return say('sail-keyples', { keyples: total });
  return exposed > 0 ? say('sail-leading', { tiles: exposed }) : null;
}

function ofPassing(view: View, seat: number): Said | null {
  const effect = passEffect(view, seat);
  if (effect === 'stays') return null;
  return say(effect === 'alone' ? 'pass-alone' : 'pass-ends');
}

function ofUsing(view: View, box: Box, id: string): Said | null {
  const tile = tileOf(view, id);
  return tile && yieldsNothing(view, box, tile) ? say('use-nothing') : null;
}

/** What is to be asked back before these answers: something is wasted, or cannot be mended. */
export function dangerOf(
  view: View,
  box: Box | null,
  ask: AskOf<Question> | null,
  seat: number,
  answers: readonly Answer[],
): Said | null {
  const [first, second] = answers;
  if (ask?.k === 'turn' && first === 'sail') return ofSailing(view, seat);
  if (ask?.k === 'turn' && first === 'pass') return ofPassing(view, seat);
  if (ask?.k === 'side' && first === 'discard') return say('discard');
  if (ask?.k === 'connector' && second === 'discard') return say('discard');
  const used = ask?.k === 'use' ? first : ask?.k === 'turn' && first === 'use' ? second : undefined;
  return box && typeof used === 'string' ? ofUsing(view, box, used) : null;
}
