import { clip, entry, inside, rowAt } from '@thameside/kit';
import { HOUSE_1 } from '../house-1/index.ts';
import type { CardRow } from '../set.ts';
import { isKeyple } from './cards.ts';
import type { Report } from './fault.ts';
import type { CardDraft } from './shape.ts';

/** The cards of the game; every set has these. */
const KNOWN: ReadonlyMap<string, CardRow> = new Map(HOUSE_1.cards.map(row => [row.id, row]));

type Cards = readonly (CardDraft | undefined)[];

/** Every card of the game once, of its type and season, and none besides. */
export const checkRoster = (cards: Cards, report: Report): void => {
  const seen = new Map<string, number>();
  cards.forEach((card, index) => {
    const id = card?.id;
    if (card === undefined || id === undefined) return;
    const at = rowAt(entry('cards', index), id);
    const known = KNOWN.get(id);
    const first = seen.get(id);
    if (known === undefined) report(at, 'fault.unknown-card', { card: clip(id) });
    else if (first !== undefined) report(at, 'fault.duplicate-card', { card: id, first });
    else checkKind(card, known, at, report);
    if (first === undefined) seen.set(id, index);
  });
  for (const [card, { type }] of KNOWN)
    if (!seen.has(card)) report('cards', 'fault.missing-card', { card, type });
  checkNumbers(cards, report);
};

function checkKind(card: CardDraft, known: CardRow, at: string, report: Report): void {
  if (card.type !== undefined && card.type !== known.type)
    report(inside(at, 'type'), 'fault.wrong-type', { found: card.type, expected: known.type });
  if (card.season !== undefined && card.season !== known.season) {
    report(inside(at, 'season'), 'fault.wrong-season', {
      found: String(card.season),
      expected: String(known.season),
    });
  }
}

/** F12: the order in which keyple cards are decided. */
function checkNumbers(cards: Cards, report: Report): void {
  const numbers = new Map<string, string>();
  cards.forEach((card, index) => {
    if (!card || !isKeyple(card) || card.number === undefined || card.id === undefined) return;
    const key = `${card.season} ${card.number}`;
    const first = numbers.get(key);
    if (first === undefined) numbers.set(key, card.id);
    else if (first !== card.id) {
      const at = inside(rowAt(entry('cards', index), card.id), 'number');
      report(at, 'fault.duplicate-number', { number: card.number, first });
    }
  });
}
