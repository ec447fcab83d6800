import { type Signal, signal } from '@preact/signals';
import type { Answer } from '@thameside/kernel';
import type { Box, Event, PlayerView, Question, View } from '@thameside/london/client';
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import { isTeaching } from '../../state/thought.ts';
import type { AskOf, BoardProps } from '../board.ts';
import type { Sorting } from './lib/hand.ts';
import { cardPiece, panelPiece, seatPiece } from './lib/pieces.ts';
import type { RunStep } from './lib/run-order.ts';

export type Region = 'hand' | 'run' | 'table' | 'land' | 'city' | 'others' | 'ledger';

/** A thought that has begun: answers that are not given yet, and the question they lead to. */
interface Plan {
  /** The moment it was begun at; at another one it is void. */
  readonly at: string;
  readonly answers: readonly Answer[];
  readonly ask: Ask;
  /** What the table would be by then. */
  readonly view: View;
}

/** What the person before the board is looking at: nothing of it is known to anybody else. */
export interface Ui {
  readonly plan: Signal<Plan | null>;
  /** The stack that a card was dropped on, until it is asked for. */
  readonly aim: Signal<number | 'new' | null>;
  /** The card or borough that is looked at closely, by its id. */
  readonly chosen: Signal<string | null>;
  /** The hand card under the pointer, and the cards that could be discarded for it. */
  readonly pointed: Signal<string | null>;
  readonly serving: Signal<readonly Answer[]>;
  /** Whose city is shown large; null is one's own. */
  readonly shown: Signal<number | null>;
  readonly region: Signal<Region>;
  readonly sorting: Signal<Sorting>;
  /** The order in which the city is to be run, once somebody has changed it. */
  readonly order: Signal<readonly RunStep[] | null>;
}

export const makeUi = (): Ui => ({
  plan: signal(null),
  aim: signal(null),
  chosen: signal(null),
  pointed: signal(null),
  serving: signal([]),
  shown: signal(null),
  region: signal<Region>('table'),
  sorting: signal<Sorting>('colour'),
  order: signal(null),
});

/** What the shell hands over, and the question of the moment, in the game's own shapes. */
export type Props = BoardProps<View, Question, Event>;
type Ask = AskOf<Question>;

/** The table as the board draws it. */
export interface Scene extends Props {
  readonly view: View;
  readonly box: Box;
  readonly me: number | null;
  /** What this seat can answer now: the question, or the one to which a begun thought has led. */
  readonly ask: Ask | null;
  readonly plan: Plan | null;
  /** What could be played from the hand if one developed now; null while that is not known. */
  readonly ahead: AskOf | null;
  readonly names: readonly string[];
  readonly ui: Ui;
  readonly narrow: boolean;
  /** So wide that what is no piece on the table stands in the bar of the shell. */
  readonly inBar: boolean;
}

export const momentOf = ({ sight }: Pick<Props, 'sight'>): string =>
  `${sight.table} ${sight.seat} ${sight.version}`;

export function makeScene(
  props: Props,
  box: Box,
  ui: Ui,
  { narrow, inBar }: Pick<Scene, 'narrow' | 'inBar'>,
  ahead: AskOf | null,
): Scene {
  const begun = ui.plan.value;
  const plan = props.live && begun?.at === momentOf(props) ? begun : null;
  return {
    ...props,
    view: props.sight.view,
    box,
    me: props.sight.seat,
    ask: props.live ? (plan?.ask ?? props.sight.ask) : null,
    plan,
    ahead,
    names: props.sight.seats.map(({ name }) => name),
    ui,
    narrow,
    inBar,
  };
}

export const SceneContext = createContext<Scene | null>(null);

export function useScene(): Scene {
  const scene = useContext(SceneContext);
  if (!scene) throw new Error('a part of the board outside of it');
  return scene;
}

export function putDown(ui: Ui): void {
  ui.plan.value = null;
  ui.aim.value = null;
  ui.chosen.value = null;
  ui.pointed.value = null;
  ui.serving.value = [];
}

export const cardName = ({ words }: Scene, card: string): string => words.t(`card.${card}`);
export const boroughName = ({ words }: Scene, borough: string): string => words.t(`borough.${borough}`);

export const playerOf = ({ view }: Scene, seat: number | null): PlayerView | undefined =>
  seat === null ? undefined : view.players[seat];

/** Whose city is shown large. A spectator sees the one to play. */
export const shownSeat = ({ ui, me, view }: Scene): number => ui.shown.value ?? me ?? view.active;

/**
 * Whether a card is lit where it lies: with a player, or on the development board. Of a card with namesakes only the one of
 * whoever did something with it, and none on the board when it was done in a city.
 */
export function isLitCard({ lit, box }: Scene, card: string, seat: number | null): boolean {
  if (!lit.has(cardPiece(card))) return false;
  if (box.cards[card]?.copies === 1 || isTeaching.value) return true;
  return seat === null ? ![...lit].some(piece => piece.startsWith('stack:')) : lit.has(seatPiece(seat));
}

/** For an element that is lit while a lesson speaks of this part of the screen. */
export const litPanel = ({ lit }: Scene, panel: string): string =>
  lit.has(panelPiece(panel)) ? 'panel-lit is-lit' : '';
