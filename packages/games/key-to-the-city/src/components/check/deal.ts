import { KEYPLES } from '../vocabulary.ts';
import type { Report } from './fault.ts';
import { MOST_PLAYERS } from './river.ts';
import { tilesOf } from './roster.ts';
import type { SetDraft } from './shape.ts';

/** K3, K5 to K7: what is dealt out must be there, at every number of players. */
export const checkDeal = ({ deal, supplies }: SetDraft, report: Report): void => {
  const keyples = KEYPLES.reduce((sum, colour) => sum + (supplies?.keyples?.[colour] ?? Infinity), 0);
  const drawn = MOST_PLAYERS * (deal?.startKeyples ?? 0);
  if (drawn > keyples)
    report('deal.startKeyples', 'fault.too-few-keyples', { needed: drawn, supply: keyples });

  const buildings = tilesOf('building', 'landmark');
  for (const [players, each] of Object.entries(deal?.buildings ?? {})) {
    const needed = 3 * (each ?? 0);
    if (needed > buildings) {
      report(`deal.buildings.${players}`, 'fault.deal-buildings', {
        players: Number(players),
        needed,
        supply: buildings,
      });
    }
  }

  const routemasters = tilesOf('routemaster');
  const needed = MOST_PLAYERS * (deal?.routemastersPerPlayer ?? 0);
  if (needed > routemasters) {
    report('deal.routemastersPerPlayer', 'fault.deal-routemasters', { needed, supply: routemasters });
  }
};
