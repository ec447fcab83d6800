import { signal } from '@preact/signals';
import type { Face, SetFault } from '@thameside/kit';

/** A replacement component set that somebody has loaded: whoever owns the box can play with its printed values. */
export interface OwnSet {
  readonly name: string;
  readonly text: string;
}

const keyOf = (game: string) => `thameside.set.${game}`;

/** What a set file holds, or everything that is wrong with it. */
export function readSet(face: Face, text: string): OwnSet | { readonly faults: readonly SetFault[] } {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return { faults: [{ at: '', key: 'fault.not-json', params: {} }] };
  }
  const read = face.describe(json);
  if ('faults' in read) return read;
  return { name: String((json as { set: unknown }).set), text };
}

const sets = signal<Readonly<Record<string, OwnSet | null>>>({});

/** The set that was loaded last for the game, in this visit or before. */
export function ownSet(game: string, face: Face): OwnSet | null {
  const known = sets.value[game];
  if (known !== undefined) return known;
  const kept = localStorage.getItem(keyOf(game));
  const read = kept === null ? null : readSet(face, kept);
  return read && 'name' in read ? read : null;
}

export function keepSet(game: string, set: OwnSet | null): void {
  sets.value = { ...sets.value, [game]: set };
  try {
    if (set) localStorage.setItem(keyOf(game), set.text);
    else localStorage.removeItem(keyOf(game));
  } catch {
    // No room: the set lasts as long as the page.
  }
}
