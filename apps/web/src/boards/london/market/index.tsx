import { SETS } from '@thameside/london/client';
import { Icon } from '../../../parts/index.ts';
import { t } from '../../../words.ts';
import { RoveGroup } from '../../parts/rove-group.tsx';
import { CardBack, CardFace } from '../card-face.tsx';
import { cardLabel } from '../labels.ts';
import { freeSpaces } from '../lib/feeding.ts';
import { OF_MARKET } from '../lib/gesture.ts';
import { cardPiece, panelPiece } from '../lib/pieces.ts';
import { isLitCard, litPanel, type Scene, useScene } from '../scene.ts';
import { Target } from '../target.tsx';
import { Looked } from './looked.tsx';

type Row = 'top' | 'bottom';

function Space({ card, row, nth, ghost }: { card: string | null; row: Row; nth: number; ghost: boolean }) {
  const scene = useScene();
  const { box, ask } = scene;
  const plan = card === null ? undefined : box.cards[card];
  if (card === null || !plan) return <span class="market-space" />;
  if (ghost)
    return (
      <span class="market-space market-ghost">
        <CardFace plan={plan} />
      </span>
    );
  const isAsked = ask !== null && OF_MARKET.includes(ask.k);
  return (
    <Target
      id={card}
      piece={cardPiece(card)}
      label={t('london.label.in-row', { card: cardLabel(scene, card), row: scene.words.t(`row.${row}`) })}
      class="card market-space"
      answer={isAsked ? [card, row] : undefined}
      isLit={isLitCard(scene, card, null)}
      flip={plan.copies === 1 ? `card-${card}` : `market-${card}-${row}-${nth}`}
      flies={plan.copies === 1}
    >
      <CardFace plan={plan} />
    </Target>
  );
}

function MarketRow({ row, falls }: { readonly row: Row; readonly falls: boolean }) {
  const scene = useScene();
  const { view, plan } = scene;
  const then = plan && plan.view.gone.length === view.gone.length ? plan.view[row] : null;
  return (
    <div class="market-row" data-row={row} data-falls={falls}>
      {view[row].map((card, i) => {
        const ghost = card === null ? (then?.[i] ?? null) : null;
        return <Space key={i} card={card ?? ghost} row={row} nth={i} ghost={ghost !== null} />;
      })}
    </div>
  );
}

/** Which letter lies on top of the deck: what is left of each set is no secret, for A lies on B on C. */
function deckLetter({ view, box }: Scene): string {
  const size = (letter: string) =>
    box.set.cards.filter(({ set }) => set === letter).reduce((sum, { copies }) => sum + copies, 0);
  let below = 0;
  for (const letter of [...SETS].reverse()) {
    below += size(letter);
    if (view.deck <= below) return letter;
  }
  return 'A';
}

function Deck() {
  const scene = useScene();
  const { view, ask, words } = scene;
  const answer = ask?.answers.includes('look') ? 'look' : 'deck';
  const isAsked = ask?.k === 'draw';
  return (
    <div class={`market-deck ${litPanel(scene, 'deck')}`}>
      {view.deck > 0 ? (
        <Target
          id={null}
          piece={panelPiece('deck')}
          label={`${words.t('source.deck')}: ${words.t('amount.cards', { n: view.deck })}`}
          class="card"
          answer={isAsked ? answer : undefined}
        >
          <CardBack letter={deckLetter(scene)} />
        </Target>
      ) : (
        <span class="market-space" />
      )}
      <span class="deck-count">{words.t('amount.cards', { n: view.deck })}</span>
      {view.last !== null && !view.over && (
        <span class="deck-last">{t('london.last', { n: view.last })}</span>
      )}
    </div>
  );
}

/** The development board, with the row that falls next, and the deck. */
export function Market() {
  const scene = useScene();
  const { view, words } = scene;
  const free = freeSpaces(view);
  return (
    <section class={`london-market ${litPanel(scene, 'market')}`} aria-label={words.t('source.board')}>
      <RoveGroup class="market-room" label={words.t('source.board')}>
        <Deck />
        <div class="market-rows" data-columns={view.top.length}>
          <MarketRow row="top" falls={false} />
          <MarketRow row="bottom" falls />
        </div>
      </RoveGroup>
      <p class="market-falls" data-soon={free === 0}>
        <Icon name="arrow-down" size={1} />{' '}
        {free === 0 ? t('london.falls.now') : t('london.falls.later', { n: free })}
      </p>
      <Looked />
    </section>
  );
}
