import { type LotView, lotOf } from '@thameside/key-to-the-city/client';
import { t } from '../../../words.ts';
import { KeypleIcon } from '../art/keyple.tsx';
import { PlayerIcon } from '../art/signs.tsx';
import { tileOf } from '../lib/tiles.ts';
import { type Scene, useScene } from '../scene.ts';

/** What the tile does on the side that it shows, in the game's own words. */
function doings({ words }: Scene, id: string, level: number): string[] {
  const lines = words.describe.component(id).slice(2);
  const from = lines.findIndex(({ said }) => said.key === `component.level.${level}`);
  const own = from < 0 ? lines : lines.slice(from + 1);
  const end = from < 0 ? own.length : own.findIndex(({ depth }) => depth === 1);
  return own.slice(0, end < 0 ? own.length : end).map(({ said }) => words.say(said));
}

/** Everybody's bids, the leading one first. */
function BidLines({ lot }: { readonly lot: LotView }) {
  const { names, initials, colours, me } = useScene();
  const bids = lot.bids
    .map((count, seat) => ({ count, seat }))
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count);
  const highest = bids[0]?.count ?? 0;
  return (
    <ul class="card-bids">
      {bids.map(({ count, seat }) => (
        <li key={seat} class={seat === lot.winner ? 'is-leading' : ''}>
          <PlayerIcon initial={initials[seat] ?? ''} colour={colours[seat] ?? null} size={20} />
          <span>{names[seat]}</span>
          {lot.colour && <KeypleIcon colour={lot.colour} size={18} />}
          <b>{count}</b>
          {seat === lot.winner && <span class="card-leads">{t('city.card.leads')}</span>}
          {seat === me && seat !== lot.winner && <span class="card-outbid">{t('city.card.outbid')}</span>}
        </li>
      ))}
      <li class="card-next">{t('city.card.next-bid', { n: highest + 1 })}</li>
    </ul>
  );
}

export function Facts({ id }: { readonly id: string }) {
  const scene = useScene();
  const tile = tileOf(scene.view, id);
  const lot = lotOf(scene.view, id);
  return (
    <div class="card-facts">
      <ul class="card-doings">
        {doings(scene, id, tile?.level ?? 0).map(line => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {tile?.colour && (
        <p class="amount">
          <KeypleIcon colour={tile.colour} />{' '}
          {t('city.card.colour', { colour: scene.words.t(`keyple-plural.${tile.colour}`) })}
        </p>
      )}
      {lot && <BidLines lot={lot} />}
      {tile && tile.placed > 0 && <p>{t('city.card.placed', { n: tile.placed, next: tile.ladder + 1 })}</p>}
    </div>
  );
}
