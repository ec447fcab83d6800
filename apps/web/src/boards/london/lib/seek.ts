import type { View } from '@thameside/london/client';

export interface Spot {
  readonly region: 'hand' | 'run' | 'table' | 'land' | 'city' | 'others' | 'ledger';
  /** Whose city is to be shown large, if it is in one. */
  readonly seat: number | null;
}

/** Parts of the screen that are not always in sight. */
const PANELS: Readonly<Record<string, Spot['region']>> = {
  market: 'table',
  deck: 'table',
  land: 'land',
  city: 'city',
  ledger: 'ledger',
};

const owner = (view: View, has: (seat: number) => boolean): number =>
  view.players.findIndex((_, seat) => has(seat));

/** Where a piece is to be seen; null where that is always. */
export function spotOf(view: View, me: number | null, piece: string): Spot | null {
  const [kind, name = ''] = piece.split(':');
  if (kind === 'stack' || kind === 'look') return { region: 'city', seat: Number(name) };
  if (kind === 'gauge') return { region: Number(name) === me ? 'city' : 'others', seat: null };
  if (kind === 'seat') return Number(name) === me ? null : { region: 'others', seat: null };
  if (kind === 'panel') {
    if (name === 'run' && view.running) return { region: 'run', seat: null };
    return { region: PANELS[name] ?? 'hand', seat: null };
  }
  if (kind === 'card') {
    if (view.top.includes(name) || view.bottom.includes(name)) return { region: 'table', seat: null };
    const seat = owner(view, i => view.players[i]?.display.some(({ top }) => top === name) === true);
    return seat < 0 ? null : { region: 'city', seat };
  }
  if (kind === 'borough') {
    if (view.offer.includes(name)) return { region: 'land', seat: null };
    const seat = owner(view, i => view.players[i]?.boroughs.includes(name) === true);
    return seat < 0 ? null : { region: 'city', seat };
  }
  return null;
}
