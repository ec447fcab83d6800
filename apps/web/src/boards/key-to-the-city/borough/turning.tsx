import { Button, IconButton } from '../../../parts/index.ts';
import { t } from '../../../words.ts';
import { answersToPlace, rotationsOffered } from '../lib/laying.ts';
import { give, useScene } from '../scene.ts';
import { cellBeingTurned } from './cells.tsx';
import { tileInHand } from './in-hand.ts';

/** Which way the river runs through the tile being placed. */
export function Turning() {
  const scene = useScene();
  const { view, box, ask, me, ui, words } = scene;
  const tile = tileInHand(scene);
  const cell = cellBeingTurned(scene);
  if (tile === null || !cell || !ask || me === null) return null;
  const rotations = rotationsOffered(view, box, ask, me, tile, cell);
  const turn = (by: number) => {
    const at = rotations.indexOf(cell.rotation);
    const rotation = rotations[(at + by + rotations.length) % rotations.length] ?? 0;
    ui.cell.value = { ...cell, rotation };
  };
  const frame = { k: 'rotation', seat: me, tile, q: cell.q, r: cell.r };
  return (
    // biome-ignore lint/a11y/useSemanticElements: buttons that belong together, not a form
    <div class="city-strip" role="group" aria-label={words.say(words.describe.ask(frame))}>
      <IconButton icon="rotate-left" label={t('city.turn.left')} onClick={() => turn(-1)} />
      <span class="city-strip-text" aria-live="polite">
        {words.say(words.describe.answer(frame, cell.rotation, view))}
      </span>
      <IconButton icon="rotate-right" label={t('city.turn.right')} onClick={() => turn(1)} />
      <Button
        variant="primary"
        icon="check"
        onClick={() => void give(scene, answersToPlace(box, ask, tile, cell, cell.rotation))}
      >
        {t('city.turn.place')}
      </Button>
      {ask.k !== 'rotation' && (
        <Button
          variant="quiet"
          onClick={() => {
            ui.cell.value = null;
          }}
        >
          {t('city.cancel')}
        </Button>
      )}
    </div>
  );
}
