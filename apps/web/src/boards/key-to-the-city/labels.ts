import type { LotView, SiteView, TileView } from '@thameside/key-to-the-city/client';
import { t } from '../../words.ts';
import { type Scene, tileName } from './scene.ts';

/* What a screen reader hears of the pieces. The game's own words where it has them. */

const join = (parts: readonly string[]): string => parts.filter(part => part !== '').join('. ');

const colourLine = ({ words }: Scene, { colour }: TileView): string =>
  colour ? t('city.label.colour', { colour: words.t(`colour.${colour}`) }) : '';

const levelLine = ({ words, box }: Scene, { id, level }: TileView): string =>
  (box.tiles[id]?.maxLevel ?? 0) > 0 && level > 0 ? words.t(`level.${level}`) : '';

const placedLine = ({ placed, ladder }: TileView): string =>
  placed > 0 ? t('city.label.placed', { n: placed, next: ladder + 1 }) : '';

export function lotLabel(scene: Scene, lot: LotView): string {
  const { names, words, box } = scene;
  const bids = lot.bids.flatMap((n, seat) =>
    n > 0
      ? [t(seat === lot.winner ? 'city.label.lead' : 'city.label.bid', { name: names[seat] ?? '', n })]
      : [],
  );
  return join([
    tileName(scene, lot.id),
    words.t(`kind.${box.tiles[lot.id]?.kind ?? 'building'}`),
    levelLine(scene, lot),
    colourLine(scene, lot),
    bids.length > 0 ? bids.join(', ') : t('city.label.no-bids'),
    placedLine(lot),
  ]);
}

export function siteLabel(scene: Scene, site: SiteView): string {
  const { words } = scene;
  const sides = site.sides.flatMap((connector, side) =>
    connector ? [`${words.t(`side.${side}`)} ${words.t(`colour.${connector}`)}`] : [],
  );
  return join([
    tileName(scene, site.id),
    levelLine(scene, site),
    colourLine(scene, site),
    placedLine(site),
    sides.length > 0 ? t('city.label.sides', { sides }) : '',
  ]);
}
