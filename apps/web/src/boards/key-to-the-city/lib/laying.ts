import type { Answer } from '@thameside/kernel';
import {
  type Box,
  type Connector,
  cellsFor,
  type Question,
  rotationsAt,
  type SiteView,
  sidesOf,
  type View,
} from '@thameside/key-to-the-city/client';
import type { Cell } from '@thameside/kit';
import type { AskOf } from '../../board.ts';

/* Laying connectors and tiles: where they could go from the present question on, and the answers that put them there. */

export type Side = readonly [tile: string, side: number];

const boroughOf = (view: View, seat: number): readonly SiteView[] => view.players[seat]?.borough ?? [];

/** The connector that is being laid: the one asked about, or else the one in hand. */
export function connectorAsked(ask: AskOf<Question> | null): Connector | null {
  return ask?.k === 'side' ? ask.frame.connector : null;
}

/** Connectors that could be picked up now. */
export function connectorsOffered(ask: AskOf<Question> | null): readonly Connector[] {
  if (ask?.k === 'connector') return ask.answers;
  const asked = connectorAsked(ask);
  return asked ? [asked] : [];
}

/** Free sides for the connector in hand. */
export function sidesFor(view: View, ask: AskOf<Question> | null, seat: number): Side[] {
  if (ask?.k === 'side') return ask.answers.filter(answer => answer !== 'discard');
  if (ask?.k !== 'connector') return [];
  return sidesOf(boroughOf(view, seat), connector => connector === null);
}

export function answersToLay(
  ask: AskOf<Question>,
  connector: Connector,
  place: Side | 'discard',
): Answer[] | null {
  if (ask.k === 'connector' && ask.answers.includes(connector)) return [connector, place];
  return connectorAsked(ask) === connector ? [place] : null;
}

/** Tiles that could be placed now. */
export function tilesOffered(ask: AskOf<Question> | null): readonly string[] {
  if (ask?.k === 'tile') return ask.answers;
  return ask?.k === 'cell' || ask?.k === 'rotation' ? [ask.frame.tile] : [];
}

export function cellsOffered(
  view: View,
  box: Box,
  ask: AskOf<Question> | null,
  seat: number,
  tile: string,
): Cell[] {
  if (ask?.k === 'cell') return ask.answers.map(([q, r]) => ({ q, r }));
  return ask?.k === 'tile' && ask.answers.includes(tile)
    ? cellsFor(box, boroughOf(view, seat), tile).map(([q, r]) => ({ q, r }))
    : [];
}

export function rotationsOffered(
  view: View,
  box: Box,
  ask: AskOf<Question> | null,
  seat: number,
  tile: string,
  cell: Cell,
): readonly number[] {
  if (ask?.k === 'rotation') return ask.answers;
  return rotationsAt(box, boroughOf(view, seat), tile, cell.q, cell.r);
}

export function answersToPlace(
  box: Box,
  ask: AskOf<Question>,
  tile: string,
  cell: Cell,
  rotation: number,
): Answer[] | null {
  const turn: Answer[] = box.tiles[tile]?.hasRiver ? [rotation] : [];
  if (ask.k === 'tile') return [tile, [cell.q, cell.r], ...turn];
  if (ask.k === 'cell' && tilesOffered(ask)[0] === tile) return [[cell.q, cell.r], ...turn];
  return ask.k === 'rotation' && tilesOffered(ask)[0] === tile ? turn : null;
}
