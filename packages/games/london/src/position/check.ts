import { entry, inside } from '@thameside/kit';
import { type Box, cardOf } from '../components/box.ts';
import { columnsFor } from '../rules/opening.ts';
import type { PositionReport } from './faults.ts';
import type { Draft, StackDraft } from './form.ts';

interface At<T> {
  readonly at: string;
  readonly it: T;
}

/** Those that could be read, each with its place. */
const named = <T>(list: readonly (T | null | undefined)[] | undefined, at: string): At<T>[] =>
  (list ?? []).flatMap((it, i) => (it === undefined || it === null ? [] : [{ at: entry(at, i), it }]));

const players = (draft: Draft) => named(draft.players, 'players');
const stacks = (draft: Draft): At<StackDraft>[] =>
  players(draft).flatMap(({ at, it }) => named(it.display, inside(at, 'display')));

/** Every city card that the position names. */
const cards = (draft: Draft): At<string>[] => [
  ...players(draft).flatMap(({ at, it }) => named(it.hand, inside(at, 'hand'))),
  ...stacks(draft).flatMap(({ at, it }) => named(it.cards, inside(at, 'cards'))),
  ...named(draft.top, 'top'),
  ...named(draft.bottom, 'bottom'),
  ...named(draft.deck, 'deck'),
];

function checkCopies(box: Box, draft: Draft, report: PositionReport): void {
  const counts = new Map<string, number>();
  for (const { at, it: card } of cards(draft)) {
    const count = (counts.get(card) ?? 0) + 1;
    counts.set(card, count);
    const { copies } = cardOf(box, card);
    if (count > copies) report(at, 'position.too-many-cards', { card, count, copies });
  }
}

function checkBoroughs(box: Box, draft: Draft, report: PositionReport): void {
  const first = new Map<string, string>();
  for (const { at, it: borough } of [
    ...players(draft).flatMap(({ at, it }) => named(it.boroughs, inside(at, 'boroughs'))),
    ...named(draft.offer, 'offer'),
    ...named(draft.boroughDeck, 'boroughDeck'),
  ]) {
    const before = first.get(borough);
    if (before === undefined) first.set(borough, at);
    else report(at, 'position.twice', { borough, first: before });
  }
  const most = box.set.setup.boroughsFaceUp;
  const count = draft.offer?.length ?? 0;
  if (count > most) report('offer', 'position.offer', { count, most });
}

/** L31, L33, L34, L50, L83, L84: what can lie in a display, and how. */
function checkStacks(box: Box, draft: Draft, report: PositionReport): void {
  for (const { at, it } of stacks(draft)) {
    if (it.cards?.length === 0) report(inside(at, 'cards'), 'position.no-card', {});
    for (const card of named(it.cards, inside(at, 'cards')))
      if (!cardOf(box, card.it).canStand) report(card.at, 'position.cannot-stand', { card: card.it });
    const id = it.cards?.at(-1);
    if (id === undefined) continue;
    const top = cardOf(box, id);
    if (it.down && !top.flips && top.react === undefined)
      report(inside(at, 'down'), 'position.cannot-lie-down', { card: id });
    const keeps = top.ongoing === 'store-1-per-card-built' && !it.down;
    if ((it.coins ?? 0) > 0 && !keeps) report(inside(at, 'coins'), 'position.coins', {});
  }
}

/** L4, L12, L70. */
function checkTable(box: Box, draft: Draft, seats: number, report: PositionReport): void {
  const columns = columnsFor(box, seats);
  for (const row of ['top', 'bottom'] as const) {
    const count = draft[row]?.length ?? 0;
    if (count > columns) report(row, 'position.board', { players: seats, columns, count });
  }
  const active = draft.active ?? 0;
  if (active >= seats) report('active', 'position.no-such-seat', { seat: active, players: seats });
  const most = box.set.handLimit;
  for (const [seat, player] of (draft.players ?? []).entries()) {
    const count = player?.hand?.length ?? 0;
    const mayHoldMore = draft.phase === 'action' && seat === active;
    if (count > most && !mayHoldMore)
      report(inside(entry('players', seat), 'hand'), 'position.hand', { seat, count, most });
  }
  const { last, deck } = draft;
  if (last !== undefined && last !== null && (last >= seats || deck?.length !== 0))
    report('last', 'position.last', { most: seats - 1 });
}

export function checkPosition(box: Box, draft: Draft, seats: number, report: PositionReport): void {
  checkCopies(box, draft, report);
  checkBoroughs(box, draft, report);
  checkStacks(box, draft, report);
  checkTable(box, draft, seats, report);
}
