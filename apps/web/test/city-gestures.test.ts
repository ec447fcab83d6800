import { asked, type Journal, legal, submit } from '@thameside/kernel';
import {
  type Act,
  type Effort,
  KEYPLES,
  type Keyple,
  type KnownTile,
  tableOf,
  type View,
} from '@thameside/key-to-the-city/client';
import { describe, expect, it } from 'vitest';
import { type Draft, EMPTY, formFor } from '../src/boards/key-to-the-city/card/form.ts';
import { answersFor, givenIn } from '../src/boards/key-to-the-city/lib/gesture.ts';
import {
  answersToLay,
  answersToPlace,
  cellsOffered,
  connectorsOffered,
  rotationsOffered,
  sidesFor,
  tilesOffered,
} from '../src/boards/key-to-the-city/lib/laying.ts';
import { actsAt, chancesAt, type Offer, offersFor, whyNot } from '../src/boards/key-to-the-city/lib/lens.ts';
import { box, game, type Moment, manyMoments } from './city-games.ts';

const ACTS: readonly Act[] = ['bid', 'use', 'upgrade'];
const tilesOn = (view: View) => [...view.centre, ...view.players.flatMap(({ borough }) => borough)];

/** What the panel can build: no group, each by itself, all of them; the least and the most. */
function plansFor(act: Act, tile: string, offer: Offer): Effort[] {
  const all = offer.groups.map(group => group.tile);
  const choices = [[], all, ...(all.length > 1 ? all.map(each => [each]) : [])];
  return choices.flatMap(groups => {
    const moved = offer.groups
      .filter(group => groups.includes(group.tile))
      .reduce((sum, { count }) => sum + count, 0);
    const least = Math.max(0, offer.need - moved);
    const counts = [...new Set([least, offer.held])].filter(n => n >= least && n <= offer.held);
    return counts.map(count => ({ act, tile, colour: offer.colour, groups, count }));
  });
}

function* plansAt({ view, seat }: Moment): Generator<Effort> {
  const table = tableOf(view);
  for (const tile of tilesOn(view))
    for (const act of actsAt(box, table, seat, tile))
      if (!whyNot(box, table, seat, act, tile))
        for (const offer of offersFor(table, seat, act, tile))
          if (offer.possible) yield* plansFor(act, tile.id, offer);
}

const apply = (journal: Journal, seat: number, answers: readonly unknown[]): Journal =>
  submit(game, journal, seat, answers).journal;

describe('the panel of an action', () => {
  it('builds only gestures that the game accepts, from any question on', () => {
    let built = 0;
    let moments = 0;
    for (const moment of manyMoments()) {
      if (moment.ask.k !== 'turn' || moments++ % 6 !== 0) continue;
      const { journal, seat, ask, view } = moment;
      for (const plan of plansAt(moment)) {
        const answers = answersFor(tableOf(view), ask, seat, plan);
        expect(answers).not.toBeNull();
        const after = apply(journal, seat, answers ?? []);
        expect(after.entries.length).toBe(journal.entries.length + (answers?.length ?? 0));
        expect(['colour', 'group', 'count', 'front']).not.toContain(asked(after.now, seat)?.k);
        built++;
      }
    }
    expect(built).toBeGreaterThan(2000);
  });

  it('goes on from a question in the middle of an action', () => {
    let seen = 0;
    for (const { journal, seat, ask, view } of manyMoments()) {
      if (!['bid', 'use', 'upgrade', 'colour', 'group', 'count', 'front'].includes(ask.k)) continue;
      const given = givenIn(ask);
      const act = given.act ?? (ask.k as Act);
      const id = given.tile ?? String(ask.answers[0]);
      const tile = tilesOn(view).find(each => each.id === id) as KnownTile;
      const table = tableOf(view);
      const offer = offersFor(table, seat, act, tile).find(
        ({ colour, possible }) => possible && colour === (given.colour ?? colour),
      );
      if (!offer) throw new Error('no colour');
      for (const plan of plansFor(act, id, offer)) {
        const answers = answersFor(table, ask, seat, { ...plan, count: given.count ?? plan.count });
        if (answers === null) continue;
        apply(journal, seat, answers);
        seen++;
      }
    }
    expect(seen).toBeGreaterThan(1000);
  });
});

describe('what the panel proposes', () => {
  it('can be sent as it stands, whatever has been ticked and stepped', () => {
    let sent = 0;
    let moments = 0;
    for (const moment of manyMoments()) {
      const { journal, seat, ask, view } = moment;
      if (ask.k !== 'turn' || moments++ % 9 !== 0) continue;
      for (const plan of plansAt(moment)) {
        const drafts: readonly Draft[] = [
          EMPTY,
          { ...EMPTY, colour: plan.colour },
          { colour: plan.colour, groups: plan.groups, count: 99, front: 0 },
          { colour: plan.colour, groups: plan.groups, count: 0, front: 99 },
        ];
        for (const draft of drafts) {
          const form = formFor(
            tableOf(view),
            seat,
            plan.act,
            tilesOn(view).find(({ id }) => id === plan.tile) as KnownTile,
            draft,
            null,
          );
          if (!form) throw new Error('an open action without a form');
          expect(form.total).toBeGreaterThanOrEqual(form.offer.need);
          const answers = answersFor(tableOf(view), ask, seat, form.plan);
          apply(journal, seat, answers ?? ['nothing']);
          sent++;
        }
      }
    }
    expect(sent).toBeGreaterThan(2000);
  });
});

describe('the colour lens', () => {
  it('agrees with what the game offers: tiles, colours and the least number of keyples', () => {
    let moments = 0;
    for (const { journal, seat, ask, view } of manyMoments()) {
      if (ask.k !== 'turn' || moments++ % 5 !== 0) continue;
      for (const act of ACTS) {
        const lit = tilesOn(view).filter(tile =>
          KEYPLES.some(colour =>
            chancesAt(box, tableOf(view), seat, tile, colour).some(each => each.act === act && each.possible),
          ),
        );
        const isOffered = ask.answers.includes(act);
        expect(lit.length > 0).toBe(isOffered);
        if (!isOffered) continue;
        const chosen = apply(journal, seat, [act]);
        const tiles = legal(game, chosen.now, seat);
        expect(lit.map(({ id }) => id).sort()).toEqual([...tiles].sort());
        for (const tile of lit.slice(0, 3)) {
          const at = apply(chosen, seat, [tile.id]);
          const chance = (colour: Keyple) =>
            chancesAt(box, tableOf(view), seat, tile, colour).find(each => each.act === act);
          const colours = KEYPLES.filter(colour => chance(colour)?.possible);
          expect(legal(game, at.now, seat)).toEqual(colours);
          for (const colour of colours) {
            const need = chance(colour)?.need;
            let now = apply(at, seat, [colour]);
            if (asked(now.now, seat)?.k === 'group' && legal(game, now.now, seat).includes('enough'))
              now = apply(now, seat, ['enough']);
            if (asked(now.now, seat)?.k === 'count') expect(legal(game, now.now, seat)[0]).toBe(need);
          }
        }
      }
    }
    expect(moments).toBeGreaterThan(100);
  });
});

describe('laying connectors and tiles', () => {
  it('lays each connector wherever a place is shown', () => {
    let laid = 0;
    let moments = 0;
    for (const { journal, seat, ask, view } of manyMoments()) {
      if (ask.k !== 'connector' && ask.k !== 'side') continue;
      if (moments++ % 4 !== 0) continue;
      const sides = sidesFor(view, ask, seat);
      for (const connector of connectorsOffered(ask)) {
        for (const place of [...sides, 'discard'] as const) {
          const answers = answersToLay(ask, connector, place);
          expect(answers).not.toBeNull();
          apply(journal, seat, answers ?? []);
          laid++;
        }
      }
      if (ask.k !== 'connector') continue;
      const chosen = apply(journal, seat, [ask.answers[0]]);
      expect([...sides, 'discard']).toEqual(legal(game, chosen.now, seat));
    }
    expect(laid).toBeGreaterThan(500);
  });

  it('places each tile in every cell that is shown, turned every way that is shown', () => {
    let placed = 0;
    for (const { journal, seat, ask, view } of manyMoments()) {
      for (const tile of tilesOffered(ask)) {
        if (ask.k === 'rotation') {
          const { q, r } = ask.frame as unknown as { q: number; r: number };
          expect(rotationsOffered(view, box, ask, seat, tile, { q, r })).toEqual(ask.answers);
          continue;
        }
        const cells = cellsOffered(view, box, ask, seat, tile);
        const at = ask.k === 'tile' ? apply(journal, seat, [tile]) : journal;
        expect(cells.map(({ q, r }) => [q, r])).toEqual(legal(game, at.now, seat));
        for (const cell of cells) {
          for (const rotation of rotationsOffered(view, box, ask, seat, tile, cell)) {
            const answers = answersToPlace(box, ask, tile, cell, rotation);
            expect(answers).not.toBeNull();
            apply(journal, seat, answers ?? []);
            placed++;
          }
        }
      }
    }
    expect(placed).toBeGreaterThan(500);
  });
});
