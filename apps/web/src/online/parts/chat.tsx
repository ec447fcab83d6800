import { type ChatLine, PHRASES, type Saying } from '@thameside/protocol/rooms';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { Button, IconButton, SeatMark, TextField } from '../../parts/index.ts';
import { language } from '../../settings.ts';
import { t } from '../../words.ts';
import { channelIn, chat, isMuted, readAll, room, say } from '../room.ts';

const sayingText = (saying: Saying): string =>
  'phrase' in saying ? t(`online.phrase.${saying.phrase}`) : saying.text;

const Line = ({ line }: { readonly line: ChatLine }) => (
  <li class={`chat-line ${line.mine ? 'chat-mine' : ''}`}>
    <p class="chat-who">
      {line.seat !== null && <SeatMark seat={line.seat} name={line.name} />}
      <b>{line.name}</b>
      <time dateTime={new Date(line.at).toISOString()}>
        {new Intl.DateTimeFormat(language.value, { hour: '2-digit', minute: '2-digit' }).format(line.at)}
      </time>
    </p>
    <p class="chat-text">{sayingText(line.saying)}</p>
  </li>
);

/** What people say to each other; ready phrases are read by everybody in the own language. */
export function Chat() {
  const [text, setText] = useState('');
  const lines = chat.value;
  const list = useRef<HTMLDivElement>(null);
  useEffect(readAll, [lines]);
  useLayoutEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [lines.length]);
  const now = room.value;
  if (!now) return null;
  return (
    <section class="chat" aria-label={t('online.chat')}>
      <div class="chat-head">
        <p class="about">{t(`online.chat.${channelIn(now)}`)}</p>
        <IconButton
          icon={isMuted.value ? 'sound-off' : 'sound'}
          label={t(isMuted.value ? 'online.chat.unmute' : 'online.chat.mute')}
          aria-pressed={isMuted.value}
          onClick={() => {
            isMuted.value = !isMuted.value;
          }}
        />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <div class="chat-lines" ref={list} tabIndex={0} role="log" aria-label={t('online.chat.lines')}>
        {isMuted.value ? (
          <p class="about">{t('online.chat.muted')}</p>
        ) : (
          <ul>
            {lines.map(line => (
              <Line key={`${line.of} ${line.no}`} line={line} />
            ))}
          </ul>
        )}
      </div>
      <fieldset class="chat-phrases" aria-label={t('online.chat.phrases')}>
        {PHRASES.map(phrase => (
          <Button key={phrase} small onClick={() => void say(now.table, { phrase })}>
            {t(`online.phrase.${phrase}`)}
          </Button>
        ))}
      </fieldset>
      <form
        class="chat-form"
        onSubmit={event => {
          event.preventDefault();
          const trimmed = text.trim();
          if (trimmed === '') return;
          void say(now.table, { text: trimmed }).then(isSaid => isSaid && setText(''));
        }}
      >
        <TextField label={t('online.chat.text')} unseenLabel value={text} maxLength={500} onInput={setText} />
        <Button type="submit" icon="arrow-right">
          {t('online.chat.say')}
        </Button>
      </form>
    </section>
  );
}
