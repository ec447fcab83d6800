import type { Subject } from '../subjects/subject.ts';
import type { Passed } from './spy.ts';
import { gameWords } from './words.ts';

interface AnyEvent {
  readonly t: string;
  readonly seat: number;
}

/** Everything inside, however deep. */
function* within(thing: unknown): Generator<object> {
  if (typeof thing !== 'object' || thing === null) return;
  yield thing;
  for (const each of Object.values(thing)) yield* within(each);
}

/** For each seat the lines of the log that it alone may read, in words: collected from whatever is said to the page. */
export function whispersIn({ title, whispered }: Subject, names: readonly string[]) {
  const speak = gameWords(title, 'en', names);
  const lines = new Map<number, Set<string>>();
  let heard = 0;
  return (passed: readonly Passed[]): ReadonlyMap<number, ReadonlySet<string>> => {
    for (const { to, data } of passed.slice(heard))
      for (const each of to === 'page' ? within(data) : []) {
        if (!('t' in each) || !whispered.includes(String(each.t))) continue;
        const event = each as AnyEvent;
        const said = title.describe.event(event);
        const known = lines.get(event.seat) ?? new Set<string>();
        lines.set(event.seat, known.add(speak(said.key, said.params)));
      }
    heard = passed.length;
    return lines;
  };
}
