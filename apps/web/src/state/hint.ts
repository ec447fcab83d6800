import { effect, signal } from '@preact/signals';
import type { Message } from '@thameside/protocol';
import { link } from './link.ts';
import { sight, trouble, troubleOf } from './table.ts';

type Hint = Extract<Message, { kind: 'hint' }>;
/** What a good player would answer now, once it has been asked for. */
export const hint = signal<(Pick<Hint, 'answers' | 'reason'> & { readonly version: number }) | null>(null);

export async function askHint(): Promise<void> {
  const now = sight.value;
  if (!now || now.seat === null) return;
  try {
    const reply = await link.ask('hint', { table: now.table, seat: now.seat });
    if (reply.kind === 'hint' && sight.value === now)
      hint.value = { answers: reply.answers, reason: reply.reason, version: now.version };
  } catch (error) {
    trouble.value = troubleOf(error);
  }
}

effect(() => {
  const version = sight.value?.version;
  if (hint.peek() && hint.peek()?.version !== version) hint.value = null;
});
