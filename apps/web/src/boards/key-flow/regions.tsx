import type { IconName } from '../../parts/index.ts';
import { t } from '../../words.ts';
import { RegionSwitch } from '../parts/region-switch.tsx';
import { markOf } from './lib/marks.ts';
import { leftOf, othersOf, rightOf } from './lib/seats.ts';
import { type Region, type Scene, useScene } from './scene.ts';

const ICONS: Readonly<Record<Region, IconName>> = {
  village: 'home',
  left: 'arrow-left',
  right: 'arrow-right',
  all: 'people',
  winter: 'pin',
};

/** With two players there is one neighbour, with three there are no others. */
const regionsFor = ({ view, me }: Scene): Region[] => {
  if (me === null) return ['village', 'all'];
  if (view.players.length === 2) return ['village', 'left', 'winter'];
  return othersOf(view, me).length === 0
    ? ['village', 'left', 'right', 'winter']
    : ['village', 'left', 'right', 'all', 'winter'];
};

/** How many cards of a village the card in question could go to. */
function targetsIn({ ask, view }: Scene, seat: number | null): number {
  if (seat === null || ask?.k !== 'target') return 0;
  return view.players[seat]?.village.filter(({ id }) => markOf(ask, id).legal).length ?? 0;
}

/** One region at a time, on a narrow screen; each says how many targets it has for the card in hand. */
export function Regions() {
  const scene = useScene();
  const { ui, view, me } = scene;
  const seatOf = (region: Region): number | null => {
    if (me === null) return null;
    if (region === 'left') return leftOf(view, me);
    if (region === 'right') return rightOf(view, me);
    return region === 'village' ? me : null;
  };
  const isEnd = view.phase === 'final' || view.phase === 'over';
  const regions = regionsFor(scene).map(id => {
    const n = targetsIn(scene, seatOf(id));
    const name =
      id === 'left' && view.players.length === 2 ? 'opponent' : id === 'winter' && isEnd ? 'final' : id;
    return { id, icon: ICONS[id], label: t(`flow.region.${name}`), targets: n };
  });
  return (
    <RegionSwitch
      label={t('flow.regions')}
      regions={regions}
      shown={ui.region.value}
      onShow={id => {
        ui.region.value = id;
        if (id === 'village') ui.shown.value = null;
      }}
    />
  );
}
