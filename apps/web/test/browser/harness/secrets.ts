import type { Sight } from '@thameside/protocol';
import type { Subject } from '../subjects/subject.ts';
import type { Passed } from './spy.ts';
import { gameWords } from './words.ts';

/** What every game's view and events have in common. */
interface AnyView {
  readonly me: number | null;
  readonly players: readonly Readonly<Record<string, unknown>>[];
}
interface AnyEvent {
  readonly t: string;
  readonly seat: number;
}
const eventsOf = ({ log }: Sight): AnyEvent[] =>
  log.flatMap(({ events }) => events as unknown as readonly AnyEvent[]);

/** What a sight tells that its viewer must not know. */
function toldTooMuch({ closed, whispered, isOpen }: Subject, sight: Sight): string[] {
  const { seat, view, ask, seed, result, move } = sight;
  if (result || isOpen?.(view)) return []; // once the game is over everything is open
  const { me, players } = view as unknown as AnyView;
  const at = `move ${move}, seat ${seat}`;
  const isTold = (player: Readonly<Record<string, unknown>>) =>
    closed.some(field => player[field] !== null) ||
    (player.score as { hidden: boolean }[]).some(({ hidden }) => hidden);
  return [
    ...(me === seat ? [] : [`${at}: the view is seat ${me}'s`]),
    ...(seed === null ? [] : [`${at}: the seed is told`]),
    ...(ask === null || ask.frame.seat === seat ? [] : [`${at}: a question to seat ${ask.frame.seat}`]),
    ...players.flatMap((player, of) =>
      of !== seat && isTold(player) ? [`${at}: what only seat ${of} may know`] : [],
    ),
    ...eventsOf(sight).flatMap(event =>
      whispered.includes(event.t) && event.seat !== seat ? [`${at}: ${event.t} of seat ${event.seat}`] : [],
    ),
  ];
}

/** Everything in the messages that should not have been in the page, for the eyes before it at that time. */
export function leaksIn(subject: Subject, passed: readonly Passed[]): string[] {
  const leaks: string[] = [];
  let eyes: number | null = null;
  for (const { to, data } of passed) {
    if (to === 'worker') {
      if (data.cmd === 'watch') eyes = data.seat;
      else if ('seat' in data && data.cmd !== 'hand-over' && data.seat !== eyes)
        leaks.push(`${data.cmd} asked for seat ${data.seat} while seat ${eyes} looked`);
    } else if (data.kind === 'sight' || data.kind === 'past') {
      leaks.push(...toldTooMuch(subject, data.sight));
    }
  }
  return leaks;
}

/** The lines of the log that only their own seat may read, in words. */
export function privateLines(
  { title, whispered }: Subject,
  passed: readonly Passed[],
  names: readonly string[],
): Map<number, Set<string>> {
  const speak = gameWords(title, 'en', names);
  const lines = new Map<number, Set<string>>();
  for (const { to, data } of passed) {
    if (to !== 'page' || data.kind !== 'sight' || data.sight.result) continue;
    for (const event of eventsOf(data.sight)) {
      if (!whispered.includes(event.t)) continue;
      const said = title.describe.event(event);
      const known = lines.get(event.seat) ?? new Set();
      lines.set(event.seat, known.add(speak(said.key, said.params)));
    }
  }
  return lines;
}
