import { at } from '@thameside/kernel';
import type { Box, UsePlan } from '../components/box.ts';
import { CONNECTORS, type Connector, SKILLS } from '../components/vocabulary.ts';
import type { KeyIo, Rules } from '../frames.ts';
import { refusal } from '../refusals.ts';
import { type KnownTile, type State, type Table, tileOf } from '../state.ts';
import { takeSkills } from './skills.ts';

/** K33: what the tile's present side produces. */
export const panelOf = (box: Box, tile: KnownTile): UsePlan | null =>
  box.tiles[tile.id]?.use[tile.level] ?? null;

function takeConnectors(s: State, seat: number, connectors: readonly Connector[], io: KeyIo): void {
  for (const connector of connectors) {
    s.connectors[connector]--;
    at(s.players, seat).unplaced.push(connector);
  }
  if (connectors.length > 0) io.emit({ t: 'took-connectors', seat, connectors });
}

/** K33: of the connectors shown, those that the supply still has. */
function thereOf(s: State, seat: number, panel: UsePlan, io: KeyIo): Connector[] {
  const there: Connector[] = [];
  for (const connector of CONNECTORS) {
    for (let i = 0; i < panel.connectors[connector]; i++) {
      if (i < s.connectors[connector]) there.push(connector);
      else io.emit({ t: 'short-connector', seat, connector });
    }
  }
  return there;
}

/** K33: whether a use brings nothing, because the supply has none of it. What is returned for it can be taken back. */
export function yieldsNothing({ skills, connectors }: Table, panel: UsePlan): boolean {
  const isThere = (connector: Connector) => connectors[connector] > 0;
  const free = panel.anySkills > 0 && (panel.pay.length > 0 || SKILLS.some(skill => skills[skill] > 0));
  return !(
    free ||
    panel.skills.some(skill => skills[skill] > 0) ||
    CONNECTORS.some(each => isThere(each) && panel.anyConnectors + panel.connectors[each] > 0)
  );
}

export function gainRules(box: Box): Rules<'gain' | 'take' | 'pick' | 'errand'> {
  return {
    gain: {
      run(s, f, io) {
        const panel = panelOf(box, tileOf(s, f.tile));
        if (panel === null) return;
        const { seat } = f;
        if (panel.anyConnectors > 0) io.push({ k: 'pick', seat, left: panel.anyConnectors, from: 0 });
        if (panel.fixedConnectors > 0) {
          const shown = thereOf(s, seat, panel, io);
          if (shown.length > 0) io.push({ k: 'take', seat, shown, from: 0 });
        }
        takeSkills(s, seat, panel.skills, panel.anySkills, io);
      },
    },
    // K34: a player may leave connectors; naming one leaves it, each set of them in one order only.
    take: {
      legal: (_s, f) => ['all', ...CONNECTORS.slice(f.from).filter(connector => f.shown.includes(connector))],
      also: (_s, f) => CONNECTORS.slice(0, f.from).filter(connector => f.shown.includes(connector)),
      apply(s, f, answer, io) {
        if (answer === 'all') {
          takeConnectors(s, f.seat, f.shown, io);
          return;
        }
        io.emit({ t: 'left-connector', seat: f.seat, connector: answer });
        const shown = f.shown.toSpliced(f.shown.indexOf(answer), 1);
        if (shown.length > 0) io.push({ ...f, shown, from: CONNECTORS.indexOf(answer) });
      },
    },
    // K33, K34: white connectors are the player's choice, and need not be taken.
    pick: {
      legal: (s, f) => [
        ...CONNECTORS.slice(f.from).filter(connector => s.connectors[connector] > 0),
        'enough',
      ],
      also: (s, f) => CONNECTORS.slice(0, f.from).filter(connector => s.connectors[connector] > 0),
      refused: s =>
        CONNECTORS.filter(connector => s.connectors[connector] === 0).map(connector => ({
          answer: connector,
          refusal: refusal('K33.gone', { connector }),
        })),
      apply(s, f, answer, io) {
        if (answer === 'enough') return;
        takeConnectors(s, f.seat, [answer], io);
        if (f.left > 1) io.push({ ...f, left: f.left - 1, from: CONNECTORS.indexOf(answer) });
      },
    },
    // K35: the others do not wait while the player places what was gained.
    errand: {
      run(s, f, io) {
        if (at(s.players, f.seat).unplaced.length > 0) io.aside(f.seat, { k: 'connectors', seat: f.seat });
      },
    },
  };
}
