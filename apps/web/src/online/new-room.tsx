import type { SeatWish } from '@thameside/protocol/rooms';
import { useEffect, useState } from 'preact/hooks';
import { newKey } from '../link.ts';
import { ownSet } from '../own-set.ts';
import { Button, Choice, Notice, TextField } from '../parts/index.ts';
import { optionsFor } from '../screens/new-game/draft.ts';
import { changeDraft, draftOf } from '../screens/new-game/kept-draft.ts';
import { Options } from '../screens/new-game/options.tsx';
import { playerName } from '../settings.ts';
import { type GameWords, t } from '../words.ts';
import { isGuest } from './guest.ts';
import { hasServer, Refusal } from './http.ts';
import { openTable } from './open-table.ts';
import { OpenTables } from './open-tables.tsx';
import './online.css';

/** What to do where the page comes from a plain folder. */
const NoServer = () => (
  <Notice kind="warn">
    <p>{t('online.no-server')}</p>
    <p>
      {t('online.no-server.how')} <code>npm ci && npm start</code>
    </p>
  </Notice>
);

/** The third door: a name, how many, and the table is open. */
export function NewRoom({ words }: { readonly words: GameWords }) {
  const [isThere, setThere] = useState<boolean | null>(null);
  useEffect(() => void hasServer().then(setThere), []);
  if (isThere === null) return <div aria-busy="true" />;
  if (!isThere) return <NoServer />;
  return (
    <>
      <Form words={words} />
      <OpenTables isGuest={isGuest()} />
    </>
  );
}

function Form({ words }: { readonly words: GameWords }) {
  const { face } = words;
  const draft = draftOf(face);
  const [trouble, setTrouble] = useState<string | null>(null);
  const [isOpening, setOpening] = useState(false);
  /** Pressed twice, it is one table. */
  const [key, setKey] = useState(newKey);
  const [min, max] = face.seats;
  const counts = Array.from({ length: max - min + 1 }, (_, i) => String(min + i));
  const count = draft.opponents + 1;
  const name = playerName.value.trim();
  const open = async () => {
    setOpening(true);
    setTrouble(null);
    const set = draft.ownSet ? (ownSet(face.id, face)?.text ?? null) : null;
    const options = optionsFor(face.options(count), draft.options);
    const seats = Array.from({ length: count }, (_, i): SeatWish => ({ kind: i === 0 ? 'me' : 'open' }));
    try {
      await openTable(name, { game: face.id, options, set, seats, text: null }, key);
    } catch (error) {
      setKey(newKey());
      setOpening(false);
      setTrouble(error instanceof Refusal ? error.code : 'internal');
    }
  };
  return (
    <form
      class="panel new-form"
      onSubmit={event => {
        event.preventDefault();
        if (name !== '' && !isOpening) void open();
      }}
    >
      <TextField
        label={t('new.your-name')}
        value={playerName.value}
        onInput={value => {
          playerName.value = value;
        }}
      />
      <Choice
        legend={t('online.seats')}
        about={t('online.seats.about')}
        value={String(count)}
        picks={counts.map(value => ({ value, label: value }))}
        onChange={value => changeDraft(face, { opponents: Number(value) - 1 })}
      />
      <Options words={words} seats={count} />
      {trouble && <Notice kind="bad">{t(`table.error.${trouble}`)}</Notice>}
      <div class="new-start">
        <Button
          type="submit"
          variant="primary"
          icon="online"
          {...(name === '' ? { unavailable: t('online.name-first') } : {})}
          aria-busy={isOpening}
        >
          {t('online.open')}
        </Button>
      </div>
    </form>
  );
}
