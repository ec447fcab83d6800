import { playout } from '@thameside/bots';
import {
  asked,
  legal,
  type Match,
  redealt,
  refused,
  type ScoreLine,
  type Seat,
  waiting,
} from '@thameside/kernel';
import { difference, notPlain } from '../plain.ts';
import {
  type Checking,
  dealOf,
  inRedealt,
  newSeed,
  onFrozen,
  viewerName,
  viewersOf,
  viewOf,
} from './checking.ts';
import { type Census, checkCensus } from './state.ts';

/** The score lines that may be shown to the viewer before the end. */
const openLines = (lines: readonly ScoreLine[][], viewer: Seat | null) =>
  lines.map((own, seat) => own.filter(line => seat === viewer || !line.hidden));

/** All that reaches the viewer while nothing happens. */
const knowledge = <S, E>(c: Checking<S, E>, m: Match<S>, viewer: Seat | null) => ({
  view: viewOf(c, m, viewer),
  question: {
    waiting: waiting(m),
    asked: viewer === null ? null : (asked(m, viewer) ?? null),
    legal: viewer === null ? [] : legal(c.game, m, viewer),
    refused: viewer === null ? [] : refused(c.game, m, viewer),
  },
  score: openLines(c.game.score(m.s), viewer),
});

/**
 * For every viewer of a frozen match: what reaches them does not move when what they cannot see is dealt anew,
 * and the new deal is a match like any other. Blind to a secret that `redeal` leaves where it is; for those see
 * `secretPaths`, `foresight` and `viewKeys`.
 */
export function checkViews<S, E>(c: Checking<S, E>, m: Match<S>): void {
  const census = c.game.census(m.s);
  for (const viewer of viewersOf(m)) {
    const before = onFrozen(c.fail, 'impure', 'view or score', () => knowledge(c, m, viewer));
    const fault = notPlain(before.view);
    if (fault !== undefined) c.fail('view-plain', `${fault} for ${viewerName(viewer)}`);
    const other = dealOf(c, m, viewer);
    checkDeal(c, census, other, viewer);
    const after = inRedealt(c, viewer, () => knowledge(c, other, viewer));
    const moved = (part: keyof typeof before) => difference(before[part], after[part]);
    const view = moved('view');
    if (view !== undefined) c.fail('view-leak', `${viewerName(viewer)} sees ${view}`);
    const question = moved('question');
    if (question !== undefined) c.fail('question-leak', `${viewerName(viewer)} can tell by ${question}`);
    const score = moved('score');
    if (score !== undefined) c.fail('score-leak', `${viewerName(viewer)} sees ${score}`);
  }
}

/** A new deal is plain, complete, and nobody is stuck in it. */
function checkDeal<S, E>(c: Checking<S, E>, census: Census, m: Match<S>, viewer: Seat | null): void {
  const fault = notPlain(m);
  if (fault !== undefined) c.fail('redeal', `${fault} is not plain for ${viewerName(viewer)}`);
  checkCensus(c, census, m.s, 'redeal');
  for (const seat of waiting(m)) {
    if (legal(c.game, m, seat).length === 0)
      c.fail('redeal', `seat ${seat} is stuck for ${viewerName(viewer)}`);
  }
}

/** A new deal can be played to its end. */
export function checkRedealtPlayout<S, E>(c: Checking<S, E>, m: Match<S>, viewer: Seat | null): void {
  inRedealt(c, viewer, () => playout(c.game, redealt(c.game, m, viewer, newSeed(c.rng)), c.rng, c.limit));
}
