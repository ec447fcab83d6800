import { inside } from '@thameside/kit';
import type { Report } from './fault.ts';
import type { BoroughDraft, CardDraft } from './shape.ts';

type Field = keyof CardDraft;

/** The fields that do something, and whether they do in this row. Unread fields are left alone. */
const DOINGS: readonly (readonly [Field, (card: CardDraft) => boolean])[] = [
  ['cost', ({ cost }) => (cost ?? 0) > 0],
  ['activate', ({ activate }) => activate !== null && activate !== undefined],
  ['run', ({ run }) => Object.values(run ?? {}).some(value => value !== undefined && value !== 0)],
  ['endPrestige', ({ endPrestige }) => (endPrestige ?? 0) > 0],
  ['flips', ({ flips }) => flips === true],
  ['buildsWithoutDiscard', ({ buildsWithoutDiscard }) => buildsWithoutDiscard === true],
  ['ongoing', ({ ongoing }) => ongoing !== undefined],
  ['react', ({ react }) => react !== undefined],
  ['action', ({ action }) => action !== undefined],
];

/** Whether the field was there and could not be read. */
const isUnread = (card: CardDraft, field: Field): boolean =>
  Object.hasOwn(card, field) && card[field] === undefined;

/** L33, L34, L50, L83: what a card of its kind can have. */
export function checkCard(card: CardDraft, at: string, report: Report): void {
  const done = DOINGS.filter(([, does]) => does(card)).map(([field]) => field);
  const allow = (
    key: 'fault.pauper-value' | 'fault.action-value' | 'fault.reaction-value',
    fields: Field[],
  ) => {
    for (const field of done) if (!fields.includes(field)) report(inside(at, field), key, { field });
  };
  if (card.colour === 'grey') allow('fault.pauper-value', []);
  else if (card.action !== undefined) allow('fault.action-value', ['action']);
  else if (card.react !== undefined) allow('fault.reaction-value', ['react', 'cost', 'endPrestige']);
  else if (!done.includes('run') && !isUnread(card, 'run')) {
    for (const field of ['activate', 'flips'] as const)
      if (done.includes(field)) report(inside(at, field), 'fault.idle-value', { field });
  }
  const { activate } = card;
  if (activate && Object.keys(activate).length === 0) report(inside(at, 'activate'), 'fault.empty-cost', {});
}

export function checkBorough({ run }: BoroughDraft, at: string, report: Report): void {
  const isEmpty = run !== undefined && Object.values(run).every(value => value === 0);
  if (isEmpty) report(inside(at, 'run'), 'fault.empty-run', {});
}
