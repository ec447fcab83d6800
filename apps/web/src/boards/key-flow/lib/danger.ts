import type { Answer } from '@thameside/kernel';
import type { Box, Question, View } from '@thameside/key-flow/client';
import type { Said } from '@thameside/kit';
import type { AskOf } from '../../board.ts';
import { plansWithin } from './upgrade.ts';

const say = (key: string, params: Said['params'] = {}): Said => ({ key: `flow.danger.${key}`, params });

interface Work {
  readonly moves: number;
  readonly upgrades: number;
}

/** Upgrade icons are left, and what they take lies ready or within reach. */
function ofStopping(view: View, box: Box, seat: number, { moves, upgrades }: Work): Said | null {
  const player = view.players[seat];
  if (!player || upgrades === 0) return null;
  const [nearest] = plansWithin(box, player, moves);
  if (!nearest) return null;
  return nearest.moves === 0 ? say('upgrade-left') : say('upgrade-in-reach', { n: nearest.moves });
}

/** What is to be asked back before these answers: something is wasted, or cannot be mended. */
export function dangerOf(
  view: View,
  box: Box | null,
  ask: AskOf<Question> | null,
  seat: number,
  answers: readonly Answer[],
): Said | null {
  if (answers.at(-1) !== 'done' || answers.length !== 1 || !ask) return null;
  // tokens that are kept may score and serve the next season; after the last one only few cards count them
  if (ask.k === 'extra' && view.season === 3) {
    const tokens = view.players[seat]?.tokens ?? 0;
    return tokens > 0 ? say('tokens', { n: tokens }) : null;
  }
  return ask.k === 'work' && box ? ofStopping(view, box, seat, ask.frame) : null;
}
