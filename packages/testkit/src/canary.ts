import {
  type Answer,
  asked,
  copyMatch,
  type Emitted,
  type Game,
  isOver,
  isSecret,
  legal,
  type Match,
  offered,
  play,
  type Seat,
  waiting,
  words,
} from '@thameside/kernel';
import {
  anyOf,
  type Checking,
  dealOf,
  inRedealt,
  newDeal,
  viewerName,
  viewersOf,
  viewOf,
} from './checks/checking.ts';
import { difference, eachString } from './plain.ts';

/*
 * The hunt for leaks through what happens; leaks through what stands still are found by `checkViews`.
 *
 * quiet-leak     An answer after which nothing is said to have come to light (no `io.draw`, `shuffle`, `roll` or
 *                `reveal`) is also given in a twin: the match before it, dealt anew for the viewer. The viewer must
 *                see the same events, view and waiting seats in both. If not, the answer told the viewer something
 *                besides itself: either a leak, or an `io.reveal()` is missing and the answer could be taken back.
 *                A twin in which the answer is not offered is passed over, so answers must name what they play:
 *                "the second card of my hand" would count as a leak of that card.
 * event-leak     An answer after which something did come to light is given in a twin too. If the viewer's views are
 *                then equal, so must be the events, up to their order: what an event shows openly, the view shows
 *                too. Events that show what no view keeps must be named as `passing`. Not seen: a leak in the same
 *                step as something rightly shown.
 * secret-answer  To a `secret` question, others see the same whatever is answered.
 * canary         A string that stands in the state once, where a new deal for the viewer can change it, and neither
 *                in the viewer's view nor in an open answer, stands in no event the viewer sees. This works for ids
 *                of single cards and tiles, also beside things rightly shown; not for colours or numbers.
 *                The seed and the words of the generator stand in no view and no event.
 * untold         A string that was hidden from the viewer in that sense, and is now in the viewer's view, is told of by an
 *                event: what is only chosen, and can be taken back, is not shown.
 * private        A string that was hidden from the viewer in that sense, and is now told to others only, is not in
 *                the viewer's view. This finds what both `view` and `redeal` forget to hide.
 */

export interface HuntOptions<E = unknown> {
  /** Events that rightly show what no view keeps: a roll without effect, a card shown and put back. */
  readonly passing?: (event: E) => boolean;
}

/** One answer and what came of it. */
export interface Happening<S, E> {
  readonly before: Match<S>;
  readonly seat: Seat;
  readonly answer: Answer;
  readonly after: Match<S>;
  readonly events: readonly Emitted<E>[];
  readonly revealed: boolean;
}

const OTHER_ANSWERS = 3;

const seenBy = <E>(events: readonly Emitted<E>[], viewer: Seat | null): E[] =>
  events
    .filter(({ to }) => to === null || (viewer !== null && to.includes(viewer)))
    .map(({ event }) => event);

/** What the viewer sees of it. */
const sight = <S, E>(
  c: Checking<S, E>,
  h: Pick<Happening<S, E>, 'after' | 'events'>,
  viewer: Seat | null,
) => ({
  events: seenBy(h.events, viewer),
  view: viewOf(c, h.after, viewer),
  waiting: waiting(h.after),
});

function happening<S, E>(game: Game<S, E>, before: Match<S>, seat: Seat, answer: Answer): Happening<S, E> {
  const events: Emitted<E>[] = [];
  const after = copyMatch(game, before);
  const revealed = play(game, after, seat, answer, (event, to) => events.push({ event, to: to ?? null }));
  return { before, seat, answer, after, events, revealed };
}

/** The same answer in another world, if it is possible there. */
function inWorld<S, E>(
  c: Checking<S, E>,
  h: Happening<S, E>,
  viewer: Seat | null,
  world: Match<S>,
): Happening<S, E> | undefined {
  if (asked(world, h.seat)?.k !== asked(h.before, h.seat)?.k) return undefined;
  const answer = offered(legal(c.game, world, h.seat), words(h.answer));
  return answer === undefined
    ? undefined
    : inRedealt(c, viewer, () => happening(c.game, world, h.seat, answer));
}

/**
 * The same answer in worlds that the viewer cannot tell from this one: in a new deal, and in that of the answer before as
 * long as it is possible there, so that what is asked within an action is compared too.
 */
function twins<S, E>(c: Checking<S, E>, h: Happening<S, E>, viewer: Seat | null): Happening<S, E>[] {
  const world = c.worlds.get(viewer);
  const followed = world && inWorld(c, h, viewer, world);
  const dealt = inWorld(c, h, viewer, dealOf(c, h.before, viewer));
  const next = followed ?? dealt;
  if (!next || h.revealed || next.revealed) c.worlds.delete(viewer);
  else c.worlds.set(viewer, next.after);
  return [followed, dealt].filter(other => other !== undefined);
}

/** What the seats are asked, as the viewer is told it. */
const names = <S, E>(c: Checking<S, E>, m: Match<S>, viewer: Seat | null) =>
  waiting(m).map(seat => (seat !== viewer && isSecret(c.game, m, seat) ? '' : asked(m, seat)?.k));

export function huntTwins<S, E>(
  c: Checking<S, E>,
  h: Happening<S, E>,
  { passing = () => false }: HuntOptions<E>,
): void {
  if (isOver(h.after)) return;
  for (const viewer of viewersOf(h.before)) {
    for (const other of twins(c, h, viewer)) compareTwins(c, h, other, viewer, passing);
  }
}

function compareTwins<S, E>(
  c: Checking<S, E>,
  h: Happening<S, E>,
  other: Happening<S, E>,
  viewer: Seat | null,
  passing: (event: E) => boolean,
): void {
  const here = sight(c, h, viewer);
  const there = sight(c, other, viewer);
  if (!h.revealed) {
    const path = difference(here, there);
    if (path !== undefined) c.fail('quiet-leak', `${viewerName(viewer)} can tell by ${path}`);
    // a new deal may have taken back what another seat was about to do
    if (difference(names(c, h.before, viewer), names(c, other.before, viewer)) !== undefined) return;
    const asks = difference(names(c, h.after, viewer), names(c, other.after, viewer));
    if (asks !== undefined) c.fail('quiet-leak', `${viewerName(viewer)} can tell by what is asked`);
  } else if (difference(here.view, there.view) === undefined) {
    const shown = (events: readonly E[]) =>
      events
        .filter(event => !passing(event))
        .map(unordered)
        .sort();
    const path = difference(shown(here.events), shown(there.events));
    if (path !== undefined)
      c.fail('event-leak', `${viewerName(viewer)} can tell by ${JSON.stringify(here.events)}`);
  }
}

/** As text, with every list sorted: two draws in another order show the same. */
function unordered(x: unknown): string {
  if (Array.isArray(x)) return `[${x.map(unordered).sort().join()}]`;
  if (typeof x !== 'object' || x === null) return JSON.stringify(x);
  return `{${Object.entries(x)
    .map(([key, part]) => `${key}:${unordered(part)}`)
    .sort()
    .join()}}`;
}

export function huntSecretAnswer<S, E>(c: Checking<S, E>, h: Happening<S, E>): void {
  if (h.revealed || !isSecret(c.game, h.before, h.seat)) return;
  const answers = legal(c.game, h.before, h.seat);
  for (let i = 0; i < OTHER_ANSWERS; i++) {
    const other = happening(c.game, h.before, h.seat, anyOf(c.rng, answers));
    if (other.revealed) continue;
    for (const viewer of viewersOf(h.before)) {
      if (viewer === h.seat) continue;
      const path = difference(sight(c, h, viewer), sight(c, other, viewer));
      if (path !== undefined) c.fail('secret-answer', `${viewerName(viewer)} can tell by ${path}`);
    }
  }
}

function stringsOf(...things: readonly unknown[]): Set<string> {
  const strings = new Set<string>();
  for (const thing of things) eachString(thing, text => strings.add(text));
  return strings;
}

const inViews = new WeakMap<object, ReadonlySet<string>>();
/** The same of a view, which is looked at before and after. */
function stringsIn(view: unknown): ReadonlySet<string> {
  if (typeof view !== 'object' || view === null) return stringsOf(view);
  const strings = inViews.get(view) ?? stringsOf(view);
  inViews.set(view, strings);
  return strings;
}

/** Those of the strings that stand in the state once. */
function single(s: unknown, strings: Iterable<string>): Set<string> {
  const times = new Map(Array.from(strings, text => [text, 0]));
  eachString(s, text => {
    const count = times.get(text);
    if (count !== undefined) times.set(text, count + 1);
  });
  return new Set([...times].filter(([, count]) => count === 1).map(([text]) => text));
}

/** Those of the strings that are not at the same place in two new deals for the viewer. */
function hidden<S, E>(
  c: Checking<S, E>,
  m: Match<S>,
  viewer: Seat | null,
  strings: readonly string[],
): string[] {
  if (strings.length === 0) return [];
  const movable = new Set<string>();
  const deals = [dealOf(c, m, viewer), newDeal(c, m, viewer)];
  sift(
    m.s,
    deals.map(({ s }) => s),
    movable,
  );
  return strings.filter(text => movable.has(text));
}

/** Collect the strings of `x` that are not at the same place in all the others. */
function sift(x: unknown, others: readonly unknown[], movable: Set<string>): void {
  if (typeof x === 'string' && others.some(other => other !== x)) movable.add(x);
  if (typeof x !== 'object' || x === null) return;
  for (const [key, part] of Object.entries(x)) {
    const same = others.map(other =>
      typeof other === 'object' && other !== null ? Reflect.get(other, key) : undefined,
    );
    if (!Array.isArray(x) && same.includes(undefined)) movable.add(key);
    sift(part, same, movable);
  }
}

export function huntCanaries<S, E>(
  c: Checking<S, E>,
  h: Happening<S, E>,
  { passing = () => false }: HuntOptions<E>,
): void {
  if (isOver(h.after)) return;
  const named = stringsOf(h.events.map(({ event }) => event));
  const idsAfter = single(h.after.s, named);
  const idsBefore = single(h.before.s, named);
  if (idsAfter.size + idsBefore.size === 0) return;
  const open = isSecret(c.game, h.before, h.seat) ? [] : h.answer;
  for (const viewer of viewersOf(h.before)) {
    const seen = seenBy(h.events, viewer);
    const shown = stringsOf(seen);
    const known = stringsIn(viewOf(c, h.before, viewer));
    const given = stringsOf(viewer === h.seat ? h.answer : open);
    const sees = stringsIn(viewOf(c, h.after, viewer));

    const shownIds = [...stringsOf(seen.filter(event => !passing(event)))].filter(text => idsAfter.has(text));
    const unseen = shownIds.filter(text => !known.has(text) && !given.has(text) && !sees.has(text));
    for (const secret of hidden(c, h.after, viewer, unseen)) {
      c.fail('canary', `an event tells ${viewerName(viewer)} of ${secret}`);
    }
    const untold = [...idsBefore].filter(
      text => !shown.has(text) && !known.has(text) && !given.has(text) && sees.has(text),
    );
    for (const secret of hidden(c, h.before, viewer, untold)) {
      c.fail('private', `${viewerName(viewer)} sees ${secret}, of which only others were told`);
    }
  }
}

/** Nobody comes to see what was hidden from them without being told: it could still be taken back. */
export function huntUntold<S, E>(c: Checking<S, E>, h: Happening<S, E>): void {
  if (isOver(h.after) || h.revealed) return;
  for (const viewer of viewersOf(h.before)) {
    if (viewer === h.seat) continue;
    const known = stringsIn(viewOf(c, h.before, viewer));
    const told = stringsOf(seenBy(h.events, viewer));
    const appeared = [...stringsIn(viewOf(c, h.after, viewer))].filter(
      text => !known.has(text) && !told.has(text),
    );
    if (appeared.length === 0) continue;
    for (const secret of hidden(c, h.before, viewer, [...single(h.before.s, appeared)])) {
      c.fail('untold', `${viewerName(viewer)} sees ${secret}, and nothing was said of it`);
    }
  }
}

/** Small numbers are everywhere; a word of the generator is hardly ever one of them. */
const SMALL = 2 ** 16;

/** Neither the seed nor the generator shows, whoever looks. */
export function huntGenerator<S, E>(
  c: Checking<S, E>,
  seed: string,
  m: Match<S>,
  events: readonly Emitted<E>[],
): void {
  const words = new Set(m.rng.flatMap(word => [word | 0, word >>> 0]).filter(word => Math.abs(word) > SMALL));
  const texts = [...viewersOf(m).map(viewer => viewOf(c, m, viewer)), events].map(x => JSON.stringify(x));
  for (const text of texts) {
    if (text.includes(seed)) c.fail('canary', 'the seed can be seen');
    for (const [number] of text.matchAll(/-?\d{5,}/g)) {
      if (words.has(Number(number))) c.fail('canary', 'the generator can be seen');
    }
  }
}
