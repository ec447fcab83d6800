import {
  type Answer,
  asked,
  at,
  type Game,
  legal,
  type Match,
  type Seat,
  step,
  waiting,
} from '@thameside/kernel';
import {
  type Cue,
  type Given,
  type Lesson,
  type LessonStep,
  type Passed,
  progress,
  scripted,
  type Whereabouts,
  whereabouts,
} from '@thameside/kit';

/** Where the lesson leaves a choice. */
export type Pick = (answers: readonly Answer[]) => Answer | undefined;

export interface Manner {
  /** Whether the only answer there is goes by itself. */
  readonly forces?: boolean;
  /** Who comes first where both are asked. */
  readonly haste?: 'rival' | 'learner';
}
export interface Walk<S> extends Manner {
  /** Called at the beginning of each step. */
  readonly look?: (step: LessonStep, table: LessonTable<S>) => void;
  readonly pick?: Pick;
}

/** A guided game as a host runs it: what leaves the learner no choice goes by itself, and rivals wait for reading. */
export interface LessonTable<S> {
  readonly match: Match<S>;
  readonly given: readonly (readonly Given[])[];
  /** The steps before which something else had to be answered. */
  readonly late: readonly string[];
  asked(seat: Seat): string | null;
  whereabouts(): Whereabouts | null;
  isReading(): boolean;
  /** Go on from a step that is only read. */
  read(): void;
  /** One answer, and nothing that follows from it. */
  give(seat: Seat, answer: Answer): void;
  settle(): void;
  /** Answers of the learner, each followed by what follows from it. */
  answer(...answers: readonly Answer[]): void;
}

const PATIENCE = 20;
const first: Pick = answers => answers[0];

/** The room in which a game's lesson is walked through. `told`: what its texts say where no answer is waited for. */
export function lessonRoom<S>(game: Game<S>, lesson: Lesson, told: Readonly<Record<string, Cue>> = {}) {
  const { learner, steps } = lesson;
  const rivals = Object.keys(lesson.scripts).map(Number);

  function begin({ forces = true, haste = 'rival' }: Manner = {}): LessonTable<S> & { late: string[] } {
    const opened = game.position(lesson.position);
    if ('faults' in opened) throw new Error(JSON.stringify(opened.faults));
    let { match } = opened;
    let passed: Passed = {};
    const given: Given[][] = Array.from({ length: lesson.seats }, () => []);
    const k = (seat: Seat) => asked(match, seat)?.k ?? null;
    const here = () => whereabouts(steps, passed, at(given, learner), k(learner));
    const isReading = () => {
      const now = here();
      return now?.state === 'here' && 'until' in at(steps, now.step).onward;
    };
    const give = (seat: Seat, answer: Answer, auto = false) => {
      at(given, seat).push({ k: k(seat) ?? '', answer: auto ? null : answer });
      match = step(game, match, seat, answer).match;
    };
    const force = (): boolean => {
      const [only, ...others] = legal(game, match, learner);
      if (!forces || only === undefined || others.length > 0) return false;
      if (game.frames[k(learner) ?? '']?.commits) return false;
      give(learner, only, true);
      return true;
    };
    const follow = (rival: Seat): boolean => {
      if (isReading() || !waiting(match).includes(rival)) return false;
      if (haste === 'learner' && waiting(match).includes(learner)) return false;
      const script = lesson.scripts[rival] ?? [];
      const answer = scripted(script, at(given, rival), k(rival) ?? '', legal(game, match, rival));
      if (answer !== undefined) give(rival, answer);
      return answer !== undefined;
    };
    const settle = () => {
      while (force() || rivals.some(follow)) {}
    };
    settle();
    return {
      get match() {
        return match;
      },
      given,
      late: [],
      asked: k,
      whereabouts: here,
      isReading,
      read() {
        const now = here();
        if (!now || !isReading()) throw new Error('there is nothing to read');
        passed = { ...passed, [now.step]: now.from };
        settle();
      },
      give,
      settle,
      answer(...answers) {
        for (const each of answers) {
          give(learner, each);
          settle();
        }
      },
    };
  }

  /** What a learner who does as told answers. */
  function obey(table: LessonTable<S>, wanted: readonly Cue[], from: number, pick: Pick): void {
    const k = table.asked(learner) ?? '';
    const since = at(table.given, learner).slice(from);
    const next = wanted.find((_, i) => progress(wanted.slice(0, i + 1), since) !== 'done');
    const cue = next?.k === k ? next : told[k];
    if (!cue) throw new Error(`${k} is asked, and ${next?.k} is waited for`);
    const offered = legal(game, table.match, learner);
    const fit = cue.oneOf ?? (cue.is === undefined ? offered : [cue.is]);
    const answer = pick(offered.filter(each => fit.some(other => String(other) === String(each))));
    if (answer === undefined) throw new Error(`${k}: none of ${fit} is offered, but ${offered}`);
    table.answer(answer);
  }

  /** Walk through the steps, each of which must begin when its turn comes. */
  function walk({ look = () => {}, pick = first, ...manner }: Walk<S> = {}): LessonTable<S> {
    const table = begin(manner);
    for (const [nth, each] of steps.entries()) {
      const { key } = each.say;
      // what is left of the action before it, as the learner likes
      for (let n = 0; table.whereabouts()?.state === 'coming' && table.asked(learner) !== null; n++) {
        if (n > PATIENCE) throw new Error(`${key} does not come`);
        if (n === 0) table.late.push(key);
        table.answer(pick(legal(game, table.match, learner)) ?? '');
      }
      const here = table.whereabouts();
      if (here?.step !== nth || here.state !== 'here')
        throw new Error(`${key} should begin, and it is ${JSON.stringify(here)}`);
      look(each, table);
      if ('until' in each.onward) {
        table.read();
        continue;
      }
      for (let n = 0; table.whereabouts()?.step === nth; n++) {
        if (n > PATIENCE) throw new Error(`${key} does not come to its end`);
        obey(table, each.onward.answer, here.from, pick);
        if (table.whereabouts()?.state === 'astray') throw new Error(`${key} leads astray`);
      }
    }
    if (table.whereabouts() !== null) throw new Error('the lesson does not end');
    return table;
  }

  return {
    begin,
    walk,
    /** The match at the beginning of a step. */
    when(key: string, pick?: Pick): Match<S> {
      let found: Match<S> | undefined;
      const look: Walk<S>['look'] = (each, table) => {
        if (each.say.key === key) found = table.match;
      };
      walk(pick ? { look, pick } : { look });
      if (!found) throw new Error(`no step ${key}`);
      return found;
    },
    /** The answers that a step waits for. */
    wantedAt(key: string): readonly Cue[] {
      const onward = steps.find(each => each.say.key === key)?.onward;
      if (!onward || 'until' in onward) throw new Error(`${key} asks for nothing`);
      return onward.answer;
    },
    /** What is lit and not there, step by step. */
    dark(there: (s: S) => readonly string[], manner: Manner = {}): string[] {
      const faults: string[] = [];
      walk({
        ...manner,
        look({ say, lit }, { match }) {
          const pieces = there(match.s);
          for (const piece of lit) if (!pieces.includes(piece)) faults.push(`${say.key}: ${piece}`);
        },
      });
      return faults;
    },
  };
}
