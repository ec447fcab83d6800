import { signal } from '@preact/signals';
import type { Face } from '@thameside/kit';
import { type Draft, draftFrom } from './draft.ts';

const KEY = 'thameside.new';

const drafts = signal<Readonly<Record<string, Draft>>>({});

/** The game as it was last prepared. */
export function draftOf(face: Face): Draft {
  const known = drafts.value[face.id];
  if (known) return known;
  let kept: unknown = null;
  try {
    kept = JSON.parse(localStorage.getItem(`${KEY}.${face.id}`) ?? 'null');
  } catch {
    // Not ours, or no longer readable: begin afresh.
  }
  return draftFrom(kept, face.levels, face.seats);
}

export function changeDraft(face: Face, change: Partial<Draft>): void {
  const draft = { ...draftOf(face), ...change };
  drafts.value = { ...drafts.value, [face.id]: draft };
  try {
    localStorage.setItem(`${KEY}.${face.id}`, JSON.stringify(draft));
  } catch {
    // A browser that keeps nothing: it lasts as long as the page.
  }
}
