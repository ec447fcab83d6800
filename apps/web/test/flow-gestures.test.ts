import { type Answer, asked, type Journal, legal, type Seat, submit } from '@thameside/kernel';
import {
  type HoldingView,
  holdingOf,
  kindsOn,
  type PlayerView,
  type Resource,
  thingsOf,
} from '@thameside/key-flow/client';
import { describe, expect, it } from 'vitest';
import { dangerOf } from '../src/boards/key-flow/lib/danger.ts';
import { hauled, type Probe } from '../src/boards/key-flow/lib/haul.ts';
import { givingsTo, markOf, placesIn, verbsFor, workLeft } from '../src/boards/key-flow/lib/marks.ts';
import { byScorer, leftOver } from '../src/boards/key-flow/lib/things.ts';
import { plansWithin, upgradesWith } from '../src/boards/key-flow/lib/upgrade.ts';
import { distancesFrom, wayTo } from '../src/boards/key-flow/lib/village.ts';
import { askAt, box, game, type Moment, manyMoments, viewAt } from './flow-games.ts';

const MOMENTS = [...manyMoments()];
const at = (...ks: string[]): Moment[] => MOMENTS.filter(({ ask }) => ks.includes(ask.k));

/** What the host would say: the answers given, and the question after them. */
const probeAt =
  (journal: Journal, seat: Seat): Probe =>
  async answers => {
    try {
      const after = submit(game, journal, seat, [...answers]).journal;
      return { answers, ask: askAt(after, seat) };
    } catch {
      return null;
    }
  };

const playerAt = ({ view, seat }: Pick<Moment, 'view' | 'seat'>): PlayerView => {
  const player = view.players[seat];
  if (!player) throw new Error('no such seat');
  return player;
};
const holdingAt = (moment: Pick<Moment, 'view' | 'seat'>): HoldingView => holdingOf(playerAt(moment));

const stockOf = (holding: HoldingView, card: string, resource: Resource): number =>
  holding.village.find(({ id }) => id === card)?.stock[resource] ?? 0;

describe('moving a resource by hand (F40)', () => {
  it('becomes one command that the game accepts and that moves it as far as was shown', async () => {
    let far = 0;
    for (const moment of at('work').filter(({ ask }) => (workLeft(ask)?.moves ?? 0) > 1)) {
      const { journal, seat, ask } = moment;
      const holding = holdingAt(moment);
      const from = holding.village.find(site => kindsOn(site).length > 0);
      const [resource] = from ? kindsOn(from) : [];
      if (!from || !resource) continue;
      const reach = distancesFrom(holding.village, from.id);
      const target = [...reach].filter(([, steps]) => steps <= (workLeft(ask)?.moves ?? 0)).at(-1);
      if (!target || target[1] === 0) continue;
      const [to, steps] = target;
      const way = wayTo(holding.village, from.id, to) ?? [];
      expect(way.length).toBe(steps + 1);
      const found = await hauled(probeAt(journal, seat), [], [{ resource, way }]);
      const after = submit(game, journal, seat, [...(found?.answers ?? [])]).journal;
      if (!asked(after.now, seat)) continue; // nothing was left to do, and the reveal may have come
      const now = holdingAt({ view: viewAt(after, seat), seat });
      expect(stockOf(now, from.id, resource)).toBe(stockOf(holding, from.id, resource) - 1);
      expect(stockOf(now, to, resource)).toBe(stockOf(holding, to, resource) + 1);
      far = Math.max(far, steps);
    }
    expect(far).toBeGreaterThan(1);
  });
  it('is refused beyond what the game allows', async () => {
    const moment = at('work').find(({ ask }) => workLeft(ask)?.moves === 1);
    if (!moment) throw new Error('no such moment');
    const holding = holdingAt(moment);
    const from = holding.village.find(site => kindsOn(site).length > 0);
    const far = [...distancesFrom(holding.village, from?.id ?? '')].find(([, steps]) => steps === 2);
    if (!from || !far) throw new Error('no such village');
    const way = wayTo(holding.village, from.id, far[0]) ?? [];
    const probe = probeAt(moment.journal, moment.seat);
    expect(await hauled(probe, [], [{ resource: kindsOn(from)[0] as Resource, way }])).toBeNull();
  });
});

describe('the planner of upgrades', () => {
  it('knows what can be upgraded at once exactly as the game does', () => {
    let seen = 0;
    for (const moment of at('work')) {
      if ((workLeft(moment.ask)?.upgrades ?? 0) === 0) continue;
      const holding = holdingAt(moment);
      const ready = holding.village.filter(site => upgradesWith(box, playerAt(moment), site));
      const offered = holding.village.filter(({ id }) => verbsFor(moment.ask, id).includes('upgrade'));
      expect(ready.map(({ id }) => id)).toEqual(offered.map(({ id }) => id));
      seen += offered.length;
    }
    expect(seen).toBeGreaterThan(20);
  });
  it('proposes ways that the game accepts, upgrade and all', async () => {
    let followed = 0;
    for (const moment of at('work')) {
      const left = workLeft(moment.ask);
      if (!left || left.upgrades === 0) continue;
      const { journal, seat } = moment;
      for (const { moves, hauls, card } of plansWithin(box, playerAt(moment), left.moves)) {
        const found = await hauled(probeAt(journal, seat), [], hauls);
        const after = submit(game, journal, seat, [...(found?.answers ?? []), ['upgrade', card]]);
        expect(after.journal.entries.length).toBeGreaterThan(journal.entries.length);
        expect(hauls.reduce((sum, { way }) => sum + way.length - 1, 0)).toBe(moves);
        if (moves > 0) followed++;
      }
    }
    expect(followed).toBeGreaterThan(20);
  });
  it('warns whoever stops although an upgrade is at hand', () => {
    const warned = at('work').map(moment =>
      dangerOf(moment.view, box, moment.ask, moment.seat, ['done'])?.key.replace('flow.danger.', ''),
    );
    expect(new Set(warned)).toEqual(new Set([undefined, 'upgrade-left', 'upgrade-in-reach']));
    const ready = at('work').find(({ ask }) =>
      ask.answers.some(answer => Array.isArray(answer) && answer[0] === 'upgrade'),
    );
    expect(ready && dangerOf(ready.view, box, ready.ask, ready.seat, ['done'])?.key).toBe(
      'flow.danger.upgrade-left',
    );
  });
});

describe('what is lit', () => {
  const cardsOf = ({ view }: Moment): string[] => view.players.flatMap(p => p.village.map(({ id }) => id));
  it('is every card that the question offers, and every other says why not', () => {
    for (const moment of at('target')) {
      const marks = cardsOf(moment).map(id => ({ id, ...markOf(moment.ask, id) }));
      expect(
        marks
          .filter(({ legal: is }) => is)
          .map(({ id }) => id)
          .sort(),
      ).toEqual(
        moment.ask.answers
          .filter(answer => answer !== 'discard')
          .map(String)
          .sort(),
      );
      for (const { legal: is, off, refusals } of marks)
        expect(is || (off && refusals.length === 1)).toBe(true);
    }
  });
  it('is every place that is offered', () => {
    for (const { ask } of at('place')) {
      const { open, shut } = placesIn(ask);
      expect([...open, ...ask.answers.filter(answer => answer === 'discard')]).toEqual(ask.answers);
      expect(shut.filter(({ x }) => open.includes(x))).toEqual([]);
    }
  });
  it('leads to every answer about transport, upgrades and the final allocation', () => {
    for (const { ask, view, seat } of at('work', 'give')) {
      const village = view.players[seat]?.village ?? [];
      const reached: Answer[] = village.flatMap(({ id }) => [
        ...verbsFor(ask, id).map((verb): Answer => [verb, id]),
        ...givingsTo(ask, id),
      ]);
      const others = ask.answers.filter(answer => answer !== 'done' && answer !== 'nowhere');
      expect(reached.map(String).sort()).toEqual(others.map(String).sort());
    }
    expect(at('give').length).toBeGreaterThan(0);
  });
  it('is nothing for questions that no card answers', () => {
    const ask: Moment['ask'] = {
      k: 'pick',
      answers: [],
      refused: [],
      frame: { k: 'pick', seat: 0 },
      commits: false,
      lane: true,
    };
    expect(markOf(ask, 'builder')).toEqual({ legal: false, off: false, refusals: [] });
    expect(markOf(null, 'builder').legal).toBe(false);
  });
});

describe('the final allocation (F65)', () => {
  it('shows every thing that can be moved, given or left over, as often as there is one', () => {
    for (const { view, seat, journal, ask } of at('allocate')) {
      if (!ask.answers.includes('change')) continue;
      const player = view.players[seat];
      if (!player?.allocation) throw new Error('no allocation');
      const movable = legal(game, submit(game, journal, seat, ['change']).journal.now, seat).map(String);
      const things = thingsOf(box, player);
      const rest = leftOver(things, player.allocation, movable);
      for (const thing of movable) {
        const given = byScorer(player.allocation)
          .flatMap(({ shares }) => shares)
          .filter(share => share.thing === thing)
          .reduce((sum, { count }) => sum + count, 0);
        expect(given + (rest.find(each => each.thing === thing)?.count ?? 0)).toBe(
          things.find(({ id }) => id === thing)?.count,
        );
      }
    }
  });
});
