import { botsFor } from '@thameside/bots';
import { type Answer, at, isOver, type Journal, redealt, rngOf, seedOf, submit } from '@thameside/kernel';
import { describe, expect, it } from 'vitest';
import { dangerOf } from '../src/boards/london/lib/danger.ts';
import { buttonsOf, DRAWN, goesOn, OF_HAND, OF_MARKET, OF_STACKS } from '../src/boards/london/lib/gesture.ts';
import {
  followed,
  forecast,
  leftOut,
  moved,
  orderIn,
  type RunStep,
  stillToDo,
  usualOrder,
} from '../src/boards/london/lib/run-order.ts';
import { askAt, box, game, type Moment, manyMoments, moments, viewAt } from './london-games.ts';

/** As the host answers a probe: with what leaves no choice. */
function probed({ journal, seat }: Moment, answers: readonly Answer[]) {
  let now: Journal = journal;
  const given: Answer[] = [];
  const give = (answer: Answer) => {
    ({ journal: now } = submit(game, now, seat, [answer]));
    given.push(answer);
  };
  for (const answer of answers) give(answer);
  for (let ask = askAt(now, seat); ask?.answers.length === 1; ask = askAt(now, seat))
    give(at(ask.answers, 0));
  const hasRevealed = now.barrier === now.entries.length && now.entries.length > journal.entries.length;
  return hasRevealed
    ? null
    : { answers: given, ask: isOver(now.now) ? null : askAt(now, seat), view: viewAt(now, seat) };
}

describe('one gesture', () => {
  it('develops with card, discard and place as one command, from the action on', () => {
    let built = 0;
    for (const moment of moments(3, 'develop')) {
      if (moment.ask.k !== 'action' || !moment.ask.answers.includes('develop')) continue;
      let answers: readonly Answer[] = ['develop'];
      let found = probed(moment, answers);
      while (found?.ask && goesOn(found.answers, found.ask)) {
        answers = [...found.answers, at(found.ask.answers, 0)];
        found = probed(moment, answers);
      }
      const after = viewAt(
        submit(game, moment.journal, moment.seat, found?.answers ?? answers).journal,
        moment.seat,
      );
      expect(after.playing).toBeNull();
      const height = (view: typeof after) =>
        at(view.players, moment.seat).display.reduce((sum, stack) => sum + stack.height, 0);
      if (height(after) > height(moment.view)) built++;
      if (built > 8) break;
    }
    expect(built).toBeGreaterThan(8);
  });

  it('has a target or a button for every answer of every question', () => {
    for (const { ask } of manyMoments()) {
      expect(DRAWN.has(ask.k), ask.k).toBe(true);
      const buttons = buttonsOf(ask);
      for (const answer of ask.answers) {
        const isTarget =
          (typeof answer === 'object' && OF_MARKET.includes(ask.k)) ||
          (typeof answer === 'number' && [...OF_STACKS, 'victim'].includes(ask.k)) ||
          ['deck', 'look', 'new', 'loan'].includes(String(answer)) ||
          (typeof answer === 'string' && [...OF_HAND, 'pick', 'order', 'lay-out', 'buy'].includes(ask.k));
        expect(isTarget || buttons.includes(answer), `${ask.k} ${answer}`).toBe(true);
      }
    }
  });
});

describe('the run', () => {
  const runs = function* () {
    for (const seats of [2, 3, 4])
      for (const moment of moments(seats, `run ${seats}`)) if (moment.ask.k === 'run') yield moment;
  };

  const probeOf = (moment: Moment) => async (answers: readonly Answer[]) => {
    try {
      return probed(moment, answers);
    } catch {
      return null; // not offered
    }
  };

  it('brings what the forecast of its order says, step by step and in all', async () => {
    let whole = 0;
    for (const moment of runs()) {
      const { view, seat, ask } = moment;
      const order = usualOrder(ask).toReversed();
      const probe = probeOf(moment);
      const { items, total } = await forecast(view, seat, [], order, probe);
      const { answers } = await followed([], order, probe);
      const { journal } = submit(game, moment.journal, seat, answers);
      if (order.length === 0 || askAt(journal, seat)?.k !== 'run') continue; // something is to be chosen on the way
      const now = at(view.players, seat);
      const then = at(viewAt(journal, seat).players, seat);
      const sum = (of: 'money' | 'prestige' | 'poverty') => items.reduce((all, item) => all + item[of], 0);
      expect(then.money - now.money).toBe(sum('money'));
      expect(then.prestige - now.prestige).toBe(sum('prestige'));
      expect(then.poverty - now.poverty).toBe(sum('poverty'));
      const end = at(viewAt(submit(game, journal, seat, ['enough']).journal, seat).players, seat);
      expect(total).toEqual({
        money: end.money - now.money,
        prestige: end.prestige - now.prestige,
        poverty: end.poverty - now.poverty,
        loans: end.loans - now.loans,
      });
      whole++;
    }
    expect(whole).toBeGreaterThan(5);
  });

  it('is carried out to the end as a hint has it', async () => {
    const bot = botsFor(game).alderman;
    let followedUp = 0;
    for (const moment of runs()) {
      const { seat } = moment;
      const seed = seedOf('hint');
      const line = bot?.choose(
        game,
        redealt(game, moment.journal.now, seat, seed),
        seat,
        rngOf(seed),
      ).answers;
      const order = await orderIn(line ?? [], probeOf(moment));
      if (order.length === 0) continue;
      const { answers } = await followed([], order, probeOf(moment));
      expect(answers.map(String)).toEqual(line?.slice(0, answers.length).map(String));
      expect(askAt(submit(game, moment.journal, seat, answers).journal, seat)?.k).toBe('run');
      followedUp++;
    }
    expect(followedUp).toBeGreaterThan(5);
  });

  it('can be put into another order, and cards can be left out', () => {
    const step = (activate: RunStep['activate']): RunStep => ({ activate, on: [] });
    const order = [step(0), step(2), step('borough')];
    expect(moved(order, 0, 1).map(({ activate }) => activate)).toEqual([2, 0, 'borough']);
    expect(moved(order, 2, 0).map(({ activate }) => activate)).toEqual(['borough', 0, 2]);
    expect(moved(order, 0, -1)).toBe(order);
    for (const { ask } of runs()) {
      const out = leftOut([], ask);
      expect(out).toEqual(ask.answers.filter(answer => typeof answer === 'number' || answer === 'borough'));
      expect(leftOut(out.map(step), ask)).toEqual([]);
      expect(stillToDo([...usualOrder(ask), step(99)], ask)).toEqual(usualOrder(ask));
    }
  });

  it('asks back before it ends while cards could still be activated', () => {
    for (const { view, ask, seat } of runs()) {
      const idle = ask.answers.some(answer => typeof answer === 'number');
      expect(dangerOf(view, box, ask, seat, ['enough']) !== null).toBe(idle);
    }
  });
});

describe('dangers', () => {
  it('name the loans that a thought takes, whatever is paid for', () => {
    const dear = new Set<string>();
    for (const seats of [2, 3, 4])
      for (const { journal, view, ask, seat } of moments(seats, 'dear'))
        for (const first of ask.answers) {
          // with what belongs to it, the last of each
          const answers: Answer[] = [first];
          const after = () => submit(game, journal, seat, answers).journal;
          for (let next = askAt(after(), seat); next && goesOn(answers, next); next = askAt(after(), seat))
            answers.push(at(next.answers, next.answers.length - 1));
          const taken = at(viewAt(after(), seat).players, seat).loans - at(view.players, seat).loans;
          if (first === 'loan' || taken < 0) continue;
          const said = dangerOf(view, box, ask, seat, answers);
          if (said !== null && said.key !== 'london.danger.loans') continue;
          expect(said?.params.loans ?? 0, `${ask.k} ${answers}`).toBe(taken);
          if (taken > 0) dear.add(ask.k);
        }
    for (const k of ['action', 'buy', 'develop', 'discard']) expect(dear).toContain(k);
  });
});
