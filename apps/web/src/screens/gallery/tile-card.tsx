import type { OutlineLine } from '@thameside/kit';
import { Disclosure, Icon, type IconName } from '../../parts/index.ts';
import { type GameWords, t } from '../../words.ts';
import { textOr } from '../use-game.ts';
import { basisKey, isAssumed, type Row } from './rows.ts';

const KIND_ICONS: Readonly<Record<string, IconName>> = {
  home: 'home',
  era1: 'brick',
  era2: 'coin',
  building: 'building',
  landmark: 'flag',
  routemaster: 'bus',
  river: 'barge',
};

const Emblem = ({ kind }: { readonly kind: string }) => (
  <span class="emblem" data-kind={kind} aria-hidden="true">
    <svg viewBox="0 0 52 60" role="img" aria-hidden="true">
      <path d="M26 2 50 16v28L26 58 2 44V16z" />
    </svg>
    <Icon name={KIND_ICONS[kind] ?? 'hexagon'} size={1.5} />
  </span>
);

/** What a component is and does, and where each of its values comes from. */
export function TileCard({
  row,
  lines,
  words,
}: {
  readonly row: Row;
  readonly lines: readonly OutlineLine[];
  readonly words: GameWords;
}) {
  const [name, ...doings] = lines;
  const from = Object.entries(row.basis);
  const assumed = from.filter(([, basis]) => isAssumed(basis)).length;
  return (
    <li class="tile-card">
      <header>
        <Emblem kind={row.kind} />
        <h2>{name ? words.say(name.said) : row.id}</h2>
      </header>
      <ul class="tile-lines">
        {doings.map(({ depth, said }, i) => (
          <li key={i} data-depth={depth}>
            {words.say(said)}
          </li>
        ))}
      </ul>
      {from.length > 0 && (
        <Disclosure
          summary={<span class="small">{t('gallery.basis', { count: from.length, assumed })}</span>}
        >
          <dl class="bases">
            {from.map(([field, basis]) => (
              <div key={field} data-assumed={isAssumed(basis)}>
                <dt>{textOr(t, `gallery.field.${field}`, field)}</dt>
                <dd>{textOr(t, basisKey(basis), basis)}</dd>
              </div>
            ))}
          </dl>
        </Disclosure>
      )}
    </li>
  );
}
