import type { StackView } from '@thameside/london/client';
import { SeatMark } from '../../../parts/index.ts';
import { initialsOf } from '../../../parts/initials.ts';
import { t } from '../../../words.ts';
import { isOffered } from '../../parts/why.tsx';
import { EmblemIcon } from '../art/emblem.tsx';
import { ColourMark } from '../art/signs.tsx';
import { BoroughShield } from '../borough-face.tsx';
import { choose } from '../choose.ts';
import { Gauges } from '../ledger/gauges.tsx';
import { seatPiece, stackPiece } from '../lib/pieces.ts';
import { isLitCard, playerOf, type Scene, shownSeat, useScene } from '../scene.ts';

/** A stack seen from across the table. */
function MiniStack({
  stack,
  seat,
  n,
}: {
  readonly stack: StackView;
  readonly seat: number;
  readonly n: number;
}) {
  const scene = useScene();
  const { box, lit, words } = scene;
  const plan = stack.top === null || stack.down ? undefined : box.cards[stack.top];
  const isLit = lit.has(stackPiece(seat, n)) || (plan !== undefined && isLitCard(scene, plan.id, seat));
  return (
    <li class={`mini ${plan ? `card-${plan.colour}` : 'mini-down'} ${isLit ? 'is-lit' : ''}`}>
      {plan && <ColourMark colour={plan.colour} />}
      {plan && <EmblemIcon id={plan.id} />}
      {stack.height > 1 && <span class="stack-height">{stack.height}</span>}
      <span class="unseen">{plan ? words.t(`card.${plan.id}`) : t('london.label.down-unknown')}</span>
    </li>
  );
}

const river = ({ box }: Scene, ids: readonly string[]): number =>
  ids.filter(id => box.boroughs[id]?.river).length;

/** One opponent: what they have, their city in small; a press shows it large. */
function Other({ seat }: { readonly seat: number }) {
  const scene = useScene();
  const { view, names, ui, lit, ask, words } = scene;
  const player = playerOf(scene, seat);
  if (!player) return null;
  const name = names[seat] ?? '';
  const isVictim = ask?.k === 'victim' && isOffered(ask, seat);
  const top = player.boroughs.at(-1);
  return (
    <li
      class={`other ${lit.has(seatPiece(seat)) ? 'is-lit' : ''} ${view.active === seat ? 'is-active' : ''}`}
      data-shown={shownSeat(scene) === seat}
    >
      <button
        type="button"
        class="other-head"
        aria-pressed={ui.shown.value === seat}
        onClick={() => {
          ui.shown.value = ui.shown.value === seat ? null : seat;
          ui.region.value = 'city';
        }}
      >
        <SeatMark seat={seat} name={name} initial={initialsOf(names)[seat] ?? ''} />
        <span>{name}</span>
        <span class="unseen">{t('london.city.show')}</span>
      </button>
      <Gauges seat={seat} small />
      <ul class="minis" aria-label={t('london.city.of', { name })}>
        {player.display.map((stack, n) => (
          <MiniStack key={n} stack={stack} seat={seat} n={n} />
        ))}
        {player.display.length === 0 && <li class="city-none">{t('london.city.bare')}</li>}
      </ul>
      {top && (
        <span class="other-land">
          <BoroughShield id={top} />
          {words.t('amount.boroughs', { n: player.boroughs.length })}
          {river(scene, player.boroughs) > 0 &&
            ` · ${t('london.river', { n: river(scene, player.boroughs) })}`}
        </span>
      )}
      {isVictim && (
        <button type="button" class="other-victim is-legal" onClick={() => void choose(scene, seat)}>
          {t('london.victim', { name })}
        </button>
      )}
    </li>
  );
}

/** Everybody else, in the order of play. */
export function Others() {
  const { view, me } = useScene();
  const count = view.players.length;
  const seats = Array.from(
    { length: count },
    (_, i) => ((me ?? 0) + (me === null ? i : i + 1)) % count,
  ).slice(0, me === null ? count : count - 1);
  return (
    <section class="london-others" aria-label={t('london.others')} data-count={seats.length}>
      <ul>
        {seats.map(seat => (
          <Other key={seat} seat={seat} />
        ))}
      </ul>
    </section>
  );
}
