import type { Answer } from '@thameside/kernel';
import {
  type Box,
  haveAllPassed,
  held,
  isLosing,
  KEYPLES,
  type Keyple,
  type LotView,
  panelOf,
  type Question,
  stillIn,
  tableOf,
  type View,
  yieldsNothing,
} from '@thameside/key-to-the-city/client';
import { type Counts, type Said, totalOf } from '@thameside/kit';
import type { AskOf } from '../../board.ts';
import { tileOf } from './tiles.ts';

const say = (key: string, params: Said['params'] = {}): Said => ({ key: `city.danger.${key}`, params });

/** What setting sail leaves behind and makes final. */
export interface Leaving {
  /** Keyples that stay unused this era; they are kept (K53). */
  readonly unused: Counts<Keyple>;
  readonly total: number;
  /** Tiles that I lead: mine, unless somebody outbids me. */
  readonly leading: readonly LotView[];
  /** My losing bids: they come back at the end of the era. */
  readonly losing: readonly LotView[];
  /** Players still in the era besides me. */
  readonly others: number;
}

export function leavingOf(view: View, seat: number): Leaving {
  const table = tableOf(view);
  const player = table.players[seat];
  const unused = Object.fromEntries(
    KEYPLES.map(colour => [colour, player ? held(player, colour) : 0]),
  ) as Counts<Keyple>;
  return {
    unused,
    total: totalOf(KEYPLES, unused),
    leading: view.centre.filter(lot => lot.winner === seat),
    losing: view.centre.filter(lot => isLosing(lot, seat)),
    others: stillIn(table) - 1,
  };
}

/** K50: what a pass of this seat would bring about. */
export function passEffect(view: View, seat: number): 'stays' | 'ends-era' | 'alone' {
  const table = tableOf(view);
  if (stillIn(table) === 1) return 'alone';
  return haveAllPassed(table, [...view.passes, seat]) ? 'ends-era' : 'stays';
}

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
  const panel = tile && panelOf(box, tile);
  return panel && yieldsNothing(tableOf(view), panel) ? say('use-nothing') : null;
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
