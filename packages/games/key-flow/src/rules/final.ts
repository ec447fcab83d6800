import { at, type Seat } from '@thameside/kernel';
import { fillBy, reaches } from '../allocation/fill.ts';
import { giftsOf } from '../allocation/icons.ts';
import type { Pin, Thing } from '../allocation/index.ts';
import { type Part, partsOf } from '../allocation/parts.ts';
import type { Box } from '../components/box.ts';
import type { Giving, Rules } from '../frames.ts';
import { problemOf } from '../score.ts';
import type { Player, State } from '../state.ts';

/** F62: where one of the things can be given. */
function givingsOf(parts: readonly Part[], thing: Thing): Exclude<Giving, string>[] {
  return giftsOf(thing).flatMap(gift =>
    parts
      .filter(part => reaches(part, thing) && fillBy(part, thing, gift))
      .map(({ scorer, part }) => [scorer, part, gift.as] as const),
  );
}

const isMovable = (parts: readonly Part[], thing: Thing): boolean =>
  giftsOf(thing).some(gift => parts.some(part => reaches(part, thing) && fillBy(part, thing, gift)));

const isSame = (pin: Pin, other: Pin): boolean =>
  pin.scorer === null || other.scorer === null
    ? pin.scorer === other.scorer
    : pin.scorer === other.scorer && pin.part === other.part && pin.as === other.as;

/** One more of the thing goes there; if all of them were fixed already, the first to be fixed is. */
function pin(p: Player, thing: Thing, wanted: Pin): void {
  const fixed = p.pins.filter(each => each.thing === thing.id);
  const [first] = fixed;
  if (first && fixed.reduce((sum, { count }) => sum + count, 0) === thing.count) {
    p.pins = p.pins.flatMap(each =>
      each !== first ? [each] : each.count > 1 ? [{ ...each, count: each.count - 1 }] : [],
    );
  }
  const alike = p.pins.findIndex(each => each.thing === thing.id && isSame(each, wanted));
  if (alike < 0) p.pins = [...p.pins, wanted];
  else p.pins = p.pins.map((each, i) => (i === alike ? { ...each, count: each.count + 1 } : each));
}

/** F65: the best allocation stands unless the player changes it. */
export function finalRules(box: Box): Rules<'final' | 'allocate' | 'piece' | 'give' | 'over'> {
  const sceneOf = (s: State, seat: Seat) => {
    const problem = problemOf(box, at(s.players, seat));
    return { things: problem.things, parts: partsOf(problem) };
  };
  const thingOf = (s: State, seat: Seat, id: string): Thing => {
    const thing = sceneOf(s, seat).things.find(each => each.id === id);
    if (!thing) throw new Error(`seat ${seat} has no ${id}`);
    return thing;
  };
  return {
    final: {
      run(s, _f, io) {
        s.phase = 'final';
        io.reveal();
        io.push({ k: 'over' });
        io.join();
        for (let seat = 0; seat < s.players.length; seat++) io.aside(seat, { k: 'allocate', seat });
      },
    },
    allocate: {
      commits: true,
      legal(s, f) {
        const answers: ('keep' | 'change' | 'as-proposed')[] = ['keep'];
        const { things, parts } = sceneOf(s, f.seat);
        if (things.some(thing => isMovable(parts, thing))) answers.push('change');
        if (at(s.players, f.seat).pins.length > 0) answers.push('as-proposed');
        return answers;
      },
      apply(s, f, answer, io) {
        const { seat } = f;
        if (answer === 'change') io.push({ k: 'piece', seat });
        if (answer !== 'as-proposed') return;
        at(s.players, seat).pins = [];
        io.push({ k: 'allocate', seat });
      },
    },
    piece: {
      legal(s, f) {
        const { things, parts } = sceneOf(s, f.seat);
        return things.filter(thing => isMovable(parts, thing)).map(({ id }) => id);
      },
      apply: (_s, f, thing, io) => io.push({ k: 'give', seat: f.seat, thing }),
    },
    give: {
      legal(s, f) {
        const { parts } = sceneOf(s, f.seat);
        return [...givingsOf(parts, thingOf(s, f.seat, f.thing)), 'nowhere'];
      },
      apply(s, f, answer, io) {
        const { seat, thing } = f;
        const [scorer, part, as] = answer === 'nowhere' ? [null, 0, null] : answer;
        pin(
          at(s.players, seat),
          thingOf(s, seat, thing),
          scorer === null ? { thing, count: 1, scorer } : { thing, count: 1, scorer, part, as },
        );
        io.emit({ t: 'reallocated', seat, thing, scorer });
        io.push({ k: 'allocate', seat });
      },
    },
    over: {
      run(s, _f, io) {
        s.phase = 'over';
        io.emit({ t: 'over' });
      },
    },
  };
}
