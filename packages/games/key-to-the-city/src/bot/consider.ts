import { type Answer, at, type Seat, words } from '@thameside/kernel';
import type { Box } from '../components/box.ts';
import { CONNECTORS, type Connector } from '../components/vocabulary.ts';
import type { Ask } from '../frames.ts';
import { lotOf, type Player, type State, winnerOf } from '../state.ts';
import { boroughWorth } from './borough.ts';
import type { Horizons } from './horizon.ts';
import { layAll, rankSides, unplacedOf } from './laying.ts';
import { CONNECTOR_INDEX, type Lorebook } from './lore.ts';
import { NO_PRICES, skillsOf, withTile } from './lots.ts';
import { build, type Town, townOf, unbuild } from './town.ts';
import type { Weights } from './weights.ts';

/** How many answers of a kind are thought through. */
export interface Breadth {
  readonly bidHeights: number;
  readonly picks: number;
  readonly sides: number;
  /** Cells, by how many tiles are still to be placed. */
  readonly cells: readonly number[];
}
export const BROAD: Breadth = { bidHeights: 3, picks: 3, sides: 3, cells: [0, 6, 4, 3, 2] };
export const NARROW: Breadth = { bidHeights: 2, picks: 1, sides: 1, cells: [0, 1, 1, 1, 1] };

export function considering(
  box: Box,
  book: Lorebook,
  w: Weights,
  horizons: Horizons,
  seat: Seat,
  breadth: Breadth,
) {
  const valueFor = (s: State) => {
    const stock = { skills: skillsOf(at(s.players, seat)), prices: NO_PRICES, set: 0 };
    const h = horizons.of(s, seat);
    return (town: Town) => boroughWorth(town, stock, h, w);
  };

  const picked = new Map<string, readonly Answer[]>();
  /** The connectors that help most by themselves. */
  function picks(s: State, answers: readonly Answer[]): readonly Answer[] {
    const p = at(s.players, seat);
    const key = `${p.unplaced} ${answers}`;
    const known = picked.get(key) ?? ranked(s, p, answers);
    picked.set(key, known);
    return known;
  }
  function ranked(s: State, p: Player, answers: readonly Answer[]): readonly Answer[] {
    const value = valueFor(s);
    const town = townOf(book, p.borough);
    layAll(town, unplacedOf(p), value);
    const order = answers
      .filter(answer => answer !== 'enough')
      .map(answer => ({
        answer,
        worth: rankSides(town, CONNECTOR_INDEX[answer as Connector], value)[0]?.worth ?? 0,
      }))
      .sort((a, b) => b.worth - a.worth)
      .map(({ answer }) => answer);
    return order.length > 0 ? order.slice(0, breadth.picks) : answers;
  }

  function nextConnector(s: State): Answer {
    const p = at(s.players, seat);
    const [first] = layAll(townOf(book, p.borough), unplacedOf(p), valueFor(s));
    return at(CONNECTORS, first?.connector ?? 0);
  }

  function sides(s: State, connector: Connector, answers: readonly Answer[]): readonly Answer[] {
    const p = at(s.players, seat);
    const value = valueFor(s);
    const town = townOf(book, p.borough);
    const ranked = rankSides(town, CONNECTOR_INDEX[connector], value);
    const least = value(town);
    const good = ranked
      .slice(0, breadth.sides)
      .filter(({ worth }) => worth > least)
      .map(({ laid }) => `${at(p.borough, laid.tile).id} ${laid.side}`);
    const chosen = good.flatMap(text => answers.filter(answer => words(answer) === text));
    return chosen.length > 0 ? chosen : ['discard'];
  }

  /** The tile that can be placed best goes first. */
  function tiles(s: State, answers: readonly Answer[]): readonly Answer[] {
    const p = at(s.players, seat);
    const value = valueFor(s);
    const town = townOf(book, p.borough);
    const least = value(town);
    const worths = answers.map(answer => {
      const level = p.taken.find(tile => tile.id === answer)?.level ?? 0;
      return { answer, worth: withTile(box, book, p, town, String(answer), level, value) - least };
    });
    return worths
      .sort((a, b) => b.worth - a.worth)
      .slice(0, 1)
      .map(({ answer }) => answer);
  }

  function cells(s: State, id: string, answers: readonly Answer[]): readonly Answer[] {
    const p = at(s.players, seat);
    const value = valueFor(s);
    const town = townOf(book, p.borough);
    const lore = book[id];
    const level = p.taken.find(tile => tile.id === id)?.level ?? 0;
    if (!lore) return answers;
    return answers
      .map(answer => {
        const [q, r] = answer as readonly [number, number];
        build(town, lore, level, { q, r });
        const worth = value(town);
        unbuild(town);
        return { answer, worth };
      })
      .sort((a, b) => b.worth - a.worth)
      .slice(0, breadth.cells[p.taken.length] ?? at(breadth.cells, breadth.cells.length - 1))
      .map(({ answer }) => answer);
  }

  return (s: State, f: Ask, answers: readonly Answer[]): readonly Answer[] => {
    switch (f.k) {
      case 'turn': // where it makes no difference, rather do nothing
        return answers.toReversed();
      case 'bid':
        return answers.filter(id => {
          const lot = lotOf(s, String(id));
          return lot && (winnerOf(lot) !== seat || s.players.some((p, other) => other !== seat && !p.sailed));
        });
      case 'count':
        return answers.slice(0, f.act === 'bid' ? breadth.bidHeights : 1);
      case 'front':
        return answers.slice(-1);
      case 'take':
        return ['all'];
      case 'pick':
        return picks(s, answers);
      case 'connector':
        return [nextConnector(s)];
      case 'side':
        return sides(s, f.connector, answers);
      case 'tile':
        return tiles(s, answers);
      case 'cell':
        return cells(s, f.tile, answers);
      default:
        return answers;
    }
  };
}
