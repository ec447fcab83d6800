import type { Head, Row } from '@thameside/host';
import {
  canonical,
  commitment,
  type Game,
  hashOf,
  isOver,
  legal,
  load,
  type Match,
  offered,
  play,
  reopen,
  type Seat,
  words,
} from '@thameside/kernel';
import type { Sight } from '@thameside/protocol';
import type { Given } from './stubborn.ts';

type Standing = readonly [Seat, NonNullable<Row['given']>[number][1]];

function must(holds: boolean, what: string): asserts holds {
  if (!holds) throw new Error(what);
}

/** Each acknowledged command once and in order, no refused one, and none that nobody gave. */
function checkRows(rows: readonly Row[], given: readonly Given[]): void {
  for (const [i, { no }] of rows.entries()) must(no === i + 1, `row ${i + 1} has the number ${no}`);
  const known = new Map(given.map(each => [each.body.key, each]));
  const times = new Map<string, number>();
  let lastSent = 0;
  for (const { key, seat, given: answers, do: what } of rows) {
    times.set(key, (times.get(key) ?? 0) + 1);
    const own = known.get(key);
    // those of bots have no sum; nobody else may write anything
    if (!own) continue;
    must(own.seat === seat && own.cmd === what, 'a row that says something else than its command');
    must(own.refused === null, `refused as ${own.refused}, and kept all the same`);
    must(own.acknowledged === null || own.acknowledged > lastSent, 'kept after what was asked later');
    lastSent = Math.max(lastSent, own.sent);
    if (own.cmd === 'undo') continue;
    const [wish] = own.body.answers ?? [];
    const said = answers?.filter(([whose, , auto]) => whose === seat && auto === 0) ?? [];
    must(
      said.some(([, answer]) => words(answer) === words(wish as typeof answer)),
      'another answer than the one that was given',
    );
  }
  for (const each of given) {
    const count = times.get(each.body.key) ?? 0;
    must(count <= 1, `kept ${count} times`);
    must(each.acknowledged === null || count === 1, 'acknowledged, and not there');
  }
}

/** The answers that stand, those of people as they gave them. */
function standingIn(rows: readonly Row[]): Standing[] {
  const standing: Standing[] = [];
  for (const { dropped = [], given = [] } of rows) {
    for (const number of dropped) standing.splice(number - 1, 1);
    for (const [seat, answer] of given) standing.push([seat, answer]);
  }
  return standing;
}

/** The match as it must be: what was acknowledged, played on the engine alone. */
export function replayed(game: Game, head: Head, rows: readonly Row[], given: readonly Given[]): Match {
  checkRows(rows, given);
  const { now } = reopen(game, head.header).journal;
  for (const [seat, answer] of standingIn(rows)) {
    must(offered(legal(game, now, seat), words(answer)) !== undefined, 'an answer that was not offered');
    play(game, now, seat, answer);
  }
  must(isOver(now), 'a match without an end');
  return now;
}

/** What everybody was told of it at its end is what it is. */
export function checkTold(game: Game, match: Match, text: string, sights: readonly Sight[]): void {
  must(hashOf(load(game, text).now) === hashOf(match), 'the exported match is another one');
  for (const told of sights) {
    const { seed, view, seat } = told;
    must(seed !== null && commitment(seed) === told.commitment, 'the seed is not the promised one');
    must(
      canonical(game.view(match.s, seat)) === canonical(view),
      'what the seat was shown at the end is not so',
    );
  }
}
