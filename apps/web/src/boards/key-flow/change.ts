import { past, restartTurn } from '../../state/table.ts';
import type { Scene } from './scene.ts';

/** F12: whether this seat has decided something for the reveal that it may still change. */
export function canChange({ view, me, sight }: Scene): boolean {
  const player = me === null ? undefined : view.players[me];
  const isOpen = view.shown && view.decisions === 'by-number';
  return past.value === null && !isOpen && sight.canUndo && player !== undefined && player.plan !== null;
}

/** Take back the whole pick, or what was decided about a card that lies open; then take up another card if one is given. */
export async function changePick({ ui, view }: Scene, card: string | null = null): Promise<void> {
  ui.cargo.value = null;
  ui.site.value = null;
  if (await restartTurn()) ui.card.value = view.shown ? null : card;
}
