import type { Options, Seat } from '@thameside/kernel';
import type { Box } from '../components/box.ts';
import { SETS, type SetLetter } from '../components/vocabulary.ts';
import type { LondonIo } from '../frames.ts';
import { type CardId, freshPlayer, type State } from '../state.ts';

/** All cards of one set, copies included. */
export const cardsOf = (box: Box, letter: SetLetter): CardId[] => box.decks[letter].slice();

export const columnsFor = (box: Box, seats: number): number =>
  box.set.setup.boardColumns[String(seats) as '2' | '3' | '4'];

export const emptyRow = (columns: number): null[] => Array.from({ length: columns }, () => null);

/** L1 to L5. */
export function setUp(box: Box, seats: number, options: Options, io: LondonIo): State {
  const { money, hand, poverty, boroughsFaceUp } = box.set.setup;
  const deck: CardId[] = [];
  for (const letter of SETS.toReversed()) deck.push(...io.shuffle(cardsOf(box, letter)));
  const starters = box.set.boroughs.filter(({ starter }) => starter).map(({ id }) => id);
  const rest = box.set.boroughs.filter(({ starter }) => !starter).map(({ id }) => id);
  const columns = columnsFor(box, seats);
  const players = Array.from({ length: seats }, () => freshPlayer(money, poverty));
  players.forEach((p, seat) => {
    for (let i = 0; i < hand; i++) p.hand.push(io.draw(deck) as CardId);
    io.emit({ t: 'dealt', seat, cards: [...p.hand] }, [seat]);
  });
  const first: Seat = options.start === 'random' ? io.roll(seats) : Number(options.start) - 1;
  io.emit({ t: 'starts', seat: first });
  io.push({ k: 'next' });
  return {
    active: (first + seats - 1) % seats, // `next` goes on from here
    over: false,
    last: null,
    running: false,
    boroughDue: false,
    hospitable: false,
    looking: 0,
    playing: null,
    aside: [],
    deck,
    top: emptyRow(columns),
    bottom: emptyRow(columns),
    offer: starters.slice(0, boroughsFaceUp),
    boroughDeck: io.shuffle(rest),
    gone: [],
    players,
  };
}
