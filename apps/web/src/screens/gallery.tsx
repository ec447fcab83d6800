import { componentRows } from '@thameside/kit';
import { useMemo, useState } from 'preact/hooks';
import type { AnyBoard } from '../boards/board.ts';
import { ownSet } from '../own-set.ts';
import { Choice, Page, TextField } from '../parts/index.ts';
import { type GameWords, t } from '../words.ts';
import { ComponentCard } from './gallery/component-card.tsx';
import { SetPanel } from './gallery/set-panel.tsx';
import { useBoard } from './gallery/use-board.ts';
import { GameLinks } from './game-links.tsx';
import { capital, useGame } from './use-game.ts';
import './gallery/gallery.css';

const ALL = 'all';

/** Every component: its picture, what it does and where each value comes from. */
export function Gallery({ game }: { readonly game: string }) {
  const words = useGame(game);
  const board = useBoard(game);
  const isThere = words !== null && board !== undefined;
  return (
    <Page over={t(`game.${game}`)} title={t('gallery.title')} lead={t('gallery.about')}>
      <GameLinks screen="gallery" game={game} />
      <div class="gallery" aria-busy={!isThere}>
        {isThere && <Shown words={words} board={board} />}
      </div>
    </Page>
  );
}

function Shown({ words, board }: { readonly words: GameWords; readonly board: AnyBoard | null }) {
  const { face, t: speak } = words;
  const [kind, setKind] = useState(ALL);
  const [sought, setSought] = useState('');
  const own = ownSet(face.id, face);
  const { set, cards } = useMemo(() => {
    const json = JSON.parse(own?.text ?? face.exportSet()) as object;
    const read = own ? face.describe(json) : words.describe;
    const describe = 'faults' in read ? words.describe : read;
    return {
      set: json,
      cards: componentRows(json).map(row => ({
        row,
        kind: describe.kind(row.id),
        lines: describe.component(row.id),
      })),
    };
  }, [face, own?.text]);
  const kinds = [...new Set(cards.map(card => card.kind))];
  const query = sought.trim().toLocaleLowerCase();
  const shown = cards.filter(
    card =>
      (kind === ALL || card.kind === kind) &&
      (query === '' || card.lines.some(({ said }) => words.say(said).toLocaleLowerCase().includes(query))),
  );
  return (
    <>
      <SetPanel words={words} own={own} />
      <div class="gallery-filter">
        <Choice
          legend={t('gallery.kind')}
          value={kind}
          picks={[
            { value: ALL, label: capital(t('gallery.all')) },
            ...kinds.map(value => ({ value, label: capital(speak(`kind.${value}`)) })),
          ]}
          onChange={setKind}
        />
        <TextField type="search" label={t('gallery.search')} value={sought} onInput={setSought} />
      </div>
      <p class="soft" role="status">
        {t('gallery.count', { count: shown.length })}
      </p>
      {board?.PortraitDefs && <board.PortraitDefs />}
      <ul class="component-cards">
        {shown.map(({ row, lines }) => (
          <ComponentCard key={row.id} row={row} lines={lines} words={words} set={set} board={board} />
        ))}
      </ul>
    </>
  );
}
