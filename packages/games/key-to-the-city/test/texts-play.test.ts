import {
  asked,
  at,
  below,
  type Frame,
  isOver,
  legal,
  type Match,
  play,
  refused,
  rngOf,
  start,
  waiting,
  words,
} from '@thameside/kernel';
import type { Said } from '@thameside/kit';
import { describe, expect, test } from 'vitest';
import { openBox } from '../src/components/box.ts';
import { HOUSE_1 } from '../src/components/house-1/index.ts';
import { describer } from '../src/describe/index.ts';
import type { State } from '../src/state.ts';
import { game } from './game.ts';
import { VOICES } from './texts/voices.ts';

const say = describer(openBox(HOUSE_1));

/** What could not be said; every message once. */
const gaps = new Set<string>();
function heard(said: Said): string[] {
  const spoken = VOICES.map(voice => voice(said));
  for (const text of spoken) if (text.includes('⟦') || text.trim() === '') gaps.add(text);
  return spoken;
}

/** Labels that two answers share, in any language. */
const clashes = new Set<string>();
function labelled(f: Frame, labels: readonly string[][]): void {
  VOICES.forEach((_, language) => {
    const spoken = labels.map(label => at(label, language));
    spoken.forEach((label, i) => {
      if (spoken.indexOf(label) < i) clashes.add(`${f.k}: ${label}`);
    });
  });
}

const questions = new Set<string>();

function listen(m: Match<State>, seat: number): void {
  const f = asked(m, seat) as Frame;
  questions.add(f.k);
  heard(say.ask(f));
  heard(say.wait(f));
  const view = game.view(m.s, seat);
  const no = refused(game, m, seat);
  const answers = [...legal(game, m, seat), ...no.map(({ answer }) => answer)];
  labelled(
    f,
    answers.map(answer => heard(say.answer(f, answer))),
  );
  labelled(
    f,
    answers.map(answer => heard(say.answer(f, answer, view))),
  );
  for (const { refusal } of no) heard(say.refusal(refusal));
}

function look(m: Match<State>, me: number | null): void {
  for (const { said } of say.outline(game.view(m.s, me))) heard(said);
  for (const line of game.score(m.s).flat()) heard(say.scoreLine(line));
}

/** At random, but reluctant to end the era, so that there is something to see. */
function listenTo(seats: number, options: Record<string, string>, seed: string): void {
  const rng = rngOf(seed);
  const emit = (event: Parameters<typeof say.event>[0]) => void heard(say.event(event));
  const m = start(game, seats, { homes: 'random', start: 'random', jennifer: 'off', ...options }, seed, emit);
  for (let turn = 0; !isOver(m); turn++) {
    const seat = at(waiting(m), below(rng, waiting(m).length));
    listen(m, seat);
    if (turn % 40 === 0) look(m, turn % 80 === 0 ? seat : null);
    const answers = legal(game, m, seat);
    const busy = answers.filter(answer => !['pass', 'sail'].includes(words(answer)));
    const from = busy.length > 0 && below(rng, 4) > 0 ? busy : answers;
    play(game, m, seat, at(from, below(rng, from.length)), emit);
  }
  look(m, null);
}

const TABLES: readonly Record<string, string>[] = [{}, { homes: 'chosen', jennifer: 'on' }];

describe('in whole games', () => {
  test.each([2, 3, 4, 5, 6])('everything is put into words, with %i players', seats => {
    for (const options of TABLES) for (let n = 0; n < 3; n++) listenTo(seats, options, `texts ${seats} ${n}`);
    expect([...gaps]).toEqual([]);
    expect([...clashes]).toEqual([]);
  });

  test('every kind of question has come up', () => {
    const all = Object.keys(game.frames).filter(name => game.frames[name]?.legal);
    expect([...questions].sort()).toEqual(all.sort());
  });
});
