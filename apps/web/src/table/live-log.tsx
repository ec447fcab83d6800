import { useEffect, useRef, useState } from 'preact/hooks';
import { lesson } from '../state/lesson.ts';
import { sight as present } from '../state/table.ts';
import { type GameWords, t } from '../words.ts';
import { linesOf } from './lib/log.ts';
import { promptText } from './prompt.tsx';
import { sayAny, sayEvent } from './say.ts';

/** Said anew in whatever language is spoken by then. */
type Saying = (words: GameWords) => string;

/** As many lines as one might still be listening to. */
const KEPT = 30;

/** Reads out what happens, in order, what I am asked when it comes to me, and what a lesson says. */
export function LiveLog({ words }: { readonly words: GameWords }) {
  const sight = present.value;
  const heard = useRef<{ move: number; isAsked: boolean } | null>(null);
  const [lines, setLines] = useState<readonly { readonly id: number; readonly say: Saying }[]>([]);
  const read = (said: readonly Saying[]) =>
    setLines(old => {
      const next = (old.at(-1)?.id ?? 0) + 1;
      return [...old, ...said.map((say, i) => ({ id: next + i, say }))].slice(-KEPT);
    });
  useEffect(() => {
    if (!sight) return;
    const before = heard.current;
    const isAsked = sight.ask !== null;
    heard.current = { move: sight.move, isAsked };
    const isUndone = before !== null && sight.move < before.move;
    const news = before ? sight.log.filter(({ move }) => move > before.move).flatMap(linesOf) : [];
    const said: readonly Saying[] = [
      ...(isUndone ? [() => t('table.live.undone')] : []),
      ...news.map(
        ({ event }) =>
          (spoken: GameWords) =>
            sayEvent(spoken, event),
      ),
      ...(isAsked && !before?.isAsked
        ? [() => t('table.live.yours'), (spoken: GameWords) => promptText(sight, spoken)]
        : []),
    ];
    if (said.length > 0) read(said);
  }, [sight]);
  const taught = lesson.value;
  useEffect(() => {
    if (taught) read([spoken => sayAny(spoken, taught.said)]);
  }, [taught?.at, taught?.said.key]);
  return (
    <div class="unseen" role="log" aria-live="polite" aria-label={t('table.live')}>
      {lines.map(({ id, say }) => (
        <p key={id}>{say(words)}</p>
      ))}
    </div>
  );
}
