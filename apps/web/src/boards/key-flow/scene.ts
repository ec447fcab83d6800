import { type Signal, signal } from '@preact/signals';
import type { Answer } from '@thameside/kernel';
import {
  type Box,
  costOf,
  type Event,
  holdingOf,
  type PlayerView,
  type Question,
  type Resource,
  type SiteView,
  type View,
} from '@thameside/key-flow/client';
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import { initialsOf } from '../../parts/initials.ts';
import type { AskOf, BoardProps } from '../board.ts';
import { cardPiece, panelPiece, seatPiece } from './lib/pieces.ts';
import type { UpgradePlan } from './lib/upgrade.ts';

export type Region = 'village' | 'left' | 'right' | 'all' | 'winter';

/** What would be asked after answers that are not given yet. */
interface Ahead {
  /** The answers of the thought and the moment it belongs to. */
  readonly key: string;
  readonly answers: readonly Answer[];
  readonly ask: Ask | null;
}

/** What the person before the board is looking at: nothing of it is known to anybody else. */
export interface Ui {
  /** A card of the hand, taken up but not given. */
  readonly card: Signal<string | null>;
  readonly ahead: Signal<Ahead | null>;
  /** Whose village is shown large; null is one's own. */
  readonly shown: Signal<number | null>;
  readonly region: Signal<Region>;
  /** A resource picked up, to be moved. */
  readonly cargo: Signal<{ readonly from: string; readonly resource: Resource } | null>;
  /** The card of the own village that something is to be done with. */
  readonly site: Signal<string | null>;
  /** A proposed upgrade that is looked at. */
  readonly aim: Signal<UpgradePlan | null>;
  /** F65: a thing that is to be allocated otherwise. */
  readonly thing: Signal<string | null>;
  /** Pieces of one player's move, while it is pointed at in the reveal. */
  readonly look: Signal<ReadonlySet<string> | null>;
  /** The reveal that has been put away, by the number of its answer. */
  readonly seen: Signal<number>;
}

export const makeUi = (): Ui => ({
  card: signal(null),
  ahead: signal(null),
  shown: signal(null),
  region: signal<Region>('village'),
  cargo: signal(null),
  site: signal(null),
  aim: signal(null),
  thing: signal(null),
  look: signal(null),
  seen: signal(-1),
});

/** What the shell hands over, and the question of the moment, in the game's own shapes. */
export type Props = BoardProps<View, Question, Event>;
type Ask = AskOf<Question>;

/** The table as the board draws it. */
export interface Scene extends Props {
  readonly view: View;
  readonly box: Box;
  readonly me: number | null;
  /** What can be answered now: the question, or the one that a card taken up leads to. */
  readonly ask: Ask | null;
  /** The answers that have to be given before an answer to it. */
  readonly given: readonly Answer[];
  readonly names: readonly string[];
  readonly initials: readonly string[];
  readonly ui: Ui;
  readonly narrow: boolean;
  /** So high that a narrow board has room for the neighbours too. */
  readonly tall: boolean;
  /** So wide that what is no card on the table stands in the bar of the shell. */
  readonly inBar: boolean;
  /** The width of a card of the hand. */
  readonly handCard: number;
}

type Room = Pick<Scene, 'narrow' | 'tall' | 'inBar' | 'handCard'>;

export function makeScene(props: Props, box: Box, ui: Ui, room: Room, key: string | null): Scene {
  const names = props.sight.seats.map(({ name }) => name);
  const ahead = props.live && key !== null && ui.ahead.value?.key === key ? ui.ahead.value : null;
  return {
    ...props,
    view: props.sight.view,
    box,
    me: props.sight.seat,
    ask: props.live ? (ahead?.ask ?? props.sight.ask) : null,
    given: ahead?.ask ? ahead.answers : [],
    names,
    initials: initialsOf(names),
    ui,
    ...room,
  };
}

export const SceneContext = createContext<Scene | null>(null);

export function useScene(): Scene {
  const scene = useContext(SceneContext);
  if (!scene) throw new Error('a part of the board outside of it');
  return scene;
}

export function putDown(ui: Ui): void {
  ui.card.value = null;
  ui.cargo.value = null;
  ui.site.value = null;
  ui.aim.value = null;
  ui.thing.value = null;
  ui.look.value = null;
}

/** Give answers, and put down what was picked up once they are taken. */
export async function give({ answer, ui, given }: Scene, ...answers: readonly Answer[]): Promise<boolean> {
  const isTaken = await answer([...given, ...answers]);
  if (isTaken) putDown(ui);
  return isTaken;
}

/** F11: the village as it will be after what its owner has decided so far. */
export function villageOf({ view }: Scene, seat: number): readonly SiteView[] {
  const player = view.players[seat];
  return player ? holdingOf(player).village : [];
}

export const myPlayer = ({ view, me }: Scene): PlayerView | undefined =>
  me === null ? undefined : view.players[me];

/** Whose village lies in the middle. */
export const shownSeat = ({ ui, me }: Scene): number => ui.shown.value ?? me ?? 0;

export function cardName({ words, box }: Scene, id: string): string {
  const plan = box.cards[id];
  return plan?.keyple
    ? words.t(`keyple-card.${plan.keyple.season}`, { n: plan.keyple.number })
    : words.t(`card.${id}`);
}

/** F33, F50: the tokens that it takes to answer with this card; 0 if it is no answer or free. */
export const priceOf = ({ ask, box, view }: Scene, card: string): number =>
  ask?.answers.includes(card) ? costOf(box, ask.frame, card, view) : 0;

/** Whether something speaks of this seat in particular: after a reveal it speaks of all. */
export const isLitSeat = ({ lit, names }: Scene, seat: number): boolean =>
  lit.has(seatPiece(seat)) && !names.every((_, each) => lit.has(seatPiece(each)));

/** What the pointer on a card of the reveal shows, or else what the shell lights. */
export const isLitCard = ({ lit, ui }: Scene, card: string): boolean =>
  (ui.look.value ?? lit).has(cardPiece(card));

/** For an element that is lit while a lesson speaks of this part of the screen. */
export const litPanel = ({ lit }: Scene, panel: string): string =>
  lit.has(panelPiece(panel)) ? 'panel-lit is-lit' : '';
