import { restartTurn } from '../../state/table.ts';
import type { Scene } from './scene.ts';

/** Questions of a pick: until the reveal everything in it can be taken back at once. */
export const OF_PICK: ReadonlySet<string> = new Set([
  'place',
  'target',
  'exchange',
  'gain',
  'work',
  'cargo',
  'route',
  'pay',
  'ready',
]);

/** F12: whether this seat has decided something for the reveal that it may still change. */
export const canChange = ({ view, me, sight }: Scene): boolean =>
  me !== null &&
  view.players[me]?.plan !== null &&
  view.players[me] !== undefined &&
  sight.canUndo &&
  !view.shown;

/** Take back the whole pick, and take up another card if one is given. */
export async function changePick({ ui }: Scene, card: string | null = null): Promise<void> {
  ui.cargo.value = null;
  ui.site.value = null;
  if (await restartTurn()) ui.card.value = card;
}
