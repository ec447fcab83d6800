import { submit } from '@thameside/kernel';
import {
  boroughLines,
  type Event,
  lackingFor,
  laidIn,
  type SiteView,
  SKILLS,
  tableOf,
  whyNotUpgrade,
} from '@thameside/key-to-the-city/client';
import { countsOf } from '@thameside/kit';
import { describe, expect, it } from 'vitest';
import { dangerOf, leavingOf, passEffect } from '../src/boards/key-to-the-city/lib/danger.ts';
import { centreOf, frameAround, middle } from '../src/boards/key-to-the-city/lib/hex.ts';
import { PIECES, pieces } from '../src/boards/key-to-the-city/lib/pieces.ts';
import { sideOf } from '../src/boards/key-to-the-city/lib/seats.ts';
import { sourcesOf } from '../src/boards/key-to-the-city/lib/sources.ts';
import { initialsOf } from '../src/parts/initials.ts';
import { box, game, manyMoments, viewAt } from './city-games.ts';

describe('the drawing', () => {
  it('puts the middle of a side between the two tiles that share it', () => {
    const [q, r] = [2, -1];
    const east = middle(1);
    const here = centreOf({ q, r });
    const there = centreOf({ q: q + 1, r });
    expect((here.x + there.x) / 2).toBeCloseTo(here.x + east.x, 1);
    expect((here.y + there.y) / 2).toBeCloseTo(here.y + east.y, 1);
  });
  it('frames all tiles', () => {
    const frame = frameAround([centreOf({ q: 0, r: 0 }), centreOf({ q: 3, r: -2 })], 10);
    expect(frame.x).toBeLessThan(-86);
    expect(frame.y).toBeLessThan(-400);
    expect(frame.width).toBeGreaterThan(500);
  });
  it('gives each seat a side of its own, clockwise as they sit', () => {
    for (let seats = 2; seats <= 6; seats++) {
      for (const me of [null, 0, seats - 1]) {
        const sides = Array.from({ length: seats }, (_, seat) => sideOf(seat, seats, me));
        expect(new Set(sides).size).toBe(seats);
        expect(sides[me ?? 0]).toBe(3);
      }
    }
  });
  it('tells players with the same initial apart', () => {
    expect(initialsOf(['Anna', 'Ben'])).toEqual(['A', 'B']);
    expect(initialsOf(['Anna', 'Arthur', 'Ben'])).toEqual(['An', 'Ar', 'B']);
    expect(initialsOf(['Anna', 'Anna'])).toEqual(['1', '2']);
    expect(initialsOf(['éva', ''])).toEqual(['É', '2']);
  });
});

describe('pieces', () => {
  it('speaks of something for every event that names a tile or a seat', () => {
    const seen = new Set<string>();
    for (const { journal, seat, ask } of manyMoments()) {
      const { events } = submit(game, journal, seat, [ask.answers[0]]);
      for (const { event } of events) {
        const { t } = event as Event;
        seen.add(t);
        expect(Object.hasOwn(PIECES, t)).toBe(true);
        const named = pieces(event as Record<string, unknown>);
        for (const piece of named) expect(piece).toMatch(/^(tile:[\w-]+|seat:\d|berth:\d|side:[\w-]+:\d)$/);
        if ('tile' in (event as object) || 'seat' in (event as object))
          expect(named.length).toBeGreaterThan(0);
      }
    }
    expect(seen.size).toBeGreaterThan(20);
  });
  it('is silent about events that it does not know', () => {
    expect(pieces({ t: 'from-the-future' })).toEqual([]);
    expect(pieces({})).toEqual([]);
  });
});

const sum = (lines: readonly { points: number; key: string }[]) =>
  lines.filter(({ key }) => key !== 'score.barge').reduce((total, { points }) => total + points, 0);

describe('the estimate of a borough', () => {
  it('is what the game counts once a ghost has been laid', () => {
    let laid = 0;
    for (const { journal, seat, ask, view } of manyMoments()) {
      if (ask.k !== 'cell' || box.tiles[ask.frame.tile]?.hasRiver) continue;
      const f = ask.frame;
      const player = tableOf(view).players[seat]!;
      const taken = player.taken.find(({ id }) => id === f.tile)!;
      for (const answer of ask.answers) {
        const [q, r] = answer;
        const borough = [...player.borough, laidIn(player.borough, taken, q, r, 0)];
        const after = viewAt(submit(game, journal, seat, [answer]).journal, seat).players[seat]!;
        expect(sum(boroughLines(box, { ...player, borough }))).toBe(sum(after.score));
        laid++;
      }
    }
    expect(laid).toBeGreaterThan(100);
  });
});

const lackingAt = (site: SiteView, skills = countsOf(SKILLS)) => lackingFor(box, site, site.sides, skills);
const siteWith = (id: string, level: number, sides: SiteView['sides']): SiteView => ({
  id,
  level,
  colour: null,
  placed: 0,
  ladder: 0,
  q: 0,
  r: 0,
  rotation: 0,
  sides,
});

describe('the upgrade finder', () => {
  it('K42: asks for the named colours, then different ones, then any', () => {
    const eye = siteWith('london-eye', 1, ['blue', null, null, null, null, 'red']);
    expect(lackingAt(eye)?.connectors).toEqual(['grey', 'any']);
    const home = siteWith('greenwich', 0, ['red', 'red', 'blue', null, null, null]);
    expect(lackingAt(home)?.connectors).toEqual(['different', 'different', 'different', 'different']);
    expect(lackingAt(siteWith('the-o2', 0, []))).toBeNull();
  });
  it('finds somewhere to take what is missing, the cheapest first', () => {
    let found = 0;
    for (const { seat, view } of manyMoments()) {
      const table = tableOf(view);
      const player = table.players[seat]!;
      for (const site of player.borough) {
        const lacking = lackingAt(site, player.skills);
        if (!lacking) continue;
        const rule = whyNotUpgrade(box, table, seat, site)?.rule;
        expect(lacking.connectors.length > 0).toBe(rule === 'K42');
        if (rule !== 'K42') expect(lacking.skills.length > 0).toBe(rule === 'K43');
        const sources = sourcesOf(view, box, lacking);
        const prices = sources.map(({ price }) => price);
        expect(prices).toEqual(prices.toSorted((a, b) => a - b));
        found += sources.length;
      }
    }
    expect(found).toBeGreaterThan(100);
  });
});

describe('pass and sail', () => {
  it('K50: foresees when a pass makes everybody sail', () => {
    let ends = 0;
    for (const { journal, seat, ask, view } of manyMoments()) {
      if (ask.k !== 'turn') continue;
      const events = submit(game, journal, seat, ['pass']).events.map(({ event }) => event as Event);
      const isEnd = events.some(({ t }) => t === 'all-passed');
      expect(passEffect(view, seat) !== 'stays').toBe(isEnd);
      expect(dangerOf(view, box, ask, seat, ['pass']) !== null).toBe(isEnd);
      if (isEnd) ends++;
    }
    expect(ends).toBeGreaterThan(0);
  });
  it('asks back before keyples are left unused or a lead is left alone', () => {
    for (const { seat, ask, view } of manyMoments()) {
      if (ask.k !== 'turn') continue;
      const { total, leading, losing, others } = leavingOf(view, seat);
      expect(total).toBe(
        view.players[seat]!.keyples + Object.values(view.players[seat]!.front).reduce((a, b) => a + b, 0),
      );
      for (const lot of losing) expect(lot.winner).not.toBe(seat);
      const isRisky = total > 0 || (leading.length > 0 && others > 0);
      expect(dangerOf(view, box, ask, seat, ['sail', 0]) !== null).toBe(isRisky);
    }
  });
  it('K33: asks back before a use that yields nothing', () => {
    let nothing = 0;
    for (const { journal, seat, ask, view } of manyMoments()) {
      if (ask.k !== 'use') continue;
      for (const tile of ask.answers as string[]) {
        const none = { ...view, connectors: { ...view.connectors }, skills: { ...view.skills } };
        expect(dangerOf(view, box, ask, seat, [tile])).toBeNull();
        for (const heap of [none.connectors, none.skills] as Record<string, number>[])
          for (const sort of Object.keys(heap)) heap[sort] = 0;
        if (dangerOf(none, box, ask, seat, [tile])) nothing++;
      }
      expect(journal.entries.length).toBeGreaterThan(0);
    }
    expect(nothing).toBeGreaterThan(0);
  });
  it('asks back before a connector is thrown away, and not when it is laid', () => {
    for (const { seat, ask, view } of manyMoments()) {
      if (ask.k !== 'side') continue;
      expect(dangerOf(view, box, ask, seat, ['discard'])?.key).toBe('city.danger.discard');
      expect(dangerOf(view, box, ask, seat, [ask.answers[0] as never])).toBeNull();
    }
  });
});
