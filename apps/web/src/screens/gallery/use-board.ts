import { useEffect, useState } from 'preact/hooks';
import type { AnyBoard } from '../../boards/board.ts';
import { BOARDS } from '../../boards/index.ts';

/** The game's board, for its portraits: undefined while it is on its way, null if it cannot be had. */
export function useBoard(game: string): AnyBoard | null | undefined {
  const [found, setFound] = useState<{ readonly game: string; readonly board: AnyBoard | null } | null>(null);
  useEffect(() => {
    let isWanted = true;
    const find = (board: AnyBoard | null) => {
      if (isWanted) setFound({ game, board });
    };
    const load = BOARDS[game];
    if (load) load().then(find, () => find(null));
    else find(null);
    return () => {
      isWanted = false;
    };
  }, [game]);
  return found?.game === game ? found.board : undefined;
}
