import type { Connector } from '@thameside/key-to-the-city/client';
import { Button } from '../../../parts/index.ts';
import { t } from '../../../words.ts';
import { Unit } from '../../parts/legible.tsx';
import { ConnectorIcon } from '../art/connector.tsx';
import { TileFace } from '../art/tile-face.tsx';
import { dragging } from '../borough/drag.ts';
import { tileInHand } from '../borough/in-hand.ts';
import { connectorInHand, layAt } from '../borough/sides.tsx';
import { connectorsOffered, tilesOffered } from '../lib/laying.ts';
import { tilePiece } from '../lib/pieces.ts';
import { tileName, useScene } from '../scene.ts';

/** How high a tile is there, in pixels. */
const TRAY = 56;

/** Connectors that are still to be laid (K35). */
function ConnectorTray() {
  const scene = useScene();
  const { view, me, ask, ui, words } = scene;
  const unplaced = me === null ? [] : (view.players[me]?.unplaced ?? []);
  if (unplaced.length === 0) return null;
  const offered = connectorsOffered(ask);
  const held = connectorInHand(scene);
  const pick = (colour: Connector) => () => {
    ui.shown.value = null;
    ui.region.value = 'borough';
    ui.hand.value = held === colour && ask?.k === 'connector' ? null : { what: 'connector', colour };
  };
  const firstHeld = held ? unplaced.indexOf(held) : -1;
  return (
    // biome-ignore lint/a11y/useSemanticElements: buttons that belong together, not a form
    <div class="tray" role="group" aria-label={t('city.unplaced')}>
      <span class="tray-title">{t('city.unplaced')}</span>
      <div class="tray-row">
        {unplaced.map((colour, i) => (
          <button
            key={`${colour} ${i}`}
            type="button"
            class="tray-connector"
            aria-pressed={i === firstHeld}
            aria-label={words.t(`connector.${colour}`)}
            disabled={!offered.includes(colour)}
            onClick={pick(colour)}
            onPointerDown={
              offered.includes(colour)
                ? event => {
                    ui.shown.value = null;
                    ui.region.value = 'borough';
                    dragging({ what: 'connector', colour }, () => scene)(event);
                  }
                : undefined
            }
          >
            <ConnectorIcon colour={colour} size={26} />
          </button>
        ))}
        {held && (
          <Button small variant="quiet" icon="trash" onClick={() => layAt(scene, 'discard')}>
            {t('city.discard')}
          </Button>
        )}
      </div>
    </div>
  );
}

/** Tiles taken at the end of an era, to be placed (K66). */
function TileTray() {
  const scene = useScene();
  const { view, box, me, ask, ui, lit } = scene;
  const taken = me === null ? [] : (view.players[me]?.taken ?? []);
  if (taken.length === 0) return null;
  const offered = tilesOffered(ask);
  const held = tileInHand(scene);
  return (
    // biome-ignore lint/a11y/useSemanticElements: buttons that belong together, not a form
    <div class="tray" role="group" aria-label={t('city.taken')}>
      <span class="tray-title">{t('city.taken')}</span>
      <div class="tray-row">
        {taken.map(tile => {
          const plan = box.tiles[tile.id];
          const isOffered = offered.includes(tile.id);
          const pick = () => {
            ui.shown.value = null;
            ui.region.value = 'borough';
            ui.cell.value = null;
            ui.hand.value = held === tile.id ? null : { what: 'tile', tile: tile.id };
          };
          return (
            <button
              key={tile.id}
              type="button"
              class={`tray-tile ${lit.has(tilePiece(tile.id)) ? 'panel-lit is-lit' : ''}`}
              aria-pressed={held === tile.id}
              disabled={!isOffered}
              onClick={pick}
              onPointerDown={isOffered ? dragging({ what: 'tile', tile: tile.id }, () => scene) : undefined}
            >
              <span class="unseen">{tileName(scene, tile.id)}</span>
              {plan && (
                <svg viewBox="-90 -102 180 204" height={TRAY} aria-hidden="true">
                  <Unit.Provider value={TRAY / 204}>
                    <TileFace plan={plan} level={tile.level} name={tileName(scene, tile.id)} />
                  </Unit.Provider>
                </svg>
              )}
            </button>
          );
        })}
      </div>
    </div>
  );
}

export const Trays = () => (
  <>
    <ConnectorTray />
    <TileTray />
  </>
);
