import {
  type Answer,
  asked,
  at,
  below,
  legal,
  type Match,
  rngOf,
  type Seat,
  seedOf,
  step,
  totals,
  waiting,
} from '@thameside/kernel';
import {
  type Cue,
  type Given,
  LANGUAGES,
  type Language,
  type LessonStep,
  mentioned,
  type Passed,
  progress,
  type Said,
  scripted,
  translator,
  type Whereabouts,
  whereabouts,
} from '@thameside/kit';
import { describe, expect, test } from 'vitest';
import { openBox, planOf } from '../src/components/box.ts';
import { HOUSE_1 } from '../src/components/house-1/index.ts';
import { LESSON } from '../src/lesson/index.ts';
import { PANELS } from '../src/lesson/panels.ts';
import type { State } from '../src/state.ts';
import { texts } from '../src/texts/index.ts';
import { arrange, playerOf, siteIn, stockOf } from './arrange.ts';
import { game } from './game.ts';

const { learner, steps } = LESSON;
const RIVAL = 1;
const script = LESSON.scripts[RIVAL] ?? [];
const box = openBox(HOUSE_1);

/** Who of the two comes first where both are asked. */
type Haste = 'rival' | 'learner';

/** The lesson as a host would run it: what leaves the learner no choice goes by itself, and the rival waits for reading. */
class Table {
  match: Match<State> = arrange(LESSON.position as object);
  readonly given: Given[][] = [[], []];
  passed: Passed = {};
  readonly forces: boolean;
  readonly haste: Haste;
  constructor(forces: boolean, haste: Haste = 'rival') {
    this.forces = forces;
    this.haste = haste;
    this.settle();
  }
  asked(seat: Seat): string | null {
    return asked(this.match, seat)?.k ?? null;
  }
  at(): Whereabouts | null {
    return whereabouts(steps, this.passed, at(this.given, learner), this.asked(learner));
  }
  isReading(): boolean {
    const here = this.at();
    return here?.state === 'here' && 'until' in at(steps, here.step).onward;
  }
  read(): void {
    const here = this.at();
    if (!here || !this.isReading()) throw new Error('there is nothing to read');
    this.passed = { ...this.passed, [here.step]: here.from };
    this.settle();
  }
  give(seat: Seat, answer: Answer, auto = false): void {
    at(this.given, seat).push({ k: this.asked(seat) ?? '', answer: auto ? null : answer });
    this.match = step(game, this.match, seat, answer).match;
  }
  /** Answers of the learner, each followed by what follows from it. */
  answer(...answers: readonly Answer[]): void {
    for (const each of answers) {
      this.give(learner, each);
      this.settle();
    }
  }
  settle(): void {
    while (this.force() || this.rivals()) {}
  }
  rivals(): boolean {
    if (this.isReading() || !waiting(this.match).includes(RIVAL)) return false;
    if (this.haste === 'learner' && waiting(this.match).includes(learner)) return false;
    const answer = scripted(
      script,
      at(this.given, RIVAL),
      this.asked(RIVAL) ?? '',
      legal(game, this.match, RIVAL),
    );
    if (answer !== undefined) this.give(RIVAL, answer);
    return answer !== undefined;
  }
  force(): boolean {
    const [only, ...others] = legal(game, this.match, learner);
    const k = this.asked(learner) ?? '';
    if (!this.forces || only === undefined || others.length > 0 || game.frames[k]?.commits) return false;
    this.give(learner, only, true);
    return true;
  }
}

type Pick = (answers: readonly Answer[]) => Answer | undefined;
const first: Pick = answers => answers[0];

/** What the texts tell the learner to do where no answer is waited for. */
const TOLD: Readonly<Record<string, Cue>> = { route: { k: 'route', is: 'gold-mine' }, cargo: { k: 'cargo' } };

/** What a learner who does as told answers; where the lesson leaves a choice, `pick` makes it. */
function obey(table: Table, wanted: readonly Cue[], from: number, pick: Pick): void {
  const k = table.asked(learner) ?? '';
  const since = at(table.given, learner).slice(from);
  const next = wanted.find((_, i) => progress(wanted.slice(0, i + 1), since) !== 'done');
  const cue = next?.k === k ? next : TOLD[k];
  if (!cue) throw new Error(`${k} is asked, and ${next?.k} is waited for`);
  const offered = legal(game, table.match, learner);
  const fit = cue.oneOf ?? (cue.is === undefined ? offered : [cue.is]);
  const answer = pick(offered.filter(each => fit.some(other => String(other) === String(each))));
  if (answer === undefined) throw new Error(`${k}: none of ${fit} is offered, but ${offered}`);
  table.answer(answer);
}

interface Walk {
  readonly forces?: boolean;
  readonly haste?: Haste;
  /** Called at the beginning of each step. */
  readonly look?: (step: LessonStep, table: Table) => void;
  readonly pick?: Pick;
}
/** Walk through the steps, each of which must begin when its turn comes. */
function walk({ forces = true, haste = 'rival', look = () => {}, pick = first }: Walk = {}): Table {
  const table = new Table(forces, haste);
  steps.forEach((each, nth) => {
    // what is left of the action before it, as the learner likes
    while (table.at()?.state === 'coming' && table.asked(learner) !== null) {
      table.answer(pick(legal(game, table.match, learner)) ?? '');
    }
    const here = table.at();
    expect(here, each.say.key).toMatchObject({ step: nth, state: 'here' });
    look(each, table);
    const { onward } = each;
    if ('until' in onward) {
      table.read();
      return;
    }
    for (let turns = 0; table.at()?.step === nth; turns++) {
      if (turns > 12) throw new Error(`${each.say.key} does not come to its end`);
      obey(table, onward.answer, here?.from ?? 0, pick);
      expect(table.at()?.state, each.say.key).not.toBe('astray');
    }
  });
  expect(table.at()).toBeNull();
  return table;
}

const WAYS: readonly [string, Walk][] = [
  ['every answer is given', { forces: false }],
  ['the only answer goes by itself', { forces: true }],
  ['the rival always comes second', { haste: 'learner' }],
];
describe.each(WAYS)('the lesson, where %s', (_, how) => {
  test('asks for answers that are offered, each step when its question is asked; its script, too', () => {
    const table = walk(how);
    expect(table.given[RIVAL]).toHaveLength(script.length);
    expect(table.match.s).toMatchObject({ phase: 'season', season: 1 });
    expect(waiting(table.match)).toContain(RIVAL); // from here on the bot plays by itself
  });

  test('lights pieces that are there for the learner', () => {
    const look: Walk['look'] = ({ say, lit }, { match: { s } }) => {
      const { hand, winter } = at(s.players, learner);
      const laid = s.players.flatMap(p => p.village.flatMap(({ id, keyples }) => [id, ...keyples]));
      const there = [
        ...[...laid, ...hand, ...winter].map(id => `card:${id}`),
        ...s.players.map((_, seat) => `seat:${seat}`),
        ...PANELS.map(panel => `panel:${panel}`),
      ];
      expect(
        lit.filter(piece => !there.includes(piece)),
        say.key,
      ).toEqual([]);
    };
    walk({ ...how, look });
  });
});

test('whatever the learner picks where the lesson leaves a choice, it comes to its end', () => {
  for (let i = 0; i < 40; i++) {
    const rng = rngOf(seedOf(`learner ${i}`));
    const table = walk({
      forces: i % 2 === 0,
      haste: i % 3 === 0 ? 'learner' : 'rival',
      pick: answers => answers[below(rng, answers.length)],
    });
    expect(table.given[RIVAL]).toHaveLength(script.length);
  }
});

describe('the learner', () => {
  const when = (key: string): Match<State> => {
    let found: Match<State> | undefined;
    walk({
      look: (each, table) => {
        if (each.say.key === key) found = table.match;
      },
    });
    if (!found) throw new Error(`no step ${key}`);
    return found;
  };

  test('begins with a spring as it could be dealt to two', () => {
    const { s } = when('lesson.aim');
    const dealt = s.players.flatMap(p => [
      ...p.hand,
      ...p.village.flatMap(({ id, keyples }) => [id, ...keyples]),
    ]);
    const spring = dealt.filter(id => planOf(box, id).season === 0);
    expect(spring).toHaveLength(16);
    expect(spring.filter(id => planOf(box, id).isK)).toHaveLength(6);
    expect(s.turn).toBe(4);
    expect(s.players.map(p => p.hand.length)).toEqual([5, 5]);
  });
  test('is left four cards by the rival', () => {
    const m = when('lesson.pass');
    expect(siteIn(m, RIVAL, 'keywood').x).toBe(4);
    expect(playerOf(m, learner).hand).toHaveLength(4);
  });
  test('has the stone and the iron beside the mine', () =>
    expect(stockOf(when('lesson.keyple'), learner, 'spring-field-2c')).toEqual({ stone: 1, iron: 1 }));
  test('upgrades the mine with them', () => {
    const m = when('lesson.abroad');
    expect(siteIn(m, learner, 'gold-mine').level).toBe(1);
    expect(stockOf(m, learner, 'gold-mine')).toEqual({});
  });
  test('brings home a resource and a token, and has a guest, who takes gold', () => {
    const m = when('lesson.guest');
    expect(Object.values(stockOf(m, learner, 'home-1'))).toEqual([1]);
    expect(playerOf(m, learner).tokens).toBe(1);
    expect(siteIn(m, learner, 'gold-mine').keyples).toEqual(['spring-keyple-07']);
    expect(stockOf(m, RIVAL, 'home-2')).toEqual({ gold: 2 });
  });
  test('has 2 gold and one token when spring is over, and so has the rival', () => {
    const m = when('lesson.token');
    expect(stockOf(m, learner, 'gold-mine')).toEqual({ gold: 2 });
    expect(m.s.players.map(p => p.tokens)).toEqual([1, 1]);
    expect(playerOf(m, RIVAL).discards).toHaveLength(1);
  });
  test('has green keyples under the store, those of the guest among them, and three points', () => {
    const m = when('lesson.winter');
    const { store, winter } = playerOf(m, learner);
    expect([...store].sort()).toEqual(['spring-keyple-01', 'spring-keyple-05', 'spring-keyple-07']);
    expect(planOf(box, 'key-market').boxes[0]?.score).toMatchObject({ points: 3, need: { green: 1 } });
    expect(winter).toHaveLength(7);
    expect(totals(game, m)[learner]).toBe(3);
  });
});

describe('somebody who does something else', () => {
  const begun = (): Table => {
    const table = new Table(true);
    while (table.isReading()) table.read();
    return table;
  };

  test('can, and is told; whoever does as told is led on', () => {
    const table = begun();
    table.answer('woodcutter');
    expect(table.at()).toMatchObject({ step: 2, state: 'astray' });
    expect(legal(game, table.match, learner)).not.toEqual([]);
    const other = begun();
    other.answer('gold-mine', -4);
    expect(other.at()).toMatchObject({ step: 2, state: 'astray' });
    const obedient = begun();
    obedient.answer('gold-mine', 2, 'ready');
    expect(obedient.at()).toMatchObject({ step: 3, state: 'here' });
  });

  test('meets a rival who follows the script as far as it goes, and then thinks', () => {
    const table = begun();
    table.answer('woodcutter', 2, 'ready'); // which the rival's script would take next
    expect(table.given[RIVAL]?.map(({ k }) => k)).toEqual(['pick', 'place', 'ready']);
    expect(legal(game, table.match, RIVAL)).not.toContain('woodcutter');
    expect(table.asked(RIVAL)).toBe('pick');
    table.give(RIVAL, 'gold-mine');
    table.settle();
    expect(table.asked(RIVAL)).toBe('place'); // left once, left for good
  });

  test('meets a rival who follows it all the same where it still can', () => {
    const table = begun();
    table.answer('gold-mine', -4, 'ready');
    expect(table.at()?.state).toBe('astray');
    expect(table.given[RIVAL]).toHaveLength(6); // ready for the turn after
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
      expect([...mentioned(text)].sort(), key).toEqual([...mentioned(en[key] ?? '')].sort());
      expect(text, key).toMatch(/^\S[^'"]*[.!]$/u);
      expect(text, key).not.toMatch(/\s\s| [:;?!»]|« /u);
      expect(text.split(/(?<=[.!?])\s/u).length, key).toBeLessThanOrEqual(3);
      if (language !== 'en') expect(text, key).not.toBe(en[key]);
    }
    const speak = translator(language, texts[language], { seat: () => 'Wren' });
    const spoken = said.map(({ key, params }) => speak(key, params));
    expect(spoken.filter(text => text.includes('⟦'))).toEqual([]);
    expect(spoken.filter(text => text.length > 200)).toEqual([]);
  });
});
