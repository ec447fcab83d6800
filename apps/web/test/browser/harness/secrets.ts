import { title } from '@thameside/key-to-the-city';
import type { Event, View } from '@thameside/key-to-the-city/client';
import type { Sight } from '@thameside/protocol';
import type { Passed } from './spy.ts';
import { gameWords } from './words.ts';

/** What a sight tells that its viewer must not know. */
function toldTooMuch({ seat, view, log, ask, seed, result, move }: Sight): string[] {
  if (result) return []; // once the game is over everything is open
  const { me, players } = view as unknown as View;
  const at = `move ${move}, seat ${seat}`;
  return [
    ...(me === seat ? [] : [`${at}: the view is seat ${me}'s`]),
    ...(seed === null ? [] : [`${at}: the seed is told`]),
    ...(ask === null || ask.frame.seat === seat ? [] : [`${at}: a question to seat ${ask.frame.seat}`]),
    ...players.flatMap(({ screen, skills, score }, of) =>
      of !== seat && (screen !== null || skills !== null || score.some(({ hidden }) => hidden))
        ? [`${at}: what is behind the screen of seat ${of}`]
        : [],
    ),
    ...log.flatMap(({ events }) =>
      (events as unknown as Event[]).flatMap(event =>
        event.t === 'drew-colours' && event.seat !== seat ? [`${at}: what seat ${event.seat} drew`] : [],
      ),
    ),
  ];
}

/** Everything in the messages that should not have been in the page, for the eyes before it at that time. */
export function leaksIn(passed: readonly Passed[]): string[] {
  const leaks: string[] = [];
  let eyes: number | null = null;
  for (const { to, data } of passed) {
    if (to === 'worker') {
      if (data.cmd === 'watch') eyes = data.seat;
      else if ('seat' in data && data.cmd !== 'hand-over' && data.seat !== eyes)
        leaks.push(`${data.cmd} asked for seat ${data.seat} while seat ${eyes} looked`);
    } else if (data.kind === 'sight' || data.kind === 'past') {
      leaks.push(...toldTooMuch(data.sight));
    }
  }
  return leaks;
}

/** The lines of the log that only their own seat may read, in words. */
export function privateLines(passed: readonly Passed[], names: readonly string[]): Map<number, Set<string>> {
  const speak = gameWords('en', names);
  const lines = new Map<number, Set<string>>();
  for (const { to, data } of passed) {
    if (to !== 'page' || data.kind !== 'sight' || data.sight.result) continue;
    for (const event of data.sight.log.flatMap(({ events }) => events as unknown as Event[])) {
      if (event.t !== 'drew-colours') continue;
      const said = title.describe.event(event);
      const known = lines.get(event.seat) ?? new Set();
      lines.set(event.seat, known.add(speak(said.key, said.params)));
    }
  }
  return lines;
}
