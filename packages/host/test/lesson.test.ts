import type { Answer } from '@thameside/kernel';
import { title } from '@thameside/key-to-the-city';
import type { Lesson } from '@thameside/kit';
import type { SeatSpec } from '@thameside/protocol';
import { describe, expect, test } from 'vitest';
import { memoryStore } from '../src/index.ts';
import { bot, codeOf, type Desk, desk, person, play } from './desk.ts';

const { steps, learner, scripts } = title.lesson as Lesson;
const at = (key: string) => steps.findIndex(({ say }) => say.key === key);
const TWO: SeatSpec[] = [person('Ann'), bot('Wren')];

async function begun(d: Desk, seats = TWO): Promise<string> {
  await d.ask('manners', { milliseconds: 0, confirm: true });
  const reply = await d.ask('create', { game: title.id, seats, options: {}, set: null, lesson: true });
  if (reply.kind !== 'table') throw new Error(JSON.stringify(reply));
  await d.ask('watch', { table: reply.table, seat: learner });
  return reply.table;
}

const answer = (d: Desk, table: string, ...answers: Answer[]) =>
  d.ask('answer', { table, seat: learner, version: d.sight().version, answers: answers as never });
const endTurn = (d: Desk, table: string) =>
  d.ask('end-turn', { table, seat: learner, version: d.sight().version });
const learn = (d: Desk, table: string, step = d.sight().lesson?.step ?? -1) =>
  d.ask('learn', { table, seat: learner, step });
const undo = (d: Desk, table: string) => d.ask('undo', { table, seat: learner, version: d.sight().version });

/** One thing that a learner who does as told would do now. False when there is nothing. */
async function obeyed(d: Desk, table: string): Promise<boolean> {
  await d.run();
  const { lesson, ask, held } = d.sight();
  const onward = lesson ? steps[lesson.step]?.onward : undefined;
  if (!lesson || !onward) return false;
  if (lesson.state === 'here' && 'until' in onward) await learn(d, table);
  else if (!ask && held === learner) await endTurn(d, table);
  else if (ask) {
    const cues = 'answer' in onward ? onward.answer.filter(({ k }) => k === ask.k) : [];
    const wanted = cues.flatMap(({ is, oneOf }) => [...(is === undefined ? [] : [is]), ...(oneOf ?? [])]);
    const found = ask.answers.find(each => wanted.some(other => String(other) === String(each)));
    await answer(d, table, found ?? (ask.answers[0] as Answer));
  } else return false;
  return true;
}
async function obeyUntil(d: Desk, table: string, step: number, state = 'here'): Promise<void> {
  for (let i = 0; i < 200; i++) {
    await d.run();
    const { lesson } = d.sight();
    if (lesson?.step === step && lesson.state === state) return;
    if (!(await obeyed(d, table))) break;
  }
  throw new Error(`step ${step} is not reached: ${JSON.stringify(d.sight().lesson)}`);
}

describe('a guided game', () => {
  test('is a table like any other, at its first step', async () => {
    const d = desk('lesson');
    const table = await begun(d);
    expect(d.sight()).toMatchObject({ move: 0, lesson: { step: 0, state: 'here' }, ask: { k: 'turn' } });
    expect(await d.ask('tables', {})).toMatchObject({ tables: [{ table, lesson: true }] });
    const usual = await d.create(TWO);
    await d.ask('watch', { table: usual, seat: 0 });
    expect(d.sight().lesson).toBeNull();
    expect(await d.ask('tables', {})).toMatchObject({ tables: [{ lesson: true }, { lesson: false }] });
  });

  test('goes step by step to its end, and its bot by the script', async () => {
    const d = desk('whole lesson');
    const table = await begun(d);
    const met: number[] = [];
    for (let i = 0; i < 300 && d.sight().lesson; i++) {
      await d.run();
      const { lesson } = d.sight();
      if (lesson && lesson.state !== 'coming' && met.at(-1) !== lesson.step) met.push(lesson.step);
      expect(lesson?.state).not.toBe('astray');
      await obeyed(d, table);
    }
    expect(met).toEqual(steps.map((_, step) => step));
    expect(d.sight().lesson).toBeNull();
    const script = scripts[1] ?? [];
    const rivals = d.sight().log.filter(({ seat }) => seat === 1);
    expect(rivals.slice(0, script.length).map(({ k }) => k)).toEqual(script.map(({ k }) => k));
    // without the guide the game goes on, the bot by its own lights
    const { move } = d.sight();
    const after = await play(d, table, sight => sight.move > move + 30);
    expect(after.log.slice(move + 1).some(({ seat }) => seat === 1)).toBe(true);
  });

  test('the bot waits while a step is read, and goes on after it', async () => {
    const d = desk('reading');
    const table = await begun(d);
    // whoever plays on without reading is waited for
    await answer(d, table, 'bid', 'covent-garden', 'red', 2);
    await endTurn(d, table);
    await d.run();
    expect(d.sight()).toMatchObject({ lesson: { step: 0, state: 'here' }, waiting: [1] });
    expect(d.sight().log.some(({ seat }) => seat === 1)).toBe(false);
    await learn(d, table);
    await d.run();
    expect(d.sight().log.some(({ seat }) => seat === 1)).toBe(false);
    await learn(d, table);
    // and what was asked of them has been done already
    await d.run();
    expect(
      d
        .sight()
        .log.filter(({ seat }) => seat === 1)
        .map(({ k }) => k),
    ).toEqual(['turn', 'bid', 'colour', 'count']);
    expect(d.sight().lesson).toEqual({ step: at('lesson.outbid'), state: 'here' });
  });

  test('tells who goes astray, who comes back, and who skips', async () => {
    const d = desk('astray');
    const table = await begun(d);
    const bid = at('lesson.bid');
    await obeyUntil(d, table, bid);
    await answer(d, table, 'use');
    expect(d.sight().lesson).toEqual({ step: bid, state: 'astray' });
    await undo(d, table);
    expect(d.sight().lesson).toEqual({ step: bid, state: 'here' });
    await answer(d, table, 'bid', 'covent-garden', 'red', 3);
    expect(d.sight().lesson).toEqual({ step: bid, state: 'astray' });
    await undo(d, table);
    await answer(d, table, 2);
    expect(d.sight().lesson).toEqual({ step: bid + 1, state: 'coming' });
    await undo(d, table);
    expect(d.sight().lesson).toEqual({ step: bid, state: 'here' });
    await answer(d, table, 3);
    await learn(d, table);
    expect(d.sight().lesson).toEqual({ step: bid + 1, state: 'coming' });
    await endTurn(d, table);
    await d.run();
    expect(d.sight().lesson).toEqual({ step: bid + 1, state: 'here' });
  });

  test('what is taken back after a skip can be answered anew', async () => {
    const d = desk('skip and undo');
    const table = await begun(d);
    await obeyUntil(d, table, at('lesson.own'));
    await answer(d, table, 'bid', 'barbican');
    await learn(d, table); // past `own`
    await learn(d, table, at('lesson.guest'));
    while (d.sight().canUndo) await undo(d, table);
    const centre = at('lesson.centre');
    expect(d.sight().lesson).toEqual({ step: centre, state: 'here' });
    await answer(d, table, 'use', 'paddington-station', 'yellow', 1, 'all');
    expect(d.sight().lesson?.step).toBe(centre + 1);
  });

  test('a step that is the present one no longer is not gone past again', async () => {
    const d = desk('twice');
    const table = await begun(d);
    await learn(d, table, 0);
    const { version } = d.sight();
    expect(codeOf(await learn(d, table, 0))).toBe('done');
    expect(d.sight()).toMatchObject({ lesson: { step: 1 }, version });
  });

  test('is kept: another host goes on at the same step, by the same script', async () => {
    const store = memoryStore();
    const first = desk('kept', { store });
    const table = await begun(first);
    await obeyUntil(first, table, at('lesson.own'));
    await answer(first, table, 'use', 'greenwich');
    const before = first.sight();

    const second = desk('another', { store });
    await second.ask('manners', { milliseconds: 0, confirm: true });
    await second.ask('watch', { table, seat: learner });
    expect(second.sight()).toEqual(before);
    expect(second.sight().lesson).toEqual({ step: at('lesson.own'), state: 'here' });
    await obeyUntil(second, table, at('lesson.guest'));
    expect(second.sight().log.findLast(({ seat, k }) => seat === 1 && k === 'use')).toBeDefined();
  });

  test('can be ended: the game goes on, and the bot thinks for itself', async () => {
    const d = desk('ended');
    const table = await begun(d);
    expect(codeOf(await d.ask('end-lesson', { table, seat: learner }))).toBe('done');
    expect(d.sight().lesson).toBeNull();
    expect(await d.ask('tables', {})).toMatchObject({ tables: [{ lesson: false }] });
    expect(codeOf(await d.ask('end-lesson', { table, seat: learner }))).toBe('not-asked');
    await answer(d, table, 'pass');
    await endTurn(d, table);
    await d.run();
    expect(d.sight().log.some(({ seat }) => seat === 1)).toBe(true);
  });

  test('a rival whose script no longer fits thinks for itself', async () => {
    const d = desk('left');
    const table = await begun(d);
    await obeyUntil(d, table, at('lesson.bid'));
    await answer(d, table, 'sail', 5);
    await endTurn(d, table);
    await d.run();
    // the script would have it pass and then bid again; alone in the era it passes and has to sail
    const rivals = d.sight().log.filter(({ seat }) => seat === 1);
    expect(rivals.map(({ k }) => k)).toContain('berth');
    expect(d.sight().ask?.k).toMatch(/^(tile|cell)$/);
  });

  test('is told to nobody but its learner, and waits for nobody when a bot takes that seat', async () => {
    const d = desk('others');
    const table = await begun(d);
    await d.ask('watch', { table, seat: null });
    expect(d.sight().lesson).toBeNull();
    expect(codeOf(await d.ask('learn', { table, seat: 1, step: 0 }))).toBe('no-seat');
    await d.ask('hand-over', { table, seat: learner, to: bot('Zoe') });
    await d.run(() => d.sight().move > 3, 50);
    expect(d.sight().move).toBeGreaterThan(3);
  });

  test('is not there for another number of seats, nor for a game without one', async () => {
    const d = desk('none');
    const create = (at: Desk, seats: SeatSpec[]) =>
      at.ask('create', { game: title.id, seats, options: {}, set: null, lesson: true });
    expect(codeOf(await create(d, [...TWO, bot('Pepys')]))).toBe('bad-options');
    const { lesson: _, ...without } = title;
    expect(codeOf(await create(desk('without', { engineOf: async () => without }), TWO))).toBe('bad-options');
  });
});
