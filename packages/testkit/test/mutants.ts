import {
  type Answer,
  at,
  type Game,
  type Handler,
  type Io,
  type Match,
  next,
  type Options,
  type Seat,
} from '@thameside/kernel';
import type { Property } from '../src/index.ts';
import { quarry } from '../src/index.ts';
import type { Event, Player, State, View } from '../src/toy/state.ts';
import { kindOf, WEATHER } from '../src/toy/stones.ts';

type Quarry = Game<State, Event, View>;
export interface Mutant {
  readonly property: Property;
  readonly what: string;
  readonly game: Quarry;
}

const handler = (k: string): Handler<State> => quarry.frames[k] ?? {};
const framed = (k: string, change: Handler<State>): Quarry => ({
  ...quarry,
  frames: { ...quarry.frames, [k]: { ...handler(k), ...change } },
});
/** The toy game, with something more done by every answer to a question, before or after it. */
const answered = (
  k: string,
  more: (s: State, seat: Seat, answer: Answer, io: Io) => void,
  when: 'before' | 'after' = 'after',
): Quarry =>
  framed(k, {
    apply(s, f, answer, io) {
      if (when === 'before') more(s, f.seat ?? -1, answer, io);
      handler(k).apply?.(s, f, answer, io);
      if (when === 'after') more(s, f.seat ?? -1, answer, io);
    },
  });
const legalIs = (k: string, legal: (s: State, answers: readonly Answer[]) => readonly Answer[]): Quarry =>
  framed(k, { legal: (s, f) => legal(s, handler(k).legal?.(s, f) ?? []) });
const stateIs = (change: (s: State) => unknown): Quarry => ({
  ...quarry,
  setup(seats, options, io) {
    const s = quarry.setup(seats, options, io);
    change(s);
    return s;
  },
  // A careless copy, so that what does not belong is kept.
  copy: s => ({ ...s, ...quarry.copy(s) }),
});
const own = (s: State, seat: Seat): Player => at(s.players, seat);
const rngIn = (io: Io) => (io as unknown as { match: Match }).match.rng;

const shown = (view: (s: State, me: Seat | null, v: View) => unknown): Quarry => ({
  ...quarry,
  view: (s, me) => ({ ...quarry.view(s, me), ...(view(s, me, quarry.view(s, me)) as object) }),
});
const openHands = (s: State, _me: Seat | null, v: View) => ({
  players: v.players.map((p, i) => ({ ...p, hand: own(s, i).hand })),
});
const bagOnly: Quarry['redeal'] = (m, me, shuffle) => {
  const hands = m.s.players.map(p => p.hand.slice());
  shuffle(m.s.bag);
  const bag = m.s.bag.slice();
  quarry.redeal(m, me, shuffle);
  m.s.bag = bag;
  m.s.players.forEach((p, i) => {
    p.hand = hands[i] ?? [];
  });
};

class Odd {
  readonly odd = 1;
}
let times = 0;

const mutants: Partial<Record<Property, Record<string, Quarry>>> = {
  stuck: {
    'nothing can be answered': legalIs('plant', () => []),
    'a question for nobody': framed('compare', { run: (_s, _f, io) => io.push({ k: 'work' }) }),
  },
  'wrong-seat': {
    'an errand in the lane of another': answered('work', (s, seat, _answer, io) => {
      const other = (seat + 1) % s.players.length;
      io.aside(other, { k: 'ready', seat });
    }),
  },
  duplicate: {
    'twice the same': legalIs('offer', (_s, answers) => [...answers, 0]),
    'two that read the same': legalIs('offer', (_s, answers) => [...answers, '0']),
    'a tuple of one': legalIs('work', (_s, answers) => [...answers, ['rest']]),
  },
  'too-many': { '401 answers': legalIs('offer', () => Array.from({ length: 401 }, (_, i) => i)) },
  unreadable: {
    'an empty text': legalIs('offer', (_s, answers) => [...answers, '']),
    'two spaces': legalIs('offer', (_s, answers) => [...answers, 'a  b']),
    'two lines': legalIs('offer', (_s, answers) => [...answers, 'a\nb']),
    'no number': legalIs('offer', (_s, answers) => [...answers, Number.NaN]),
    'minus nought': legalIs('offer', (_s, answers) => [-0, ...answers.slice(1)]),
    'an object': legalIs('offer', (_s, answers) => [...answers, { a: 1 } as unknown as Answer]),
  },
  unstable: {
    'another order each time': legalIs('offer', (_s, answers) =>
      times++ % 2 ? answers : [...answers].reverse(),
    ),
  },
  impure: {
    'legal sorts a hand': legalIs('offer', (s, answers) => {
      s.market.sort();
      return answers;
    }),
    'refused counts': framed('work', {
      refused(s) {
        s.bank++;
        return [];
      },
    }),
    'the view sorts': shown(s => ({ market: s.market.reverse() })),
    'the score counts': {
      ...quarry,
      score(s) {
        s.round += 0;
        return quarry.score(s);
      },
    },
  },
  refusal: {
    'what is offered': framed('work', {
      refused: () => [{ answer: 'rest', refusal: { rule: 'Q4', key: 'refused.Q4', params: {} } }],
    }),
    'without a rule': framed('offer', {
      refused: () => [{ answer: 9, refusal: { rule: '', key: 'refused.Q3', params: {} } }],
    }),
    'no answer at all': framed('offer', {
      refused: () => [{ answer: '', refusal: { rule: 'Q3', key: 'refused.Q3', params: {} } }],
    }),
  },
  'not-plain': {
    'a map': stateIs(s => Object.assign(s, { seen: new Map() })),
    undefined: stateIs(s => Object.assign(s, { seen: undefined })),
    'no number': stateIs(s => Object.assign(s, { seen: [Number.NaN] })),
    'minus nought': stateIs(s => Object.assign(s, { seen: [-0] })),
    'an instance of a class': stateIs(s => Object.assign(s, { seen: new Odd() })),
    'a function': stateIs(s => Object.assign(s, { seen: () => 1 })),
    'a list with a hole': stateIs(s => Object.assign(s, { seen: new Array(2) })),
    'a frame with undefined': answered('work', (_s, seat, _answer, io) =>
      io.push({ k: 'ready', seat, why: undefined } as { k: string; seat: Seat }),
    ),
  },
  'slow-motion': {
    'a memory outside the state': answered('work', s => {
      times++;
      s.marketSize = 1 + (times % 7);
    }),
  },
  copy: {
    'a field forgotten': { ...quarry, copy: s => ({ ...quarry.copy(s), bank: 0 }) },
    'a hand shared': {
      ...quarry,
      copy(s) {
        const copy = quarry.copy(s);
        copy.players.forEach((p, i) => {
          p.hand = own(s, i).hand;
        });
        return copy;
      },
    },
    'a frame changed': framed('offer', {
      apply(s, f, answer, io) {
        handler('offer').apply?.(s, f, answer, io);
        Object.assign(f, { seat: 0 });
      },
    }),
  },
  census: {
    'coins from nowhere': answered('work', (s, seat) => {
      own(s, seat).coins++;
    }),
    'a stone lost': answered('carve', s => {
      s.bag.shift();
    }),
    'fewer than none': { ...quarry, census: s => ({ ...quarry.census(s), coins: -1 }) },
  },
  event: {
    'a list with a hole in it': answered('offer', (_s, _seat, _answer, io) =>
      io.emit({ t: 'offered', seat: undefined }),
    ),
    'an audience that is not there': answered('offer', (_s, seat, _answer, io) =>
      io.emit({ t: 'offered', seat }, [9]),
    ),
    'an audience twice': answered('offer', (_s, seat, _answer, io) =>
      io.emit({ t: 'offered', seat }, [0, 0]),
    ),
    'touching what cannot be touched': { ...quarry, touches: () => ['the sky'] },
  },
  'view-plain': { undefined: shown(() => ({ extra: undefined })) },
  'view-leak': {
    "another's hand": shown(openHands),
    'the top of the bag': shown(s => ({ next: s.bag.at(-1) ?? '' })),
    "a spectator sees seat 0's hand": shown((s, me, v) => (me === null ? openHands(s, me, v) : {})),
    "another's offer": shown((s, _me, v) => ({
      players: v.players.map((p, i) => ({ ...p, offer: own(s, i).offer })),
    })),
  },
  'question-leak': {
    'an answer that is offered only for marble': legalIs('work', (s, answers) =>
      s.bag.at(-1)?.startsWith('marble') ? answers.filter(answer => answer !== 'dig') : answers,
    ),
  },
  'score-leak': {
    'points for what others cannot see': {
      ...quarry,
      score: s => quarry.score(s).map(lines => lines.map(line => ({ ...line, hidden: false }))),
    },
  },
  redeal: {
    'loses a stone': {
      ...quarry,
      redeal(m, me, shuffle) {
        quarry.redeal(m, me, shuffle);
        m.s.bag.pop();
      },
    },
    'makes a stone of another': {
      ...quarry,
      redeal(m, me, shuffle) {
        quarry.redeal(m, me, shuffle);
        if (m.s.bag.length > 1) m.s.bag[0] = at(m.s.bag, 1);
      },
    },
    'leaves something that is no JSON': {
      ...quarry,
      redeal(m, me, shuffle) {
        quarry.redeal(m, me, shuffle);
        for (const p of m.s.players) if (p.offer !== null) p.offer = Number.NaN;
      },
    },
    'leaves a seat stuck': {
      ...quarry,
      redeal(m, me, shuffle) {
        quarry.redeal(m, me, shuffle);
        m.s.players.forEach((p, seat) => {
          if (seat !== me) m.s.bag.push(...p.hand.splice(0));
        });
      },
      view: (s, me) => ({
        ...quarry.view(s, me),
        bag: 0,
        players: quarry.view(s, me).players.map(p => ({ ...p, stones: 0 })),
      }),
    },
    'cannot be played to its end': {
      ...framed('work', {
        apply(s, f, answer, io) {
          if (s.bag.length > 0 && s.bag[0] === s.bag[1]) throw new Error('impossible');
          handler('work').apply?.(s, f, answer, io);
        },
      }),
      redeal(m, me, shuffle) {
        quarry.redeal(m, me, shuffle);
        if (m.s.bag.length > 1) m.s.bag[1] = at(m.s.bag, 0);
      },
      census: () => ({}),
    },
  },
  'quiet-leak': {
    'an answer tells what else is in the hand': answered('carve', (s, seat, _answer, io) => {
      const [stone] = own(s, seat).hand;
      if (stone) io.emit({ t: 'found', seat, stone });
    }),
    'offers compared without a reveal': framed('compare', {
      run: (s, f, io) => handler('compare').run?.(s, f, { ...spread(io), reveal() {} }),
    }),
    'a peek that moves something in the view': answered('offer', s => {
      s.weather = s.bag[0]?.startsWith('chalk') ? 'sun' : 'wind';
    }),
    'a question that is asked only of those who have marble': answered('work', (s, seat, answer, io) => {
      const hasMarble = own(s, seat).hand.some(stone => stone.startsWith('marble'));
      if (answer === 'rest' && hasMarble) io.push({ k: 'ready', seat });
    }),
  },
  'event-leak': {
    'the kind of a drawn stone told to everybody': toldKind(() => undefined),
    'the kind of a drawn stone told to seat 0 too': toldKind(seat => (seat === 0 ? [0] : [0, seat])),
  },
  'secret-answer': {
    'an offer told to everybody': answered('offer', (s, _seat, _answer, io) =>
      io.emit({ t: 'offers', offers: s.players.map(p => p.offer ?? 0) }),
    ),
    'an offer that moves coins': answered('offer', (s, seat, answer) => {
      own(s, seat).coins -= Number(answer);
      s.bank += Number(answer);
    }),
  },
  canary: {
    'the next stone is told beside an open draw': framed('round', {
      run(s, f, io) {
        const before = s.market.length;
        handler('round').run?.(s, f, io);
        const stone = s.bag.at(-1);
        if (s.market.length > before && stone) io.emit({ t: 'market', stone });
      },
    }),
    'the generator is shown': {
      ...stateIs(() => {}),
      setup(seats: number, options: Options, io: Io) {
        const s = quarry.setup(seats, options, io);
        return Object.assign(s, { words: rngIn(io) });
      },
      copy: s => ({ ...quarry.copy(s), words: [...(s as State & { words: number[] }).words] }),
      view: (s, me) => ({ ...quarry.view(s, me), words: (s as State & { words: number[] }).words }),
    },
  },
  untold: {
    'a statue out of the hand that nobody speaks of': framed('carve', {
      apply: (s, f, answer, io) =>
        handler('carve').apply?.(s, f, answer, Object.assign(Object.create(io) as Io, { emit() {} })),
    }),
  },
  private: { 'hands forgotten in view and in redeal': { ...shown(openHands), redeal: bagOnly } },
  undo: {
    'an errand that depends on what others do meanwhile': answered('plant', (s, seat) => {
      const coins = Math.floor(s.bank / 2) % 2;
      own(s, seat).coins += coins;
      s.bank -= coins;
    }),
  },
  barrier: {
    'the generator used behind our back': answered('offer', (_s, _seat, _answer, io) => void next(rngIn(io))),
  },
  order: {
    'the last piece counts': framed('offer', {
      also: () => [],
      apply(s, f, answer, io) {
        handler('offer').apply?.(s, f, answer, io);
        if (!('again' in f)) io.push({ ...f, again: true } as typeof f);
      },
    }),
  },
  commute: {
    'who offers first pays less': answered('offer', (s, seat) => {
      const before = s.players.filter(p => p.offer !== null).length;
      own(s, seat).yard.reverse();
      s.weather = at(WEATHER, (seat + before) % 3);
    }),
    'who offers first takes the offer': framed('offer', {
      legal: (s, f) =>
        (handler('offer').legal?.(s, f) ?? []).filter(n => n === 0 || s.players.every(p => p.offer === null)),
    }),
  },
  endless: {
    'a turn without end': framed('work', {
      legal: () => ['rest'],
      apply: (_s, f, _answer, io) => io.push(f),
    }),
  },
  score: {
    'no number': {
      ...quarry,
      score: s => quarry.score(s).map(lines => lines.map(line => ({ ...line, points: Number.NaN }))),
    },
    'a seat forgotten': { ...quarry, score: s => quarry.score(s).slice(1) },
    'no rule': {
      ...quarry,
      score: s => quarry.score(s).map(lines => lines.map(line => ({ ...line, rule: '' }))),
    },
  },
  ranking: {
    'nobody is first': { ...quarry, ranking: s => s.players.map(() => 2) },
    'a gap': { ...quarry, ranking: s => s.players.map((_, i) => 1 + 2 * i) },
    'a seat forgotten': { ...quarry, ranking: s => s.players.slice(1).map(() => 1) },
  },
  replay: {
    'another beginning each time': stateIs(s => {
      s.rounds = 2 + (times++ % 2);
    }),
  },
  throws: {
    'a crash': answered('carve', () => {
      throw new Error('oh');
    }),
  },
};

/** The kind of a drawn stone is told to these seats, whoever drew it. */
function toldKind(audience: (seat: Seat) => Seat[] | undefined): Quarry {
  return answered('work', (s, seat, answer, io) => {
    const stone = own(s, seat).hand.at(-1);
    if (answer === 'dig' && stone) io.emit({ t: 'dug', seat, kind: kindOf(stone) }, audience(seat));
  });
}

/** An `io` whose parts can be replaced. */
function spread(io: Io): Io {
  return {
    push: (...frames) => io.push(...frames),
    aside: (seat, ...frames) => io.aside(seat, ...frames),
    join: () => io.join(),
    emit: (event, to) => io.emit(event, to),
    draw: pile => io.draw(pile),
    shuffle: items => io.shuffle(items),
    roll: n => io.roll(n),
    reveal: () => io.reveal(),
  };
}

/** The toy game broken on purpose, each way once. */
export const MUTANTS: readonly Mutant[] = Object.entries(mutants).flatMap(([property, games]) =>
  Object.entries(games).map(([what, game]) => ({ property: property as Property, what, game })),
);
