import { PLAYOUT_LIMIT, playout as playOut } from '@thameside/bots';
import {
  type Answer,
  asked,
  at,
  below,
  choices,
  copyMatch,
  isOver,
  isSecret,
  type Journal,
  legal,
  redealt,
  refused,
  restart,
  rngOf,
  seedOf,
  submit,
  submitInOrder,
  totals,
  undo,
  undoable,
  waiting,
} from '@thameside/kernel';
import { labelsFor, saidBy } from '../report.ts';
import { ProtocolError } from './errors.ts';
import { answer, answers, count, flag, maybe, seat, seatOrNull, text } from './fields.ts';
import { command, nameOf, readerFor, told, which } from './hub.ts';
import { askedSeat, checkSeat, checkVersion, type Held, held, hold, status } from './matches.ts';

export const ask = command({ seat: maybe(seat), ...which }, ({ matches }, values, language) => {
  const match = held(matches, nameOf(values));
  const { edition, journal } = match;
  const { game, describe } = edition;
  const me = askedSeat(match, values.seat);
  const f = asked(journal.now, me);
  if (!f) throw new ProtocolError('not-asked');
  const reader = readerFor(edition, language);
  const { say } = reader;
  const { k, seat: _seat, ...params } = f;
  const offered = choices(game, journal.now, me);
  return {
    ...status(nameOf(values), match),
    seat: me,
    kind: k,
    params,
    text: saidBy(say, describe.ask(f)),
    answers: offered,
    labels: labelsFor(reader, match, me, offered),
    refused: refused(game, journal.now, me).map(({ answer: candidate, refusal }) => ({
      answer: candidate,
      ...refusal,
      message: saidBy(say, describe.refusal(refusal)),
    })),
    commits: game.frames[k]?.commits === true,
    secret: isSecret(game, journal.now, me),
    canUndo: undoable(journal, me) >= 0,
  };
});

/** `ask` without words, for programs in a hurry. */
export const legalAnswers = command({ seat: maybe(seat), ...which }, ({ matches }, values) => {
  const match = held(matches, nameOf(values));
  const me = askedSeat(match, values.seat);
  const { now } = match.journal;
  return {
    version: match.version,
    seat: me,
    kind: asked(now, me)?.k,
    answers: choices(match.edition.game, now, me),
  };
});

export const giveAnswer = command(
  {
    seat,
    answer: maybe(answer),
    answers: maybe(answers),
    version: maybe(count),
    texts: maybe(flag),
    ...which,
  },
  ({ matches }, values, language) => {
    const name = nameOf(values);
    const match = held(matches, name);
    checkVersion(match, values.version);
    checkSeat(match, values.seat);
    const { answer: one, answers: many } = values;
    if ((one === undefined) === (many === undefined))
      throw new ProtocolError('contradiction', { fields: ['answer', 'answers'] });
    const written = submitInOrder(match.edition.game, match.journal, values.seat, many ?? [one]);
    const after = { ...match, journal: written.journal, version: match.version + 1 };
    hold(matches, name, after);
    return {
      ...status(name, after),
      events: told(match.edition, written.events, values.texts ? language : undefined),
    };
  },
);

const takingBack = (back: (match: Held, me: number) => Journal) =>
  command({ seat, version: maybe(count), ...which }, ({ matches }, values) => {
    const name = nameOf(values);
    const match = held(matches, name);
    checkVersion(match, values.version);
    checkSeat(match, values.seat);
    const journal = back(match, values.seat);
    const dropped = match.journal.entries.length - journal.entries.length;
    const after = dropped === 0 ? match : { ...match, journal, version: match.version + 1 };
    hold(matches, name, after);
    return { ...status(name, after), dropped };
  });

export const undoAnswer = takingBack(({ edition, journal }, me) => undo(edition.game, journal, me));
export const restartTurn = takingBack(({ edition, journal }, me) => restart(edition.game, journal, me));

export const view = command(
  { seat: maybe(seatOrNull), outline: maybe(flag), ...which },
  ({ matches }, values, language) => {
    const match = held(matches, nameOf(values));
    const me = values.seat ?? null;
    if (me !== null) checkSeat(match, me);
    const { edition, journal } = match;
    const { game, describe } = edition;
    const seen = game.view(journal.now.s, me);
    const outline = () =>
      describe
        .outline(seen)
        .map(({ depth, said }) => ({ depth, text: saidBy(readerFor(edition, language).say, said) }));
    return {
      ...status(nameOf(values), match),
      seat: me,
      view: seen,
      ...(values.outline ? { outline: outline() } : {}),
    };
  },
);

/** With a seat: what it may know. Without: everything, for whoever runs the table. */
export const score = command({ seat: maybe(seatOrNull), ...which }, ({ matches }, values, language) => {
  const match = held(matches, nameOf(values));
  const { edition, journal, isFromPosition } = match;
  const { game, describe } = edition;
  const { seat: me } = values;
  if (me !== undefined && me !== null) checkSeat(match, me);
  const over = isOver(journal.now);
  const seesAll = over || me === undefined;
  const lines = game
    .score(journal.now.s)
    .map((sources, owner) => sources.filter(line => seesAll || owner === me || !line.hidden));
  const { say } = readerFor(edition, language);
  return {
    ...status(nameOf(values), match),
    totals: lines.map(sources => sources.reduce((sum, { points }) => sum + points, 0)),
    ...(seesAll ? { ranking: game.ranking(journal.now.s) } : {}),
    lines: lines.map(sources =>
      sources.map(line => ({ ...line, text: saidBy(say, describe.scoreLine(line)) })),
    ),
    ...(over && !isFromPosition ? { seed: journal.header.seed } : {}),
  };
});

/** Random answers to the end, written down. */
function playedOn({ edition, journal }: Held, seed: string): Journal {
  const { game } = edition;
  const rng = rngOf(seed);
  let now = journal;
  for (let left = PLAYOUT_LIMIT; !isOver(now.now); left--) {
    if (left === 0) throw new Error(game.id);
    const seats = waiting(now.now);
    const me = at(seats, below(rng, seats.length));
    const offered = legal(game, now.now, me);
    now = submit(game, now, me, [at<Answer>(offered, below(rng, offered.length))]).journal;
  }
  return now;
}

export const playout = command(
  { seed: maybe(text), as: maybe(seatOrNull), apply: maybe(flag), version: maybe(count), ...which },
  ({ matches, entropy }, values) => {
    const name = nameOf(values);
    const match = held(matches, name);
    const { edition, journal } = match;
    const { game } = edition;
    checkVersion(match, values.version);
    const seed = values.seed === undefined ? entropy() : seedOf(values.seed);
    const { as: me } = values;
    if (me !== undefined && me !== null) checkSeat(match, me);
    if (values.apply) {
      if (me !== undefined) throw new ProtocolError('contradiction', { fields: ['as', 'apply'] });
      const end = playedOn(match, seed);
      const after = end === journal ? match : { ...match, journal: end, version: match.version + 1 };
      hold(matches, name, after);
      const decisions = end.entries.length - journal.entries.length;
      return {
        ...status(name, after),
        decisions,
        totals: totals(game, end.now),
        ranking: game.ranking(end.now.s),
      };
    }
    const copy = me === undefined ? copyMatch(game, journal.now) : redealt(game, journal.now, me, seed);
    const decisions = playOut(game, copy, rngOf(seed));
    return { ...status(name, match), decisions, totals: totals(game, copy), ranking: game.ranking(copy.s) };
  },
);
