import { useState } from 'preact/hooks';
import { gameOf } from '../games.ts';
import { ownSet } from '../own-set.ts';
import { Button, Choice, Notice, Page, TextField } from '../parts/index.ts';
import { lazily } from '../parts/lazy.tsx';
import { go } from '../route.ts';
import { lastGame, playerName } from '../settings.ts';
import { link } from '../state/link.ts';
import { type GameWords, t } from '../words.ts';
import { GameChoice } from './games/choice.tsx';
import { LearnButton } from './learn-button.tsx';
import { optionsFor, sharedName, sharedSeats, soloSeats } from './new-game/draft.ts';
import { changeDraft, draftOf } from './new-game/kept-draft.ts';
import { Options } from './new-game/options.tsx';
import { SeatsEditor } from './new-game/seats-editor.tsx';
import { capital, textOr, useGame } from './use-game.ts';
import './new-game/new-game.css';

type Mode = 'solo' | 'shared';
const NewRoom = lazily(async () => {
  const [{ NewRoom: form }, { learnOnline }] = await Promise.all([
    import('../online/new-room.tsx'),
    import('../online/texts.ts'),
  ]);
  await learnOnline();
  return form;
});

export function NewGame({ mode }: { readonly mode: Mode | 'online' }) {
  const game = lastGame.value;
  const words = useGame(game);
  return (
    <Page narrow over={t(`game.${game}`)} title={t(`front.${mode}`)} lead={t(`new.${mode}.about`)}>
      <GameChoice
        value={game}
        onChange={value => {
          lastGame.value = value;
        }}
      />
      <div class="new-game" aria-busy={!words}>
        {words && gameOf(game)?.taught && (
          <div class="new-learn">
            <p>
              <b>{t('learn.never-played')}</b> {t('learn.about')}
            </p>
            <LearnButton game={game}>{t('learn.here')}</LearnButton>
          </div>
        )}
        {words && mode === 'online' && <NewRoom words={words} />}
        {words && mode !== 'online' && <Form mode={mode} words={words} />}
      </div>
    </Page>
  );
}

const unnamed = (number: number) => t('new.player', { number });

function Form({ mode, words }: { readonly mode: Mode; readonly words: GameWords }) {
  const { face, t: speak } = words;
  const [trouble, setTrouble] = useState<string | null>(null);
  const [isStarting, setStarting] = useState(false);
  const draft = draftOf(face);
  const seats =
    mode === 'solo' ? soloSeats(draft, playerName.value, unnamed) : sharedSeats(draft.seats, unnamed);
  const same = sharedName(seats);

  const start = async () => {
    setStarting(true);
    const set = draft.ownSet ? (ownSet(face.id, face)?.text ?? null) : null;
    const options = optionsFor(face.options(seats.length), draft.options);
    try {
      const reply = await link.ask('create', { game: face.id, seats, options, set, lesson: false });
      if (reply.kind === 'table') go(`/table/${reply.table}`);
    } catch (error) {
      setStarting(false);
      setTrouble(error instanceof Error ? error.message : 'internal');
    }
  };
  const levels = face.levels.map(value => ({
    value,
    label: capital(textOr(speak, `level.${value}`, value)),
  }));
  return (
    <form
      class="panel new-form"
      onSubmit={event => {
        event.preventDefault();
        if (same === null && !isStarting) void start();
      }}
    >
      {mode === 'solo' ? (
        <Solo words={words} levels={levels} />
      ) : (
        <fieldset class="choice">
          <legend>{t('new.seats')}</legend>
          <SeatsEditor
            seats={draft.seats}
            onChange={changed => changeDraft(face, { seats: changed })}
            limits={face.seats}
            levels={levels}
          />
        </fieldset>
      )}
      <Options words={words} seats={seats.length} />
      {trouble && <Notice kind="bad">{textOr(t, `error.${trouble}`, t('error.internal'))}</Notice>}
      <div class="new-start">
        <Button
          type="submit"
          variant="primary"
          icon="play"
          {...(same === null ? {} : { unavailable: t('new.same-name', { name: same }) })}
          aria-busy={isStarting}
        >
          {t('new.start')}
        </Button>
      </div>
    </form>
  );
}

interface SoloProps {
  readonly words: GameWords;
  readonly levels: readonly { readonly value: string; readonly label: string }[];
}

function Solo({ words: { face, t: speak }, levels }: SoloProps) {
  const draft = draftOf(face);
  const [min, max] = face.seats;
  const counts = Array.from({ length: max - min + 1 }, (_, i) => String(min - 1 + i));
  return (
    <>
      <TextField
        label={t('new.your-name')}
        value={playerName.value}
        placeholder={unnamed(1)}
        onInput={name => {
          playerName.value = name;
        }}
      />
      <Choice
        legend={t('new.opponents')}
        value={String(draft.opponents)}
        picks={counts.map(value => ({ value, label: value }))}
        onChange={value => changeDraft(face, { opponents: Number(value) })}
      />
      <Choice
        legend={t('new.level')}
        about={textOr(speak, `level.${draft.level}.about`, '')}
        value={draft.level}
        picks={levels}
        onChange={level => changeDraft(face, { level })}
      />
    </>
  );
}
