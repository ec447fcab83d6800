import { lackingFor, lotOf, SKILLS, type TileView } from '@thameside/key-to-the-city/client';
import { countsOf } from '@thameside/kit';
import { t } from '../../../words.ts';
import { ConnectorIcon } from '../art/connector.tsx';
import { KeypleIcon } from '../art/keyple.tsx';
import { PlayerIcon } from '../art/signs.tsx';
import { SkillIcon } from '../art/skill.tsx';
import { type Source, sourcesOf } from '../lib/sources.ts';
import { tileName, useScene } from '../scene.ts';

const NO_SIDES = [null, null, null, null, null, null];
const MOST = 8;

function SourceLine({ source }: { readonly source: Source }) {
  const scene = useScene();
  const { ui, names, initials, colours, me } = scene;
  const { tile, owner, connectors, skills, pays, price } = source;
  const show = () => {
    if (owner !== null) ui.shown.value = owner === me ? null : owner;
    ui.region.value = owner === null ? 'centre' : 'borough';
    ui.act.value = 'use';
    ui.chosen.value = tile.id;
  };
  return (
    <li>
      <button type="button" class="source" onClick={show}>
        {owner === null ? (
          <span class="source-where">{t('city.centre')}</span>
        ) : (
          <span class="source-where">
            <PlayerIcon initial={initials[owner] ?? ''} colour={colours[owner] ?? null} size={18} />
            <span class="unseen">{names[owner]}</span>
          </span>
        )}
        <span class="source-name">{tileName(scene, tile.id)}</span>
        <span class="source-gives" aria-hidden="true">
          {pays.map((each, i) => (
            <SkillIcon key={`pay ${each} ${i}`} skill={each} size={18} />
          ))}
          {pays.length > 0 && '›'}
          {connectors.map((each, i) => (
            <ConnectorIcon key={`${each} ${i}`} colour={each} size={13} />
          ))}
          {skills.map((each, i) => (
            <SkillIcon key={`${each} ${i}`} skill={each} size={18} />
          ))}
        </span>
        <span class="source-price">
          {tile.colour && <KeypleIcon colour={tile.colour} size={16} />}
          {t('city.finder.price', { n: price })}
        </span>
      </button>
    </li>
  );
}

/** The upgrade finder: what the tile still needs, who produces it, and what that costs now. */
export function Finder({ tile }: { readonly tile: TileView }) {
  const scene = useScene();
  const { view, table, box, me, words } = scene;
  const player = me === null ? undefined : table.players[me];
  const site = player?.borough.find(({ id }) => id === tile.id);
  const isMine = site !== undefined;
  if (!isMine && !lotOf(view, tile.id)) return null;
  // a tile in the centre has no connectors yet
  const sides = site?.sides ?? NO_SIDES;
  const lacking = lackingFor(box, tile, sides, player?.skills ?? countsOf(SKILLS));
  if (!lacking) return null;
  const isBlocked = lacking.connectors.length > sides.filter(side => side === null).length; // K37: for ever
  const isReady = lacking.connectors.length + lacking.skills.length === 0;
  const sources = isReady ? [] : sourcesOf(view, box, lacking).slice(0, MOST);
  return (
    <details class="card-finder" open={isMine}>
      <summary>{t('city.finder')}</summary>
      {isReady && <p class="is-good">{t('city.finder.ready')}</p>}
      {!isReady && (
        <p class="finder-wants">
          <span>{t('city.finder.lacks')}</span>
          {lacking.connectors.map((each, i) => (
            <span key={`${each} ${i}`}>
              <ConnectorIcon colour={each} />
              <span class="unseen">{words.t(`connectors.${each}`, { n: 1 })}</span>
            </span>
          ))}
          {lacking.skills.map((each, i) => (
            <span key={`${each} ${i}`}>
              <SkillIcon skill={each} />
              <span class="unseen">{words.t(`skills.${each}`, { n: 1 })}</span>
            </span>
          ))}
        </p>
      )}
      {isBlocked && <p class="is-warning">{t('city.finder.blocked')}</p>}
      {sources.length > 0 && (
        <ul class="sources" aria-label={t('city.finder.sources')}>
          {sources.map(source => (
            <SourceLine key={source.tile.id} source={source} />
          ))}
        </ul>
      )}
    </details>
  );
}
