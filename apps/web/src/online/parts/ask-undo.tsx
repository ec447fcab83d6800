import type { Sight } from '@thameside/protocol';
import { Button } from '../../parts/index.ts';
import { sight } from '../../state/table.ts';
import { t } from '../../words.ts';
import { room, told } from '../room.ts';
import { ask } from '../session.ts';

/** The table as it was before my latest answer; null if I have given none. */
function beforeMine({ log, seat }: Sight): number | null {
  const last = log.findLast(entry => entry.seat === seat && !entry.auto);
  return last && last.move > 0 ? last.move - 1 : null;
}

/** What I cannot take back by myself I may ask the others for. */
export function AskUndo({ move }: { readonly move?: number }) {
  const now = sight.value;
  if (!now || now.seat === null || now.result || room.value?.state !== 'playing' || room.value.undo)
    return null;
  const { table, seat } = now;
  const to = move ?? beforeMine(now);
  if (to === null || to >= now.move || (move === undefined && now.canUndo)) return null;
  return (
    <Button small icon="undo" onClick={() => void told(ask('ask-undo', { table, seat, move: to }))}>
      <span>{t(move === undefined ? 'online.undo.ask' : 'online.undo.ask-here')}</span>
    </Button>
  );
}
