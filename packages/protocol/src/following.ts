import { withChange } from './change.ts';
import type { Message, Sight } from './messages.ts';

type ChangeMessage = Extract<Message, { kind: 'change' }>;

/** The sight after a change; null if it does not follow from this one, so that a whole sight has to be asked for. */
export function followed(now: Sight, { table, seat, from, change, log: lines }: ChangeMessage): Sight | null {
  if (now.table !== table || now.seat !== seat || now.version !== from) return null;
  const { log, older, ...rest } = now;
  if (lines && (lines.keep < older || lines.keep > older + log.length)) return null;
  const after = change ? (withChange(rest, change) as typeof rest) : rest;
  return { ...after, older, log: lines ? [...log.slice(0, lines.keep - older), ...lines.add] : log };
}

/** The sight with older lines of its log. */
export function withOlder(now: Sight, page: Pick<Extract<Message, { kind: 'log' }>, 'log' | 'older'>): Sight {
  if (page.older + page.log.length !== now.older) return now;
  return { ...now, log: [...page.log, ...now.log], older: page.older };
}
