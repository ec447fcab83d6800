import type { Signal } from '@preact/signals';
import { signal } from '@preact/signals';
import type { Answer } from '@thameside/kernel';
import {
  type Act,
  type Box,
  type Connector,
  type Event,
  type Keyple,
  type PlayerColour,
  type Question,
  type Table,
  tableOf,
  type View,
} from '@thameside/key-to-the-city/client';
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import { initialsOf } from '../../parts/initials.ts';
import type { AskOf, BoardProps } from '../board.ts';
import { tileAsked } from './lib/gesture.ts';
import { panelPiece } from './lib/pieces.ts';
import { playerColourOf } from './lib/seats.ts';

/** What the shell hands over, and the question of the moment, in the game's own shapes. */
export type Props = BoardProps<View, Question, Event>;
type Ask = AskOf<Question>;

/** The table as the board draws it. */
export interface Scene extends Props {
  readonly view: View;
  /** The view as the rules read it. */
  readonly table: Table;
  readonly box: Box;
  readonly me: number | null;
  /** The question, while this seat can answer it. */
  readonly ask: Ask | null;
  readonly names: readonly string[];
  readonly initials: readonly string[];
  readonly colours: readonly (PlayerColour | null)[];
  readonly ui: Ui;
  /** So narrow that one region is shown at a time. */
  readonly narrow: boolean;
}

/** Something picked up, by click or by dragging. */
export type Hand =
  | { readonly what: 'connector'; readonly colour: Connector }
  | { readonly what: 'tile'; readonly tile: string }
  | { readonly what: 'ghost'; readonly tile: string };

/** A tile that I am winning, tried in a cell. */
export interface Ghost {
  readonly tile: string;
  readonly level: number;
  readonly q: number;
  readonly r: number;
  readonly rotation: number;
}

export type Region = 'centre' | 'borough' | 'river' | 'supply';

/** What the person before the board is looking at: nothing of it is known to anybody else. */
export interface Ui {
  readonly chosen: Signal<string | null>;
  readonly act: Signal<Act | null>;
  readonly lens: Signal<Keyple | null>;
  /** The colour that was dragged onto the chosen tile. */
  readonly colour: Signal<Keyple | null>;
  /** Whose borough is shown large; null is one's own. */
  readonly shown: Signal<number | null>;
  readonly region: Signal<Region>;
  readonly sailing: Signal<boolean>;
  readonly hand: Signal<Hand | null>;
  /** A cell chosen for the tile in hand, which still can be turned. */
  readonly cell: Signal<{ readonly q: number; readonly r: number; readonly rotation: number } | null>;
  readonly ghosts: Signal<readonly Ghost[]>;
  /** The moment at which the card of the tile that is asked about was closed. */
  readonly closedAt: Signal<number | null>;
}

export const makeUi = (): Ui => ({
  chosen: signal(null),
  act: signal(null),
  lens: signal(null),
  colour: signal(null),
  shown: signal(null),
  region: signal<Region>('centre'),
  sailing: signal(false),
  hand: signal(null),
  cell: signal(null),
  ghosts: signal([]),
  closedAt: signal(null),
});

export function makeScene(props: Props, box: Box, ui: Ui, narrow: boolean): Scene {
  const view = props.sight.view;
  const names = props.sight.seats.map(({ name }) => name);
  return {
    ...props,
    view,
    table: tableOf(view),
    box,
    me: props.sight.seat,
    ask: props.live ? props.sight.ask : null,
    names,
    initials: initialsOf(names),
    colours: names.map((_, seat) => playerColourOf(box, view, seat)),
    ui,
    narrow,
  };
}

export const SceneContext = createContext<Scene | null>(null);

export function useScene(): Scene {
  const scene = useContext(SceneContext);
  if (!scene) throw new Error('a part of the board outside of it');
  return scene;
}

/** Give answers, and put down what was picked up once they are taken. */
export async function give({ answer, ui }: Scene, answers: readonly Answer[] | null): Promise<boolean> {
  if (!answers || answers.length === 0) return false;
  const isTaken = await answer(answers);
  if (isTaken) putDown(ui);
  return isTaken;
}

export function putDown(ui: Ui): void {
  ui.chosen.value = null;
  ui.act.value = null;
  ui.colour.value = null;
  ui.sailing.value = false;
  ui.hand.value = null;
  ui.cell.value = null;
}

/** For an element that is lit while a lesson speaks of this part of the screen. */
export const litPanel = ({ lit }: Scene, panel: string): string =>
  lit.has(panelPiece(panel)) ? 'panel-lit is-lit' : '';

export const tileName = ({ words }: Scene, tile: string): string => words.t(`tile.${tile}`);

/** The tile whose card is open: the one that the question is about, or the one that was chosen. */
export function openTile({ ask, ui, sight }: Scene): string | null {
  const asked = ui.closedAt.value === sight.version ? null : tileAsked(ask);
  return asked ?? ui.chosen.value;
}
