import { PLAYOUT_LIMIT, playout as playOut } from '@thameside/bots';
import { answersIn, begunAgain, continued, entered, type Ledger, unanswered } from '@thameside/host';
import {
  type Answer,
  asked,
  at,
  below,
  choices,
  copyMatch,
  isOver,
  isSecret,
  legal,
  play,
  redealt,
  refused,
  rngOf,
  type Seat,
  seedOf,
  totals,
  undoable,
  waiting,
} from '@thameside/kernel';
import { labelsFor, saidBy } from '../report.ts';
import { ProtocolError } from './errors.ts';
import { answer, answers, count, flag, maybe, seat, seatOrNull, text } from './fields.ts';
import { command, eventsOf, nameOf, readerFor, told, which } from './hub.ts';
import { askedSeat, checkSeat, checkVersion, type Held, held, hold, status } from './matches.ts';

export const ask = command({ seat: maybe(seat), ...which }, ({ matches }, values, language) => {
  const match = held(matches, nameOf(values));
  const { edition, now } = match;
  const { game, describe } = edition;
  const me = askedSeat(match, values.seat);
  const f = asked(now, me);
  if (!f) throw new ProtocolError('not-asked');
  const reader = readerFor(edition, language);
  const { say } = reader;
  const { k, seat: _seat, ...params } = f;
  const offered = choices(game, now, me);
  return {
    ...status(nameOf(values), match),
    seat: me,
    kind: k,
    params,
    text: saidBy(say, describe.ask(f)),
    answers: offered,
    labels: labelsFor(reader, match, me, offered),
    refused: refused(game, now, me).map(({ answer: candidate, refusal }) => ({
      answer: candidate,
      ...refusal,
      message: saidBy(say, describe.refusal(refusal)),
    })),
    commits: game.frames[k]?.commits === true,
    secret: isSecret(game, now, me),
    canUndo: undoable(match.table.journal, me) >= 0,
  };
});

/** `ask` without words, for programs in a hurry. */
export const legalAnswers = command({ seat: maybe(seat), ...which }, ({ matches }, values) => {
  const match = held(matches, nameOf(values));
  const me = askedSeat(match, values.seat);
  const { now } = match;
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
    const written = entered(match, values.seat, many ?? [one]);
    const after = { ...match, ...written, version: match.version + 1 };
    hold(matches, name, after);
    return {
      ...status(name, after),
      events: told(match.edition, eventsOf(after.news), values.texts ? language : undefined),
    };
  },
);

const takingBack = (back: (match: Held, me: number) => Ledger) =>
  command({ seat, version: maybe(count), ...which }, ({ matches }, values) => {
    const name = nameOf(values);
    const match = held(matches, name);
    checkVersion(match, values.version);
    checkSeat(match, values.seat);
    const ledger = back(match, values.seat);
    const dropped = answersIn(match) - answersIn(ledger);
    const after = dropped === 0 ? match : { ...match, ...ledger, version: match.version + 1 };
    hold(matches, name, after);
    return { ...status(name, after), dropped };
  });

export const undoAnswer = takingBack(unanswered);
export const restartTurn = takingBack((match, me) =>
  undoable(match.table.journal, me) < 0 ? match : begunAgain(match, me),
);

export const view = command(
  { seat: maybe(seatOrNull), outline: maybe(flag), ...which },
  ({ matches }, values, language) => {
    const match = held(matches, nameOf(values));
    const me = values.seat ?? null;
    if (me !== null) checkSeat(match, me);
    const { edition, now } = match;
    const { game, describe } = edition;
    const seen = game.view(now.s, me);
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
  const { edition, header, now, isFromPosition } = match;
  const { game, describe } = edition;
  const { seat: me } = values;
  if (me !== undefined && me !== null) checkSeat(match, me);
  const over = isOver(now);
  const seesAll = over || me === undefined;
  const lines = game
    .score(now.s)
    .map((sources, owner) => sources.filter(line => seesAll || owner === me || !line.hidden));
  const { say } = readerFor(edition, language);
  return {
    ...status(nameOf(values), match),
    totals: lines.map(sources => sources.reduce((sum, { points }) => sum + points, 0)),
    ...(seesAll ? { ranking: game.ranking(now.s) } : {}),
    lines: lines.map(sources =>
      sources.map(line => ({ ...line, text: saidBy(say, describe.scoreLine(line)) })),
    ),
    ...(over && !isFromPosition ? { seed: header.seed } : {}),
  };
});

/** Random answers to the end, written down. */
function playedOn(match: Held, seed: string): Held {
  const { game } = match.edition;
  const rng = rngOf(seed);
  const now = copyMatch(game, match.now);
  const given: { seat: Seat; answer: Answer }[] = [];
  while (!isOver(now)) {
    if (given.length === PLAYOUT_LIMIT) throw new Error(game.id);
    const seats = waiting(now);
    const me = at(seats, below(rng, seats.length));
    const offered = legal(game, now, me);
    const chosen = at(offered, below(rng, offered.length));
    given.push({ seat: me, answer: chosen });
    play(game, now, me, chosen);
  }
  return given.length === 0 ? match : { ...match, ...continued(match, given), version: match.version + 1 };
}

export const playout = command(
  { seed: maybe(text), as: maybe(seatOrNull), apply: maybe(flag), version: maybe(count), ...which },
  ({ matches, entropy }, values) => {
    const name = nameOf(values);
    const match = held(matches, name);
    const { game } = match.edition;
    checkVersion(match, values.version);
    const seed = values.seed === undefined ? entropy() : seedOf(values.seed);
    const { as: me } = values;
    if (me !== undefined && me !== null) checkSeat(match, me);
    if (values.apply) {
      if (me !== undefined) throw new ProtocolError('contradiction', { fields: ['as', 'apply'] });
      const after = playedOn(match, seed);
      hold(matches, name, after);
      return {
        ...status(name, after),
        decisions: answersIn(after) - answersIn(match),
        totals: totals(game, after.now),
        ranking: game.ranking(after.now.s),
      };
    }
    const copy = me === undefined ? copyMatch(game, match.now) : redealt(game, match.now, me, seed);
    const decisions = playOut(game, copy, rngOf(seed));
    return { ...status(name, match), decisions, totals: totals(game, copy), ranking: game.ranking(copy.s) };
  },
);
