import { entry, inside } from '@thameside/kit';
import type { Kind } from '../../components/vocabulary.ts';
import type { TileId } from '../../state.ts';
import type { PositionReport } from '../faults.ts';
import type { Draft } from '../form.ts';
import { centreKinds, erasOfArrival, isBuilding, type Setting } from '../setting.ts';
import type { At, Sketch } from '../sketch.ts';

const named = (list: readonly (TileId | undefined)[] | undefined, at: string): At<TileId>[] =>
  (list ?? []).flatMap((it, i) => (it === undefined ? [] : [{ at: entry(at, i), it }]));

/** Every tile that the position speaks of. */
const mentions = (draft: Draft, sketch: Sketch): At<TileId>[] => [
  ...sketch.players.flatMap(({ borough, taken }) =>
    [...borough, ...taken].map(({ at, it }) => ({ at, it: it.id })),
  ),
  ...sketch.centre.map(({ at, it }) => ({ at, it: it.id })),
  ...named(draft.routemasters, 'routemasters'),
  ...named(draft.pile, 'pile'),
  ...named(draft.box, 'box'),
];

function checkTwice(draft: Draft, sketch: Sketch, report: PositionReport): void {
  const first = new Map<TileId, string>();
  for (const { at, it: tile } of mentions(draft, sketch)) {
    const before = first.get(tile);
    if (before === undefined) first.set(tile, at);
    else report(at, 'fault.duplicate-tile', { tile, first: before });
  }
}

/** K6, K7, K61 to K63: what can lie where by now. */
function checkKinds(setting: Setting, draft: Draft, sketch: Sketch, report: PositionReport): void {
  const { box, era } = setting;
  const demand = ({ at, it }: At<TileId>, expected: readonly Kind[]) => {
    const kind = box.tiles[it]?.kind;
    if (kind && !expected.includes(kind)) report(at, 'position.wrong-kind', { tile: it, kind, expected });
  };
  const cameBy = ({ at, it: tile }: At<TileId>) => {
    if (erasOfArrival(setting, tile).length === 0) report(at, 'position.too-early', { tile, era });
  };
  for (const { at, it } of sketch.centre) demand({ at, it: it.id }, centreKinds(era));
  for (const each of named(draft.pile, 'pile')) demand(each, ['building', 'landmark']);
  for (const each of named(draft.routemasters, 'routemasters')) demand(each, ['routemaster']);
  for (const each of named(draft.box, 'box')) {
    // a tile of the present era may have been left out of the deal
    const kind = box.tiles[each.it]?.kind;
    if (kind === 'river' || (kind === 'era2' && era < 2)) cameBy(each);
  }
  for (const { borough, taken } of sketch.players) {
    for (const { at, it } of borough) cameBy({ at, it: it.id });
    for (const { at, it } of taken) {
      const isRiverLeft = it.id === box.river[era - 1];
      const isOfEra = centreKinds(era).includes(box.tiles[it.id]?.kind ?? 'home');
      if (!isRiverLeft && !isOfEra) report(at, 'position.not-taken', { tile: it.id, era });
    }
  }
}

/** K5 to K7: no more than have been dealt. */
function checkDealt(setting: Setting, draft: Draft, sketch: Sketch, report: PositionReport): void {
  const { box, era, ended, seats } = setting;
  const { buildings, routemastersPerPlayer } = box.set.deal;
  const perEra = buildings[String(seats) as keyof typeof buildings];
  const taken = sketch.players.flatMap(player => [...player.borough, ...player.taken].map(({ it }) => it.id));
  const most = (at: string, tiles: readonly TileId[], limit: number) => {
    const count = tiles.filter(id => isBuilding(box, id)).length;
    if (count > limit) report(at, 'position.too-many-buildings', { count, most: limit });
  };
  most(
    'centre',
    sketch.centre.map(({ it }) => it.id),
    perEra,
  );
  most('players', taken, perEra * Math.min(ended, 3));

  const buses = seats * routemastersPerPlayer;
  const waiting = draft.routemasters?.length;
  if (waiting !== undefined && waiting !== (era < 4 ? buses : 0)) {
    report('routemasters', 'position.routemaster-count', { count: waiting, expected: era < 4 ? buses : 0 });
  }
  const out = [...taken, ...sketch.centre.map(({ it }) => it.id)].filter(id =>
    box.routemasters.includes(id),
  ).length;
  if (out > buses) report('centre', 'position.too-many-routemasters', { count: out, most: buses });
}

/** K63: the river tiles ahead follow from the era. */
function checkRiver({ box, ended }: Setting, draft: Draft, report: PositionReport): void {
  const expected = box.river.slice(ended);
  if (draft.river && draft.river.join() !== expected.join()) report('river', 'position.river', { expected });
}

/** K1. */
function checkHomes({ box }: Setting, draft: Draft, sketch: Sketch, report: PositionReport): void {
  sketch.players.forEach(({ at, it: { home }, borough }, seat) => {
    const given = draft.players?.[seat]?.home;
    const kind = box.tiles[given ?? '']?.kind;
    if (given !== undefined && kind && kind !== 'home') {
      report(inside(at, 'home'), 'position.wrong-kind', { tile: given, kind, expected: ['home'] });
    }
    if (home === '') report(at, 'position.no-home', {});
    for (const { at, it } of borough) {
      if (box.tiles[it.id]?.kind === 'home' && it.id !== home) {
        report(at, 'position.foreign-home', { tile: it.id, home });
      }
    }
  });
}

export function checkTiles(setting: Setting, draft: Draft, sketch: Sketch, report: PositionReport): void {
  checkTwice(draft, sketch, report);
  checkKinds(setting, draft, sketch, report);
  checkDealt(setting, draft, sketch, report);
  checkRiver(setting, draft, report);
  checkHomes(setting, draft, sketch, report);
}
