import {
  type Answer,
  asked,
  below,
  legal,
  type Match,
  rngOf,
  type Seat,
  seedOf,
  step,
  waiting,
} from '@thameside/kernel';
import {
  type Cue,
  type Given,
  LANGUAGES,
  type Language,
  type LessonStep,
  mentioned,
  progress,
  type Said,
  scripted,
  translator,
} from '@thameside/kit';
import { describe, expect, test } from 'vitest';
import { openBox } from '../src/components/box.ts';
import { HOUSE_1 } from '../src/components/house-1/index.ts';
import { LESSON } from '../src/lesson/index.ts';
import { PANELS } from '../src/lesson/panels.ts';
import { scoreOf } from '../src/score.ts';
import type { State } from '../src/state.ts';
import { texts } from '../src/texts/index.ts';
import { arrange, game } from './arrange.ts';

const { learner, steps } = LESSON;
const RIVAL = 1;
const script = LESSON.scripts[RIVAL] ?? [];

/** The lesson as a host would run it: the rival answers when asked, and what leaves the learner no choice goes by itself. */
class Table {
  match: Match<State> = arrange(LESSON.position as object);
  readonly given: Given[][] = [[], []];
  readonly forces: boolean;
  constructor(forces: boolean) {
    this.forces = forces;
    this.settle();
  }
  give(seat: Seat, answer: Answer, auto = false): void {
    const k = asked(this.match, seat)?.k ?? '';
    this.given[seat]?.push({ k, answer: auto ? null : answer });
    this.match = step(game, this.match, seat, answer).match;
  }
  settle(): void {
    for (;;) {
      const answer = this.rivals() ?? this.forced();
      if (answer === undefined) return;
    }
  }
  rivals(): Answer | undefined {
    if (!waiting(this.match).includes(RIVAL)) return undefined;
    const k = asked(this.match, RIVAL)?.k ?? '';
    const answer = scripted(script, this.given[RIVAL] ?? [], k, legal(game, this.match, RIVAL));
    if (answer !== undefined) this.give(RIVAL, answer);
    return answer;
  }
  forced(): Answer | undefined {
    const k = asked(this.match, learner)?.k ?? '';
    const [only, ...others] = legal(game, this.match, learner);
    if (!this.forces || only === undefined || others.length > 0 || game.frames[k]?.commits) return undefined;
    this.give(learner, only, true);
    return only;
  }
}

type Pick = (answers: readonly Answer[]) => Answer | undefined;
const first: Pick = answers => answers[0];

/** What a learner who does as told answers; where the lesson leaves a choice, `pick` makes it. */
function obey(table: Table, cue: Cue, pick: Pick): void {
  const offered = legal(game, table.match, learner);
  const wanted = cue.oneOf ?? (cue.is === undefined ? offered : [cue.is]);
  const answer = pick(offered.filter(each => wanted.some(other => String(other) === String(each))));
  if (answer === undefined) throw new Error(`${cue.k}: none of ${wanted} is offered, but ${offered}`);
  table.give(learner, answer);
}

/** Walk through the steps; `look` is called at the beginning of each. */
function walk(
  forces: boolean,
  look: (step: LessonStep, table: Table) => void = () => {},
  pick = first,
): Table {
  const table = new Table(forces);
  for (const each of steps) {
    look(each, table);
    if ('until' in each.onward) continue;
    const { answer } = each.onward;
    const before = table.given[learner]?.length ?? 0;
    const since = () => table.given[learner]?.slice(before) ?? [];
    for (let turns = 0; progress(answer, since()) !== 'done'; turns++) {
      if (turns > answer.length) throw new Error(`${each.say.key} does not come to its end`);
      const k = asked(table.match, learner)?.k;
      const met = answer.findIndex((_, i) => progress(answer.slice(0, i + 1), since()) !== 'done');
      expect(answer[met]?.k, each.say.key).toBe(k);
      obey(table, answer[met] as Cue, pick);
      expect(progress(answer, since()), each.say.key).not.toBe('astray');
      table.settle();
    }
  }
  return table;
}

describe.each([
  ['every answer is given', false],
  ['the only answer goes by itself', true],
])('the lesson, where %s', (_, forces) => {
  test('asks for answers that are offered, and its script does, too', () => {
    const table = walk(forces);
    expect(table.given[RIVAL]).toHaveLength(script.length);
    expect(table.match.s.era).toBe(2);
    expect(waiting(table.match)).toContain(RIVAL); // from here on the bot plays by itself
  });

  test('begins each step when the learner is asked what it is about', () => {
    walk(forces, ({ say, asked: k }, table) => {
      if (k !== null) expect(asked(table.match, learner)?.k, say.key).toBe(k);
    });
  });

  test('lights pieces that are there', () => {
    walk(forces, ({ say, lit }, { match: { s } }) => {
      const tiles = [...s.centre, ...s.players.flatMap(p => [...p.borough, ...p.taken])].map(
        ({ id }) => `tile:${id}`,
      );
      const berths = (openBox(HOUSE_1).berths[s.era] ?? []).map((_, i) => `berth:${i}`);
      const there = [
        ...tiles,
        ...s.players.flatMap(p =>
          p.borough.flatMap(({ id, sides }) => sides.map((_, i) => `side:${id}:${i}`)),
        ),
        ...berths,
        ...s.players.map((_, seat) => `seat:${seat}`),
        ...PANELS.map(panel => `panel:${panel}`),
      ];
      expect(
        lit.filter(piece => !there.includes(piece)),
        say.key,
      ).toEqual([]);
    });
  });
});

test('whatever the learner picks where the lesson leaves a choice, it comes to its end', () => {
  for (let i = 0; i < 40; i++) {
    const rng = rngOf(seedOf(`learner ${i}`));
    const table = walk(i % 2 === 0, undefined, answers => answers[below(rng, answers.length)]);
    expect(table.given[RIVAL]).toHaveLength(script.length);
  }
});

describe('the learner', () => {
  const at = (key: string): Match<State> => {
    let found: Match<State> | undefined;
    walk(true, (each, table) => {
      if (each.say.key === key) found = table.match;
    });
    if (!found) throw new Error(`no step ${key}`);
    return found;
  };
  const lot = (m: Match<State>, id: string) => m.s.centre.find(each => each.id === id);
  const site = (m: Match<State>, seat: Seat, id: string) =>
    m.s.players[seat]?.borough.find(each => each.id === id);

  test('has ten keyples to begin with, like the rival', () => {
    const { players, centre } = at('lesson.aim').s;
    const held = (seat: Seat) => Object.values(players[seat]?.screen ?? {}).reduce((sum, n) => sum + n, 0);
    const bids = (seat: Seat) => centre.reduce((sum, each) => sum + (each.bids[seat] ?? 0), 0);
    expect([0, 1].map(seat => held(seat) + bids(seat))).toEqual([9, 9]); // and one each on a tile
    expect(centre.reduce((sum, each) => sum + each.placed, 0)).toBe(2);
  });
  test('is outbid', () => expect(lot(at('lesson.outbid'), 'covent-garden')?.bids).toEqual([2, 3]));
  test('has a guest, whose keyples stay', () => {
    expect(site(at('lesson.guest'), 0, 'greenwich')).toMatchObject({ placed: 3, ladder: 2, colour: 'blue' });
    expect(at('lesson.era-end').s.players[0]?.screen.blue).toBeGreaterThanOrEqual(4);
  });
  test('sees the rival pass', () => expect(at('lesson.pass').s.passes).toEqual([RIVAL]));
  test('begins era 2 with two tiles more', () => {
    const m = at('lesson.era');
    expect(m.s.active).toBe(learner);
    expect(m.s.players[0]?.borough).toHaveLength(3);
  });
  test('has six points when points are spoken of', () => {
    const lines = scoreOf(openBox(HOUSE_1), at('lesson.score').s)[learner] ?? [];
    expect(lines.map(({ params, points }) => [params.tile, points])).toEqual([
      ['battersea-power-station', 3],
      ['trafalgar-square', 3],
    ]);
  });
});

describe('somebody who does something else', () => {
  test('can, and is told', () => {
    const table = new Table(true);
    const first = steps.find(each => 'answer' in each.onward)?.onward;
    if (!first || 'until' in first) throw new Error('nothing is asked');
    table.give(learner, 'use');
    expect(progress(first.answer, table.given[learner] ?? [])).toBe('astray');
    expect(legal(game, table.match, learner)).not.toEqual([]);
  });

  test('meets a rival who follows the script as far as it goes, and then thinks', () => {
    const table = new Table(true);
    for (const answer of ['sail', 5]) table.give(learner, answer);
    table.settle();
    expect(table.given[RIVAL]?.at(-1)).toEqual({ k: 'turn', answer: 'pass' });
    expect(asked(table.match, RIVAL)?.k).toBe('berth'); // who is alone sails by passing
  });
});

describe('the texts of the lesson', () => {
  const lessonIn = (language: Language) =>
    Object.fromEntries(Object.entries(texts[language]).filter(([key]) => key.startsWith('lesson.')));
  const en = lessonIn('en');
  const said: Said[] = steps.flatMap(({ say, onward }) => ('nudge' in onward ? [say, onward.nudge] : [say]));

  test('are all used, once', () => {
    expect(said.map(({ key }) => key).sort()).toEqual(Object.keys(en).sort());
  });

  test.each(LANGUAGES)('%s: has them all, short, with the same parameters, and says them whole', language => {
    const catalogue = lessonIn(language);
    expect(Object.keys(catalogue)).toEqual(Object.keys(en));
    for (const [key, text] of Object.entries(catalogue)) {
      expect(mentioned(text), key).toEqual(mentioned(en[key] ?? ''));
      expect(text, key).toMatch(/^\S[^'"]*[.!]$/u);
      expect(text, key).not.toMatch(/\s\s| [:;?!»]|« /u);
      expect(text.split(/(?<=[.!?])\s/u).length, key).toBeLessThanOrEqual(3);
      if (language !== 'en') expect(text, key).not.toBe(en[key]);
    }
    const speak = translator(language, texts[language], { seat: seat => `Bot ${seat}` });
    expect(said.map(({ key, params }) => speak(key, params)).filter(text => text.includes('⟦'))).toEqual([]);
  });
});
