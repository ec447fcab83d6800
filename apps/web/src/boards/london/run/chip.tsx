import { Icon } from '../../../parts/index.ts';
import { t } from '../../../words.ts';
import { ColourMark, Signs } from '../art/signs.tsx';
import { type Change, moved, type RunStep } from '../lib/run-order.ts';
import type { Sign } from '../lib/signs.ts';
import { cardName, playerOf, useScene } from '../scene.ts';
import { nameOfStep } from './order.ts';

const change = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);
const signsOf = ({ money, prestige, poverty }: Change): Sign[] => [
  ...(money === 0 ? [] : [{ sign: 'coin', n: change(money) } as const]),
  ...(prestige === 0 ? [] : [{ sign: 'prestige', n: change(prestige) } as const]),
  ...(poverty === 0 ? [] : [{ sign: 'poverty', n: change(poverty) } as const]),
];

interface ChipProps {
  readonly step: RunStep;
  readonly place: number;
  readonly order: readonly RunStep[];
  readonly item: Change | undefined;
  readonly onOrder: (order: readonly RunStep[]) => void;
}

/** One activation of the order: dragged to another place, or moved by its buttons. */
export function RunChip({ step, place, order, item, onOrder }: ChipProps) {
  const scene = useScene();
  const name = nameOfStep(scene, step.activate);
  const top =
    typeof step.activate === 'number' ? playerOf(scene, scene.me)?.display[step.activate]?.top : null;
  const given = step.on.find(answer => typeof answer === 'string' && answer in scene.box.cards) as
    | string
    | undefined;
  const colour = top ? scene.box.cards[top]?.colour : undefined;
  const drag = (event: PointerEvent) => {
    if (event.target instanceof Element && event.target.closest('button')) return;
    event.preventDefault();
    let from = place;
    let now = order;
    const move = (e: PointerEvent) => {
      const under = document.elementFromPoint(e.clientX, e.clientY)?.closest<HTMLElement>('[data-place]');
      const to = under ? Number(under.dataset.place) : from;
      if (to === from) return;
      now = moved(now, from, to);
      from = to;
      onOrder(now);
    };
    const end = () => {
      removeEventListener('pointermove', move);
      removeEventListener('pointerup', end);
      removeEventListener('pointercancel', end);
    };
    addEventListener('pointermove', move);
    addEventListener('pointerup', end);
    addEventListener('pointercancel', end);
  };
  const button = (
    icon: 'chevron-left' | 'chevron-right' | 'close',
    label: string,
    to: readonly RunStep[],
  ) => (
    <button type="button" aria-label={label} disabled={to === order} onClick={() => onOrder(to)}>
      <Icon name={icon} size={1} />
    </button>
  );
  return (
    <li class="run-chip" data-place={place} onPointerDown={drag}>
      <b class="run-place">{place + 1}</b>
      {button('chevron-left', t('london.run.earlier', { card: name }), moved(order, place, place - 1))}
      <span class="run-name">
        {colour && <ColourMark colour={colour} />} {name}
        {given && <small> ‹ {cardName(scene, given)}</small>}
      </span>
      {item && <Signs signs={signsOf(item)} />}
      {button('chevron-right', t('london.run.later', { card: name }), moved(order, place, place + 1))}
      {button('close', t('london.run.drop', { card: name }), order.toSpliced(place, 1))}
    </li>
  );
}
