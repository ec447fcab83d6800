import { type Answer, at, isOver, type Journal, submit } from '@thameside/kernel';
import { bestRun } from '@thameside/london/client';
import { describe, expect, it } from 'vitest';
import { dangerOf } from '../src/boards/london/lib/danger.ts';
import { buttonsOf, DRAWN, goesOn, OF_HAND, OF_MARKET, OF_STACKS } from '../src/boards/london/lib/gesture.ts';
import { answersFor, leftOut, moved, stillToDo } from '../src/boards/london/lib/run-order.ts';
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
  return hasRevealed ? null : { answers: given, ask: isOver(now.now) ? null : askAt(now, seat), now };
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

  it('is carried out as the forecast has it, with the amounts it promised', async () => {
    let whole = 0;
    for (const moment of runs()) {
      const { view, seat, ask } = moment;
      const best = bestRun(box, view, seat);
      if (
        !best ||
        best.order.length === 0 ||
        !at(view.players, seat).display.every(({ activated }) => !activated)
      )
        continue;
      expect(stillToDo(best.order, ask)).toEqual(best.order);
      const answers = await answersFor(best.order, async tried => probed(moment, tried));
      const { journal } = submit(game, moment.journal, seat, answers);
      const after = askAt(journal, seat);
      if (after?.k !== 'run') continue; // somebody else has to be named on the way
      const then = at(viewAt(journal, seat).players, seat);
      const now = at(view.players, seat);
      const brought = best.items.reduce((sum, { money }) => sum + money, 0);
      expect(then.money - now.money).toBe(brought);
      expect(then.prestige - now.prestige).toBe(best.items.reduce((sum, { prestige }) => sum + prestige, 0));
      whole++;
    }
    expect(whole).toBeGreaterThan(5);
  });

  it('can be put into another order, and cards can be left out', () => {
    const order = [{ activate: 0 }, { activate: 2 }, { activate: 'borough' as const }];
    expect(moved(order, 0, 1).map(({ activate }) => activate)).toEqual([2, 0, 'borough']);
    expect(moved(order, 2, 0).map(({ activate }) => activate)).toEqual(['borough', 0, 2]);
    expect(moved(order, 0, -1)).toBe(order);
    for (const { ask } of runs()) {
      const out = leftOut([], ask);
      expect(out).toEqual(ask.answers.filter(answer => typeof answer === 'number' || answer === 'borough'));
      expect(
        leftOut(
          out.map(activate => ({ activate })),
          ask,
        ),
      ).toEqual([]);
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
  it('name the loans that buying land would take', () => {
    let dear = 0;
    for (const { journal, view, ask, seat } of moments(2, 'dear')) {
      if (ask.k !== 'buy') continue;
      const said = dangerOf(view, box, ask, seat, [at(ask.answers, 0)]);
      const then = viewAt(submit(game, journal, seat, [ask.answers[0]]).journal, seat);
      const taken = at(then.players, seat).loans - at(view.players, seat).loans;
      expect(said?.params.loans ?? 0).toBe(taken);
      if (taken > 0) dear++;
    }
    expect(dear).toBeGreaterThan(0);
  });
});
