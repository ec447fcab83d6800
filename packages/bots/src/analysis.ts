import {
  type Answer,
  asked,
  copyMatch,
  type Emitted,
  type Game,
  isFarsighted,
  type Journal,
  legal,
  type Match,
  play,
  type Reason,
  redealt,
  remembering,
  reopen,
  rngOf,
  type Seat,
  seedOf,
} from '@thameside/kernel';
import { thinker } from './search/thinker.ts';

/** One decision of a match, as the one who made it could judge it. */
export interface Decision {
  /** The answer with which it began, counted from 0. */
  readonly entry: number;
  readonly seat: Seat;
  readonly played: readonly Answer[];
  /** The share of trials that were won after it. */
  readonly chance: number;
  /** What the search would have played, why, how many points it hopes to gain by that, and how far that may be wrong. */
  readonly best: readonly Answer[];
  readonly reason: Reason | null;
  readonly lost: number;
  readonly doubt: number;
}

/** The seat's answers from here on that belong to the same turn. */
function played(game: Game, { entries }: Journal, from: number): Answer[] {
  const answers: Answer[] = [];
  const first = entries[from];
  for (let i = from; first && i < entries.length; i++) {
    const entry = entries[i];
    if (!entry || entry.seat !== first.seat) {
      if (entry && !entry.lane && !first.lane) break;
      continue;
    }
    if (entry.lane !== first.lane || (i > from && game.frames[entry.k]?.opens === 'always')) break;
    answers.push(entry.answer);
  }
  return answers;
}

/**
 * Looks at every decision of a match, one after another, from the view of the seat that made it: nothing that the seat
 * had not been shown by then enters into it. The same seed and number of trials give the same.
 */
export function* analysed(
  game: Game,
  journal: Journal,
  trials: number,
  seed: string,
): Generator<Decision, void, void> {
  const mind = game.minds?.alderman;
  if (!mind || !isFarsighted(mind)) return;
  const { journal: begun, events } = reopen(game, journal.header);
  const m: Match = copyMatch(game, begun.now);
  let memories = remembering(game, [], m, events);
  /** By seat: answers that belong to a line that has been looked at. */
  const settled = m.lanes.map(() => 0);
  for (const [i, { seat, answer }] of journal.entries.entries()) {
    const pending = settled[seat] ?? 0;
    if (pending > 0) settled[seat] = pending - 1;
    else if (asked(m, seat) && legal(game, m, seat).length > 1) {
      const luck = seedOf(`${seed}/${i}`);
      const seen = redealt(game, m, seat, luck, memories[seat]);
      const given = played(game, journal, i);
      const thought = thinker(game, mind, seen, seat, rngOf(luck), done => done / trials, given);
      while (thought.step());
      const found = thought.findings();
      const mine = found.find(({ isGiven }) => isGiven);
      const [best] = found;
      if (mine && best && found.length > 1) {
        settled[seat] = mine.answers.length - 1;
        yield {
          entry: i,
          seat,
          played: mine.answers,
          chance: mine.chance,
          best: best.answers,
          reason: best === mine ? null : thought.choice().reason,
          lost: Math.max(0, mine.behind),
          doubt: mine.doubt,
        };
      }
    }
    const shown: Emitted[] = [];
    play(game, m, seat, answer, (event, to) => shown.push({ event, to: to ?? null }));
    memories = remembering(game, memories, m, shown);
  }
}

/** So many standard errors make a difference that is not luck. */
const SURE = 2;

/** The decisions that cost most, those that may be luck left out, in the order in which they were made. */
export const turningPoints = (decisions: readonly Decision[], most: number): Decision[] =>
  decisions
    .filter(({ lost, doubt }) => lost > SURE * doubt)
    .toSorted((a, b) => b.lost - a.lost)
    .slice(0, most)
    .sort((a, b) => a.entry - b.entry);
