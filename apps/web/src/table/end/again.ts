import type { Sight } from '@thameside/protocol';
import { go } from '../../route.ts';
import { company } from '../../state/company.ts';
import { link } from '../../state/link.ts';
import { stepTo, trouble, troubleOf } from '../../state/table.ts';
import { isHistoryOpen } from '../../state/ui.ts';
import { show } from '../commands.ts';

/** The same people and options once more. */
export async function rematch(sight: Sight): Promise<void> {
  if (company.value) return company.value.rematch();
  try {
    const set = await link.ask('set', { table: sight.table });
    const reply = await link.ask('create', {
      game: sight.game,
      seats: sight.seats,
      options: sight.options,
      set: set.kind === 'text' && set.text !== '' ? set.text : null,
      lesson: false,
    });
    if (reply.kind === 'table') go(`/table/${reply.table}`);
  } catch (error) {
    trouble.value = troubleOf(error);
  }
}

/** From the first move on. */
export function replay(): void {
  show('board');
  isHistoryOpen.value = true;
  void stepTo(0);
}
