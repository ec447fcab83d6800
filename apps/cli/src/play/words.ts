import { asked, type Refused, refused, type Seat, whyNot, words } from '@thameside/kernel';
import type { Held } from '../held.ts';
import { labelsFor, type Reader, saidBy } from '../report.ts';

/** What a player can type instead of an answer. */
export const ORDERS = [
  'help',
  'look',
  'why',
  'undo',
  'restart',
  'log',
  'score',
  'save',
  'view',
  'quit',
] as const;
export type Order = (typeof ORDERS)[number];

/** An order in English or in the player's language, with what follows it. */
export function orderIn({ voice }: Reader, line: string): { order: Order; rest: string } | undefined {
  const [first = '', ...others] = line.trim().split(/\s+/);
  const word = first.toLowerCase();
  const order =
    word === '?' ? 'help' : ORDERS.find(each => each === word || voice.t(`order.${each}`) === word);
  if (!order || (others.length > 0 && order !== 'save' && order !== 'look')) return undefined;
  return { order, rest: others.join(' ') };
}

function reason({ describe, voice, say }: Reader, label: string, { refusal }: Refused): string {
  return voice.t('play.refused', {
    answer: label,
    reason: saidBy(say, describe.refusal(refusal)),
    rule: refusal.rule,
  });
}

/** What the seat cannot answer now, with its labels. */
function candidates(reader: Reader, held: Held, seat: Seat): { label: string; candidate: Refused }[] {
  if (!asked(held.now, seat)) return [];
  const list = refused(held.edition.game, held.now, seat);
  const labels = labelsFor(
    reader,
    held,
    seat,
    list.map(({ answer }) => answer),
  );
  return list.map((candidate, i) => ({ candidate, label: labels[i] ?? words(candidate.answer) }));
}

/** What the seat cannot answer now, each with its rule and reason. */
export function whyLines(reader: Reader, held: Held, seat: Seat): string[] {
  const reasons = candidates(reader, held, seat).map(({ label, candidate }) =>
    reason(reader, label, candidate),
  );
  return reasons.length > 0 ? reasons : [reader.voice.t('play.nothing-refused')];
}

/** Why what these parts of a line begin with is not possible, if a rule forbids it. */
export function refusalOf(
  reader: Reader,
  held: Held,
  seat: Seat,
  parts: readonly string[],
): string | undefined {
  const list = candidates(reader, held, seat);
  for (let n = parts.length; n > 0; n--) {
    const plain = parts.slice(0, n).join(' ').toLowerCase();
    const found = list.find(
      ({ label, candidate }) =>
        words(candidate.answer).toLowerCase() === plain || label.toLowerCase() === plain,
    );
    if (found) return reason(reader, found.label, found.candidate);
  }
  // what is not among those listed: by its words, for it has no label
  const answer = parts.join(' ');
  const refusal = whyNot(held.edition.game, held.now, seat, answer);
  return refusal && reason(reader, answer, { answer, refusal });
}
