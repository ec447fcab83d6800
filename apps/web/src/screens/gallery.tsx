import { useMemo, useState } from 'preact/hooks';
import { ownSet } from '../own-set.ts';
import { Choice, Page, TextField } from '../parts/index.ts';
import { type GameWords, t } from '../words.ts';
import { kindsOf, rowsOf } from './gallery/rows.ts';
import { SetPanel } from './gallery/set-panel.tsx';
import { TileCard } from './gallery/tile-card.tsx';
import { capital, useGame } from './use-game.ts';
import './gallery/gallery.css';

const ALL = 'all';

/** Every component with what it does and where each value comes from. */
export function Gallery({ game }: { readonly game: string }) {
  const words = useGame(game);
  return (
    <Page over={t(`game.${game}`)} title={t('gallery.title')} lead={t('gallery.about')}>
      <div class="gallery" aria-busy={!words}>
        {words && <Shown words={words} />}
      </div>
    </Page>
  );
}

function Shown({ words }: { readonly words: GameWords }) {
  const { face, t: speak } = words;
  const [kind, setKind] = useState(ALL);
  const [sought, setSought] = useState('');
  const own = ownSet(face.id, face);
  const { rows, describe } = useMemo(() => {
    const json: unknown = JSON.parse(own?.text ?? face.exportSet());
    const read = own ? face.describe(json) : words.describe;
    return { rows: rowsOf(json), describe: 'faults' in read ? words.describe : read };
  }, [face, own?.text]);
  const kinds = kindsOf(rows).filter(each => each !== '');
  const cards = rows.map(row => ({ row, lines: describe.component(row.id) }));
  const query = sought.trim().toLocaleLowerCase();
  const shown = cards.filter(
    ({ row, lines }) =>
      (kind === ALL || row.kind === kind) &&
      (query === '' || lines.some(({ said }) => words.say(said).toLocaleLowerCase().includes(query))),
  );
  return (
    <>
      <SetPanel words={words} own={own} />
      <div class="gallery-filter">
        {kinds.length > 1 && (
          <Choice
            legend={t('gallery.kind')}
            value={kind}
            picks={[
              { value: ALL, label: capital(t('gallery.all')) },
              ...kinds.map(value => ({ value, label: capital(speak(`kind.${value}`)) })),
            ]}
            onChange={setKind}
          />
        )}
        <TextField type="search" label={t('gallery.search')} value={sought} onInput={setSought} />
      </div>
      <p class="soft" role="status">
        {t('gallery.count', { count: shown.length })}
      </p>
      <ul class="tile-cards">
        {shown.map(({ row, lines }) => (
          <TileCard key={row.id} row={row} lines={lines} words={words} />
        ))}
      </ul>
    </>
  );
}
