import { type Counts, entry, inside, totalOf } from '@thameside/kit';
import type { UsePlan } from '../../components/box.ts';
import { CONNECTORS, type Connector, KEYPLES } from '../../components/vocabulary.ts';
import { connectorsOn } from '../../rules/upgrade.ts';
import { berthCount } from '../berths.ts';
import type { PositionReport } from '../faults.ts';
import type { Draft } from '../form.ts';
import type { Setting } from '../setting.ts';
import type { Sketch } from '../sketch.ts';
import { activeSeat, passedBefore } from '../turn.ts';

/** K51: a berth holds one barge. */
function checkBerths(setting: Setting, { players }: Sketch, report: PositionReport): void {
  players.forEach(({ at, it: { berth, sailed } }, seat) => {
    const max = berthCount(setting, sailed) - 1;
    if (berth > max) report(inside(at, 'berth'), 'fault.out-of-range', { found: berth, min: 0, max });
    const other = players.findIndex(({ it }) => it.berth === berth && it.sailed === sailed);
    if (other < seat) report(inside(at, 'berth'), 'position.berth-shared', { berth, seat: other });
  });
}

/** K10, K50: somebody's turn, and a run of passes that leads up to it. */
function checkTurn(setting: Setting, draft: Draft, sketch: Sketch, report: PositionReport): void {
  const active = activeSeat(draft, sketch);
  if (active >= setting.seats) {
    report('active', 'position.no-such-seat', { seat: active, players: setting.seats });
    return;
  }
  if (setting.phase !== 'turn') return;
  if (sketch.players.every(({ it }) => it.sailed)) report('players', 'position.all-sailed', {});
  else if (sketch.players[active]?.it.sailed) report('active', 'position.active-sailed', { seat: active });
  else {
    const given = draft.passes ?? [];
    const seats = passedBefore(sketch, active).slice(-given.length);
    if (given.length > 0 && given.join() !== seats.join()) {
      report('passes', 'position.passes', { seat: active, seats });
    }
  }
}

const yields = (panel: UsePlan, unplaced: Counts<Connector>): boolean =>
  CONNECTORS.reduce((sum, colour) => sum + Math.max(0, unplaced[colour] - panel.connectors[colour]), 0) <=
  panel.anyConnectors;

/** K35: connectors are unplaced only until the player's next turn, so they came from one use, and nothing came after it. */
function checkUnplaced({ box }: Setting, draft: Draft, { players }: Sketch, report: PositionReport): void {
  const panels = Object.values(box.tiles).flatMap(({ use }) => use.filter(panel => panel !== null));
  players.forEach(({ at, it }, seat) => {
    if (it.unplaced.length === 0) return;
    const place = inside(at, 'unplaced');
    if (it.sailed || draft.passes?.includes(seat)) report(place, 'position.unplaced-placed', { seat });
    const counts = connectorsOn(it.unplaced);
    if (!panels.some(panel => yields(panel, counts))) report(place, 'position.unplaced-gain', {});
  });
}

/** K80. */
function checkFront({ jennifer }: Setting, { players }: Sketch, report: PositionReport): void {
  if (jennifer) return;
  for (const { at, it } of players)
    if (totalOf(KEYPLES, it.front) > 0) report(inside(at, 'front'), 'position.front', {});
}

/** K60 to K66: tiles are taken only at the end of an era, and by then everything else is cleared away. */
function checkPhase({ phase }: Setting, draft: Draft, { players }: Sketch, report: PositionReport): void {
  const absent = (at: string, field: string, isThere: boolean) => {
    if (isThere) report(at, 'position.not-in-phase', { field, phase });
  };
  if (phase === 'placing') {
    absent('centre', 'centre', (draft.centre?.length ?? 0) > 0);
    absent('passes', 'passes', (draft.passes?.length ?? 0) > 0);
  }
  players.forEach(({ at, it, borough, taken }, seat) => {
    const ready = draft.players?.[seat]?.ready;
    if (phase === 'turn') {
      absent(inside(at, 'taken'), 'taken', taken.length > 0);
      absent(inside(at, 'ready'), 'ready', ready !== undefined);
      return;
    }
    absent(inside(at, 'unplaced'), 'unplaced', it.unplaced.length > 0);
    if (!it.sailed) report(inside(at, 'sailed'), 'position.not-in-phase', { field: 'sailed', phase });
    for (const site of borough) absent(inside(site.at, 'placed'), 'placed', site.it.placed > 0);
    if (ready && taken.length > 0) report(inside(at, 'ready'), 'position.not-ready', { count: taken.length });
  });
}

function checkSeats({ seats }: Setting, draft: Draft, report: PositionReport): void {
  draft.passes?.forEach((seat, i) => {
    if (seat !== undefined && seat >= seats) {
      report(entry('passes', i), 'position.no-such-seat', { seat, players: seats });
    }
  });
}

export function checkPlayers(
  setting: Setting,
  draft: Draft,
  sketch: Sketch,
  isRead: boolean,
  report: PositionReport,
): void {
  checkSeats(setting, draft, report);
  checkBerths(setting, sketch, report);
  if (isRead) checkTurn(setting, draft, sketch, report);
  checkUnplaced(setting, draft, sketch, report);
  checkFront(setting, sketch, report);
  checkPhase(setting, draft, sketch, report);
}
