import type { Page } from 'playwright-core';
import { type Hands, isAskedBack } from './hands.ts';
import type { Player } from './player.ts';
import type { Drawn } from './spy.ts';
import { type Prospect, prospect } from './table.ts';

export interface Playing {
  readonly page: Page;
  readonly player: Player;
  readonly hands: Hands;
  /** Called before every step; true stops. */
  readonly stopAt?: (now: Prospect) => boolean | Promise<boolean>;
  /** Nobody plays for ever. */
  readonly limit?: number;
}

/** Play on until the game is over, or until a test has seen enough. */
export async function play({ page, player, hands, stopAt, limit = 600 }: Playing): Promise<Prospect> {
  let dealtWith = -1;
  for (let step = 0; step < limit; step++) {
    const now = await prospect(page, dealtWith);
    if ((await stopAt?.(now)) || now.what === 'over') return now;
    if (now.what === 'curtain') {
      await hands.liftCurtain(page);
      dealtWith = -1;
      continue;
    }
    await takeStep(page, hands, player, now.what, now.drawn);
    dealtWith = now.drawn.version;
  }
  throw new Error(`the game has not ended after ${limit} steps`);
}

async function takeStep(
  page: Page,
  hands: Hands,
  player: Player,
  what: Exclude<Prospect['what'], 'curtain' | 'over'>,
  drawn: Drawn,
): Promise<void> {
  if (what === 'end-turn') await hands.endTurn(page);
  else if (what === 'hand-over') await hands.handOver(page);
  else await hands.answer(page, drawn, player(drawn));
  if (await isAskedBack(page)) await hands.confirm(page);
}
