import type { View } from '@thameside/key-to-the-city/client';

export interface Spot {
  readonly region: 'centre' | 'borough' | 'river' | 'supply';
  /** Whose borough, if it is in one. */
  readonly seat: number | null;
}

/** Parts of the screen that are not always in sight. */
const PANELS: Readonly<Record<string, Spot['region']>> = {
  centre: 'centre',
  bid: 'centre',
  river: 'river',
  sail: 'river',
  routemasters: 'supply',
};

const spotOfTile = (view: View, id: string): Spot | null => {
  if (view.centre.some(lot => lot.id === id)) return { region: 'centre', seat: null };
  const owner = view.players.findIndex(({ borough }) => borough.some(site => site.id === id));
  return owner < 0 ? null : { region: 'borough', seat: owner };
};

/** Where a piece is to be seen; null where that is always. */
export function spotOf(view: View, piece: string): Spot | null {
  const [kind, name = ''] = piece.split(':');
  if (kind === 'tile' || kind === 'side') return spotOfTile(view, name);
  if (kind === 'berth') return { region: 'river', seat: null };
  if (kind === 'look') return { region: 'borough', seat: Number(name) };
  if (kind === 'seat') return { region: 'borough', seat: null };
  const region = kind === 'panel' ? PANELS[name] : undefined;
  return region ? { region, seat: null } : null;
}
