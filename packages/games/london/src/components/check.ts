import { checkDistinct, inside, placeIn, type Tell } from '@thameside/kit';
import type { CardRow, ComponentSet } from './set.ts';
import { MOST_PLAYERS } from './vocabulary.ts';

/** The fields that do something in this row. */
const doings = ({ cost, activate, run, endPrestige, ...card }: CardRow): string[] =>
  Object.entries({
    cost: cost > 0,
    activate: activate !== null,
    run: Object.values(run).some(value => value !== 0),
    endPrestige: endPrestige > 0,
    flips: card.flips,
    buildsWithoutDiscard: card.buildsWithoutDiscard === true,
    ongoing: card.ongoing !== undefined,
    react: card.react !== undefined,
    action: card.action !== undefined,
  }).flatMap(([field, does]) => (does ? [field] : []));

/** L33, L34, L50, L83: what a card of its kind can have. */
function checkCard(card: CardRow, at: string, tell: Tell): void {
  const done = doings(card);
  const allow = (other: string, fields: readonly string[]) => {
    for (const field of done)
      if (!fields.includes(field)) tell(inside(at, field), 'fault.not-with', { field, other });
  };
  if (card.colour === 'grey') allow('colour: grey', []);
  else if (card.action !== undefined) allow('action', ['action']);
  else if (card.react !== undefined) allow('react', ['react', 'cost', 'endPrestige']);
  else if (!done.includes('run'))
    for (const field of ['activate', 'flips'])
      if (done.includes(field)) tell(inside(at, field), 'fault.empty');
  if (card.activate && Object.keys(card.activate).length === 0) tell(inside(at, 'activate'), 'fault.empty');
}

/** What values have to do with each other. */
export function checkSet({ setup, cards, boroughs }: ComponentSet, tell: Tell): void {
  const [card, borough] = [placeIn('cards'), placeIn('boroughs')];
  checkDistinct(cards, ({ id }) => id, card, tell);
  checkDistinct(boroughs, ({ id }) => id, borough, tell);
  for (const [i, row] of cards.entries()) checkCard(row, card(row, i), tell);
  boroughs.forEach((row, i) => {
    if (row.run && Object.values(row.run).every(value => value === 0))
      tell(inside(borough(row, i), 'run'), 'fault.empty');
  });
  // L2: four players are dealt their hands, with a card left to draw
  const found = cards.reduce((sum, { copies }) => sum + copies, 0);
  const needed = MOST_PLAYERS * setup.hand + 1;
  if (found < needed) tell('cards', 'fault.deal', { players: MOST_PLAYERS, needed, found });
  // L3: those on sale at the start
  const starters = boroughs.filter(({ starter }) => starter).length;
  if (starters !== setup.boroughsFaceUp)
    tell('boroughs', 'fault.must-be', {
      found: `starter × ${starters}`,
      expected: `starter × ${setup.boroughsFaceUp}`,
    });
}
