import { CONNECTORS, SKILLS } from '@thameside/key-to-the-city/client';
import { t } from '../../../words.ts';
import { pointing } from '../../parts/pointing.ts';
import { ConnectorIcon } from '../art/connector.tsx';
import { Emblem } from '../art/emblem.tsx';
import { SkillIcon } from '../art/skill.tsx';
import { tilePiece } from '../lib/pieces.ts';
import { litPanel, tileName, useScene } from '../scene.ts';

/** A tile that is to come, as its emblem and name; a press opens its card. */
function ToCome({ id }: { readonly id: string }) {
  const scene = useScene();
  const { ui } = scene;
  return (
    <li>
      <button
        type="button"
        class="to-come"
        data-tile={id}
        onClick={() => {
          ui.chosen.value = ui.chosen.value === id ? null : id;
        }}
        {...pointing(scene, tilePiece(id))}
      >
        <svg viewBox="-46 -62 92 68" width="40" height="30" aria-hidden="true">
          <Emblem id={id} />
        </svg>
        <span>{tileName(scene, id)}</span>
      </button>
    </li>
  );
}

/** What lies beside the table: supplies, the bag, the tiles to come. */
export function Supply() {
  const scene = useScene();
  const { view, words } = scene;
  return (
    <section class="city-supply" aria-label={t('city.supply')}>
      <ul class="supply-row" aria-label={t('city.supply.connectors')}>
        {CONNECTORS.map(colour => (
          <li
            key={colour}
            class={view.connectors[colour] === 0 ? 'is-empty' : ''}
            title={words.t(`connector-plural.${colour}`)}
          >
            <ConnectorIcon colour={colour} size={16} />
            <span aria-hidden="true">{view.connectors[colour]}</span>
            <span class="unseen">{words.t(`connectors.${colour}`, { n: view.connectors[colour] })}</span>
          </li>
        ))}
      </ul>
      <ul class="supply-row" aria-label={t('city.supply.skills')}>
        {SKILLS.map(skill => (
          <li key={skill} class={view.skills[skill] === 0 ? 'is-empty' : ''}>
            <SkillIcon skill={skill} size={20} />
            <span aria-hidden="true">{view.skills[skill]}</span>
            <span class="unseen">{words.t(`skills.${skill}`, { n: view.skills[skill] })}</span>
          </li>
        ))}
      </ul>
      <ul class="supply-row supply-facts">
        <li>{t('city.supply.bag', { n: view.bag })}</li>
        <li>{t('city.supply.pile', { n: view.pile })}</li>
      </ul>
      {view.routemasters.length > 0 && (
        <details class={`supply-later ${litPanel(scene, 'routemasters')}`}>
          <summary>{t('city.supply.routemasters', { n: view.routemasters.length })}</summary>
          <ul>
            {view.routemasters.map(id => (
              <ToCome key={id} id={id} />
            ))}
          </ul>
        </details>
      )}
      {view.later.length > 0 && (
        <details class="supply-later">
          <summary>{t('city.supply.later', { n: view.later.length })}</summary>
          <ul>
            {view.later.map(id => (
              <ToCome key={id} id={id} />
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}
