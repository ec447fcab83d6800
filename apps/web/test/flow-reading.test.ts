import { isOver, legal, open, seedOf, submit, waiting } from '@thameside/kernel';
import type { Event } from '@thameside/key-flow/client';
import { describe, expect, it } from 'vitest';
import type { EntryOf } from '../src/boards/board.ts';
import { PIECES, pieces } from '../src/boards/key-flow/lib/pieces.ts';
import { lastReveal, takenThisSeason } from '../src/boards/key-flow/lib/reveal.ts';
import { comesFrom, leftOf, othersOf, passesTo, rightOf } from '../src/boards/key-flow/lib/seats.ts';
import { spotOf } from '../src/boards/key-flow/lib/seek.ts';
import { SOURCES, sourceOf } from '../src/boards/key-flow/lib/source.ts';
import { frameOf, leftEdge, topEdge, wayTo } from '../src/boards/key-flow/lib/village.ts';
import { game, manyMoments, viewAt } from './flow-games.ts';

const MOMENTS = [...manyMoments()];

/** A game of first answers, with its log as seat 0 reads it. */
function* logged(seats: number) {
  const opened = open(
    game,
    seats,
    { decisions: 'with-card', backs: 'open', stores: 'closed' },
    seedOf('log'),
  );
  let { journal } = opened;
  const entry = (seat: number | null, events: typeof opened.events): EntryOf<Event> => ({
    move: journal.entries.length,
    seat,
    k: null,
    turn: 0,
    lane: true,
    auto: false,
    events: events.filter(({ to }) => to === null || to.includes(0)).map(({ event }) => event as Event),
    reason: null,
  });
  const log = [entry(null, opened.events)];
  while (!isOver(journal.now)) {
    const [seat = 0] = waiting(journal.now);
    const [answer = ''] = legal(game, journal.now, seat);
    const given = submit(game, journal, seat, [answer]);
    journal = given.journal;
    log.push(entry(seat, given.events));
    yield { log, view: viewAt(journal, 0) };
  }
}

describe('the reveal', () => {
  it('tells each card once, with everything that its owner’s action did', () => {
    let told = 0;
    for (const { log, view } of logged(4)) {
      const reveal = lastReveal(log);
      if (!reveal || log.at(-1)?.move !== reveal.move) continue;
      expect(reveal.played.map(({ seat }) => seat)).toEqual(view.players.map((_, seat) => seat));
      for (const { card, on, seat, village } of reveal.played) {
        if (card === null) continue;
        if (on === null) expect(view.players[seat]?.village.map(({ id }) => id)).toContain(card);
        else expect(view.players[village]?.village.map(({ id }) => id)).toContain(on);
      }
      told++;
    }
    expect(told).toBe(30 + 1); // 6 + 7 + 8 + 9 turns, and the winter cards
  });
  it('says why a bot played its card, from this turn and no earlier one', () => {
    const because = (turn: number) => ({ key: `because ${turn}`, params: {} });
    const events: Event[] = [
      { t: 'turn', turn: 1 },
      { t: 'placed', seat: 0, card: 'a', x: 2 },
      { t: 'discarded', seat: 1 },
    ];
    const log = [
      { seat: 1, reason: because(1), events: [] },
      { seat: 0, reason: null, events },
      { seat: 0, reason: because(2), events: [] },
      { seat: 1, reason: null, events },
    ].map((each, i) => ({ move: i + 1, k: 'secret', turn: 0, lane: true, auto: false, ...each }));
    const whys = (upTo: number) => lastReveal(log.slice(0, upTo))?.played.map(({ reason }) => reason);
    expect(whys(2)).toEqual([null, because(1)]);
    expect(whys(4)).toEqual([because(2), null]);
  });
  it('remembers what I took this season, and forgets it with the next', () => {
    const counts = new Set<number>();
    for (const { log, view } of logged(3)) {
      if (view.phase !== 'season') continue;
      const taken = takenThisSeason(log, 0);
      const left = view.players[0]?.hand?.length ?? 0;
      expect(taken.length + left).toBe([6, 7, 8, 9][view.season]);
      counts.add(taken.length);
    }
    expect(counts.size).toBe(9);
  });
});

describe('seats and places', () => {
  it('F1, F10: hands go round to the left in spring and autumn', () => {
    const view = { players: [0, 1, 2, 3, 4].map(() => null) as never, passing: 'left' as const };
    expect([leftOf(view, 4), rightOf(view, 0)]).toEqual([0, 4]);
    expect([passesTo(view, 0), comesFrom(view, 0)]).toEqual([1, 4]);
    expect(passesTo({ ...view, passing: 'right' }, 0)).toBe(4);
    expect(othersOf(view, 1)).toEqual([3, 4]);
  });
  it('F20: two rows, the lower shifted by half a card', () => {
    expect([leftEdge(0), topEdge(0), leftEdge(1), topEdge(1), leftEdge(-2)]).toEqual([0, 0, 65, 140, -130]);
    expect(topEdge(-3)).toBe(140);
    const frame = frameOf([-3, 0, 4], false);
    expect(frameOf([0], true).height).toBeGreaterThan(frameOf([0], false).height);
    expect(frame.x).toBeLessThan(leftEdge(-3));
    expect(frame.x + frame.width).toBeGreaterThan(leftEdge(4) + 130);
  });
  it('F40: a gap blocks, and the way round it is found', () => {
    const village = [0, 4, 6].map(x => ({ id: `at${x}`, x }));
    expect(wayTo(village, 'at0', 'at6')).toBeNull();
    const bridged = [...village, { id: 'at1', x: 1 }, { id: 'at3', x: 3 }];
    expect(wayTo(bridged, 'at0', 'at6')).toEqual(['at0', 'at1', 'at3', 'at4', 'at6']);
  });
  it('finds every card that an event speaks of', () => {
    const last = MOMENTS.at(-1);
    const home = last?.view.players[2]?.home ?? '';
    expect(last && spotOf(last.view, `card:${home}`)).toBe(2);
    expect(last && spotOf(last.view, 'seat:1')).toBe(1);
    expect(last && spotOf(last.view, 'panel:village')).toBe(last?.view.me);
    expect(last && spotOf(last.view, 'panel:hand')).toBeNull();
  });
});

describe('pieces and sources', () => {
  it('name something for every event that is about somebody', () => {
    const about = { seat: 1, card: 'builder', on: 'home-1', from: 'a', to: 'b', scorer: null };
    const silent = Object.keys(PIECES).filter(t => pieces({ ...about, t }).length === 0);
    expect(silent).toEqual(['season', 'turn', 'season-ends', 'over']);
    expect(pieces({ t: 'something later' })).toEqual([]);
  });
  it('know every line of every score', () => {
    const seen = new Set(
      MOMENTS.flatMap(({ view }) => view.players.flatMap(({ score }) => score.map(({ key }) => key))),
    );
    expect([...seen].sort()).toEqual(
      ['score.card', 'score.gold', 'score.points', 'score.storage', 'score.turned'].sort(),
    );
    expect(new Set([...seen].map(key => sourceOf({ key })))).toEqual(new Set(SOURCES));
  });
});
