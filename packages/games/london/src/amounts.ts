import { type Box, boroughOf, type CardPlan, cardOf } from './components/box.ts';
import type { RiverSide, Special } from './components/vocabulary.ts';
import type { Amounts } from './frames.ts';

/** What the amounts of a card can depend on: all of it is there for everybody to see. */
export interface Surroundings {
  readonly boroughs: readonly string[];
  /** The cards that show face up. */
  readonly faceUp: readonly string[];
  /** L84: the money on the card itself. */
  readonly coins: number;
}

/** L93: cards of this colour that show face up. */
const showingIn = (box: Box, { faceUp }: Surroundings, colour: string): number =>
  faceUp.filter(card => cardOf(box, card).colour === colour).length;

const boroughsWith = (box: Box, { boroughs }: Surroundings, wanted: RiverSide | 'river'): number =>
  boroughs.filter(id => {
    const { side, river } = boroughOf(box, id);
    return wanted === 'river' ? river : side === wanted;
  }).length;

/** The amounts that a special effect brings by itself. */
const COUNTED: Partial<Record<Special, (box: Box, around: Surroundings) => Partial<Amounts>>> = {
  'money-2-per-river-borough': (box, around) => ({ money: 2 * boroughsWith(box, around, 'river') }),
  'money-1-per-borough': (_box, { boroughs }) => ({ money: boroughs.length }),
  'money-2-per-north-borough': (box, around) => ({ money: 2 * boroughsWith(box, around, 'north') }),
  'money-2-per-south-borough': (box, around) => ({ money: 2 * boroughsWith(box, around, 'south') }),
  'take-stored-money': (_box, { coins }) => ({ money: coins }),
  'prestige-1-per-face-up-blue': (box, around) => ({ prestige: showingIn(box, around, 'blue') }),
  'money-1-per-brown-in-display': (box, around) => ({ money: showingIn(box, around, 'brown') }),
};

/** L50: what activating the card brings at once, before anything is asked. */
export function broughtBy(box: Box, { run }: CardPlan, around: Surroundings): Amounts {
  const more = run.special && COUNTED[run.special]?.(box, around);
  return {
    money: run.money + (more?.money ?? 0),
    prestige: run.prestige + (more?.prestige ?? 0),
    poverty: run.poverty,
  };
}
