import type { PlayerDraft } from './form.ts';
import type { Setting } from './setting.ts';

/** How many berths there are where a barge lies: on the era's river tile, or on the next for who has sailed. */
export const berthCount = ({ box, era }: Setting, sailed: boolean): number =>
  box.berths[sailed ? era : era - 1]?.length ?? 0;

/** The berths given; who has none gets the rightmost that is free, in seat order. */
export function berthsOf(
  setting: Setting,
  players: readonly PlayerDraft[],
  sailed: readonly boolean[],
): number[] {
  const berths = players.map(player => player.berth ?? NONE);
  berths.forEach((given, seat) => {
    if (given !== NONE) return;
    const isTaken = (berth: number) =>
      berths.some((other, i) => other === berth && sailed[i] === sailed[seat]);
    let free = berthCount(setting, sailed[seat] === true) - 1;
    while (free > 0 && isTaken(free)) free--;
    berths[seat] = free;
  });
  return berths;
}
const NONE = -1;
