import { at, type Refused } from '@thameside/kernel';
import { opposite, SIDES } from '@thameside/kit';
import { CONNECTORS, type Connector } from '../components/vocabulary.ts';
import type { Rules } from '../frames.ts';
import { refusal } from '../refusals.ts';
import { type KnownSite, type Player, siteBeyond, siteOf, type TileId } from '../state.ts';

/** K36: each side of the borough once; a shared side is named by the tile that was there first. */
export function sidesOf(
  borough: readonly KnownSite[],
  wanted: (connector: Connector | null) => boolean,
): [TileId, number][] {
  const sides: [TileId, number][] = [];
  borough.forEach((site, i) => {
    for (let side = 0; side < SIDES; side++) {
      if (!wanted(site.sides[side] ?? null)) continue;
      const beyond = siteBeyond(borough, site, side);
      if (beyond === undefined || borough.indexOf(beyond) > i) sides.push([site.id, side]);
    }
  });
  return sides;
}

/** K36, K37: the connector lies on both tiles that share the side, and stays. */
function connect(p: Player, id: TileId, side: number, connector: Connector): void {
  const site = siteOf(p, id);
  if (!site) throw new Error(`no tile ${id} in the borough`);
  site.sides[side] = connector;
  const beyond = siteBeyond(p.borough, site, side);
  if (beyond) beyond.sides[opposite(side)] = connector;
}

export const connectorRules = (): Rules<'connectors' | 'connector' | 'side'> => ({
  connectors: {
    run(s, f, io) {
      const { unplaced } = at(s.players, f.seat);
      const [first] = unplaced;
      if (first === undefined) return;
      if (unplaced.every(connector => connector === first))
        io.push({ k: 'side', seat: f.seat, connector: first });
      else io.push({ k: 'connector', seat: f.seat });
    },
  },
  connector: {
    legal: (s, f) => CONNECTORS.filter(connector => at(s.players, f.seat).unplaced.includes(connector)),
    apply: (_s, f, connector, io) => io.push({ k: 'side', seat: f.seat, connector }),
  },
  side: {
    legal: (s, f) => [...sidesOf(at(s.players, f.seat).borough, connector => connector === null), 'discard'],
    refused: (s, f): Refused[] =>
      sidesOf(at(s.players, f.seat).borough, connector => connector !== null).map(answer => ({
        answer,
        refusal: refusal('K36.occupied', { tile: answer[0], side: answer[1] }),
      })),
    apply(s, f, answer, io) {
      const { seat, connector } = f;
      const p = at(s.players, seat);
      p.unplaced.splice(p.unplaced.indexOf(connector), 1);
      if (answer === 'discard') {
        s.connectors[connector]++;
        io.emit({ t: 'discarded', seat, connector });
      } else {
        connect(p, answer[0], answer[1], connector);
        io.emit({ t: 'connected', seat, connector, tile: answer[0], side: answer[1] });
      }
      io.push({ k: 'connectors', seat });
    },
  },
});
