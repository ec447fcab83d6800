import type { SetFault } from '@thameside/kit';
import { annotations, type SeatSpec } from '@thameside/protocol';
import { useId, useState } from 'preact/hooks';
import { gameOf } from '../../games.ts';
import { NotGranted } from '../../link.ts';
import { ownSet } from '../../own-set.ts';
import { Button, Dialog, FileDrop, Notice } from '../../parts/index.ts';
import { go } from '../../route.ts';
import { playerName } from '../../settings.ts';
import { link } from '../../state/link.ts';
import { t } from '../../words.ts';
import { PERSON, type SeatDraft, sharedSeats } from '../new-game/draft.ts';
import { SeatsEditor } from '../new-game/seats-editor.tsx';
import { Faults } from '../set-faults.tsx';
import { capital, textOr, useGame } from '../use-game.ts';
import { matchHead } from './match-head.ts';
import '../new-game/new-game.css';

const unnamed = (number: number) => t('new.player', { number });

const draftOf = (spec: SeatSpec): SeatDraft => ({
  name: spec.name,
  by: spec.kind === 'bot' ? spec.level : PERSON,
});

/** A game from a file or a text: to go on with it, or to look at it. */
export function LoadGame({ onClose }: { readonly onClose: () => void }) {
  const [text, setText] = useState('');
  const [file, setFile] = useState('');
  const [seats, setSeats] = useState<readonly SeatDraft[]>([]);
  const [faults, setFaults] = useState<readonly SetFault[]>([]);
  const [trouble, setTrouble] = useState<string | null>(null);
  const field = useId();
  const head = matchHead(text);
  const words = useGame(head && gameOf(head.game) ? head.game : null);
  const speak = words?.t ?? t;

  const take = (given: string, name: string) => {
    setText(given);
    setFile(name);
    setFaults([]);
    setTrouble(null);
    const count = matchHead(given)?.seats ?? 0;
    const played = annotations(given).seats?.map(draftOf);
    setSeats(
      played ??
        Array.from({ length: count }, (_, i) => ({ name: i === 0 ? playerName.value : '', by: PERSON })),
    );
  };
  const load = async () => {
    if (!head) return;
    const own = words && ownSet(head.game, words.face);
    const set = annotations(text).set ?? (own?.name === head.set ? own.text : null);
    try {
      const reply = await link.ask('load', { text, seats: sharedSeats(seats, unnamed), set });
      if (reply.kind === 'table') go(`/table/${reply.table}`);
    } catch (error) {
      if (error instanceof NotGranted && error.refused.faults.length > 0) setFaults(error.refused.faults);
      else setTrouble(error instanceof NotGranted ? error.refused.code : 'internal');
    }
  };
  const isKnown = head !== null && gameOf(head.game) !== undefined;
  return (
    <Dialog
      wide
      title={t('load.title')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('parts.cancel')}</Button>
          <Button
            variant="primary"
            icon="play"
            {...(isKnown ? {} : { unavailable: t('load.first') })}
            onClick={() => void load()}
          >
            {t('load.open')}
          </Button>
        </>
      }
    >
      <div class="load-game">
        <FileDrop label={t('load.choose-file')} accept=".txt,text/plain" onText={take}>
          <div class="field">
            <label for={field}>{t('load.text')}</label>
            <textarea
              class="input"
              id={field}
              value={text}
              spellcheck={false}
              onInput={event => take(event.currentTarget.value, '')}
            />
          </div>
        </FileDrop>
        {text !== '' && !isKnown && <Notice kind="bad">{t('load.not-a-match')}</Notice>}
        {head && words && (
          <fieldset class="choice">
            <legend>{t('load.who', { game: t(`game.${head.game}`) })}</legend>
            <SeatsEditor
              seats={seats}
              onChange={setSeats}
              limits={[head.seats, head.seats]}
              levels={words.face.levels.map(value => ({
                value,
                label: capital(textOr(words.t, `level.${value}`, value)),
              }))}
            />
          </fieldset>
        )}
        {faults.length > 0 && <Faults name={file || t('load.the-text')} faults={faults} speak={speak} />}
        {trouble && <Notice kind="bad">{textOr(t, `error.${trouble}`, t('error.internal'))}</Notice>}
      </div>
    </Dialog>
  );
}
