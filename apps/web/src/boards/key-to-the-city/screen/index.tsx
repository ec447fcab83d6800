import { KEYPLES, type Keyple, SKILLS } from '@thameside/key-to-the-city/client';
import { t } from '../../../words.ts';
import { Unit } from '../../parts/legible.tsx';
import { KeypleFigure } from '../art/keyple.tsx';
import { SkillIcon } from '../art/skill.tsx';
import { draggingKeyples } from '../borough/drag.ts';
import { seatPiece } from '../lib/pieces.ts';
import { litPanel, useScene } from '../scene.ts';
import { Choices } from './choices.tsx';
import { PassButton } from './pass.tsx';
import { Trays } from './trays.tsx';

/** How high the figure of a heap is, in pixels. */
const FIGURE = { narrow: 30, wide: 38 };

/** Keyples of one colour; a press looks at the table through that colour. */
function KeypleHeap({ colour }: { readonly colour: Keyple }) {
  const scene = useScene();
  const { view, me, ui, words, narrow } = scene;
  const player = me === null ? undefined : view.players[me];
  const behind = player?.screen?.[colour] ?? 0;
  const front = player?.front[colour] ?? 0;
  const isOn = ui.lens.value === colour;
  const keyples = words.t(`keyples.${colour}`, { n: behind + front });
  const label = view.jennifer ? t('city.lens.front', { keyples, front }) : t('city.lens', { keyples });
  return (
    <button
      type="button"
      class={`keyple-heap ${behind + front === 0 ? 'is-empty' : ''}`}
      aria-pressed={isOn}
      title={label}
      onClick={() => {
        ui.lens.value = isOn ? null : colour;
      }}
      onPointerDown={behind + front > 0 ? draggingKeyples(colour, () => scene) : undefined}
    >
      <span class="unseen">{label}</span>
      <svg class="heap-figure" viewBox="-22 -28 44 50" width="34" height="38" aria-hidden="true">
        <Unit.Provider value={FIGURE[narrow ? 'narrow' : 'wide'] / 50}>
          <KeypleFigure colour={colour} />
        </Unit.Provider>
      </svg>
      <span class="heap-numbers" aria-hidden="true">
        <span class="heap-count">{behind}</span>
        {view.jennifer && <span class="heap-front">+{front}</span>}
      </span>
    </button>
  );
}

/** What lies behind the viewer's own screen, with the controls that belong to it. */
export function Screen() {
  const scene = useScene();
  const { view, me, words, colours, lit, narrow } = scene;
  const player = me === null ? undefined : view.players[me];
  if (me === null || !player) return null;
  return (
    <section
      class={`city-screen player-${colours[me] ?? 'none'} ${lit.has(seatPiece(me)) ? 'is-lit' : ''} ${litPanel(scene, 'screen')}`}
      aria-label={t('city.screen')}
    >
      {/* biome-ignore lint/a11y/useSemanticElements: buttons that belong together, not a form */}
      <div class="screen-keyples" role="group" aria-label={t('city.screen.keyples')}>
        {KEYPLES.map(colour => (
          <KeypleHeap key={colour} colour={colour} />
        ))}
      </div>
      <ul class="screen-skills" aria-label={t('city.screen.skills')}>
        {SKILLS.map(skill => {
          const n = player.skills?.[skill] ?? 0;
          return (
            <li key={skill} class={n === 0 ? 'is-empty' : ''}>
              <SkillIcon skill={skill} size={30} />
              <span class="heap-count">{n}</span>
              <span class="unseen">{words.t(`skills.${skill}`, { n })}</span>
            </li>
          );
        })}
      </ul>
      <Trays />
      {narrow && <Choices />}
      {narrow && <PassButton />}
    </section>
  );
}
