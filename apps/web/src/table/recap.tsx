import { Icon, IconButton } from '../parts/index.ts';
import { language } from '../settings.ts';
import { closeRecap, pointedLine, recap } from '../state/ui.ts';
import { type GameWords, t } from '../words.ts';
import type { Recap } from './lib/recap.ts';
import { sayEvent } from './say.ts';

const titleOf = ({ from }: Recap) => t(from === 1 ? 'table.recap.first' : 'table.recap.title');

function readAloud(words: GameWords, now: Recap): void {
  speechSynthesis.cancel();
  const speech = new SpeechSynthesisUtterance(
    [titleOf(now), ...now.lines.map(line => sayEvent(words, line.event))].join('. '),
  );
  speech.lang = language.value;
  speechSynthesis.speak(speech);
}
const canSpeak = 'speechSynthesis' in globalThis;

/** What happened since my last turn, mine first; the board marks the same things. */
export function RecapCard({ words }: { readonly words: GameWords }) {
  const now = recap.value;
  if (!now) return null;
  const close = () => {
    if (canSpeak) speechSynthesis.cancel();
    closeRecap();
  };
  return (
    <section class="recap" aria-labelledby="recap-title">
      <header>
        <h3 id="recap-title">{titleOf(now)}</h3>
        {canSpeak && (
          <IconButton icon="sound" label={t('table.recap.read')} onClick={() => readAloud(words, now)} />
        )}
        <IconButton icon="close" label={t('table.recap.skip')} onClick={close} />
      </header>
      <ul class="recap-lines">
        {now.lines.map((line, i) => (
          <li
            key={line.id}
            // biome-ignore lint/a11y/noNoninteractiveTabindex: focus lights the pieces that the line speaks of
            tabIndex={0}
            class={i < now.concerning ? 'recap-mine' : ''}
            onPointerEnter={() => {
              pointedLine.value = line;
            }}
            onPointerLeave={() => {
              pointedLine.value = null;
            }}
            onFocus={() => {
              pointedLine.value = line;
            }}
            onBlur={() => {
              pointedLine.value = null;
            }}
          >
            {i < now.concerning && <Icon name="target" label={t('table.recap.mine')} />}
            {sayEvent(words, line.event)}
          </li>
        ))}
      </ul>
    </section>
  );
}
