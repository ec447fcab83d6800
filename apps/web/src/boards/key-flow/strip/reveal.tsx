import { forgetHint, Icon, IconButton } from '../../../parts/index.ts';
import { sayAny } from '../../../table/say.ts';
import { t } from '../../../words.ts';
import { Unit } from '../../parts/legible.tsx';
import { pointing } from '../../parts/pointing.ts';
import { CardFace } from '../art/card-face.tsx';
import { Sign, Token } from '../art/signs.tsx';
import { cardPiece, pieces, seatPiece } from '../lib/pieces.ts';
import { lastReveal, type Played } from '../lib/reveal.ts';
import { leftOf, rightOf, toneOf } from '../lib/seats.ts';
import { CARD } from '../lib/village.ts';
import { cardName, type Scene, useScene } from '../scene.ts';
import { SeatMark } from '../seat-mark.tsx';

/** As the style sheet has it. */
const MINI = 34;

const Mini = ({ id }: { readonly id: string }) => {
  const scene = useScene();
  const plan = scene.box.cards[id];
  const site = scene.view.players.flatMap(({ village }) => village).find(each => each.id === id);
  return plan ? (
    <svg viewBox={`0 0 ${CARD.width} ${CARD.height}`} aria-hidden="true">
      <Unit.Provider value={MINI / CARD.width}>
        <CardFace plan={plan} name={cardName(scene, id)} level={site?.level ?? 0} small={!plan.keyple} />
      </Unit.Provider>
    </svg>
  ) : null;
};

/** Bring the village in which it happened into view. */
function goTo({ ui, me, view, narrow }: Scene, seat: number): void {
  if (narrow && me !== null && seat === leftOf(view, me)) ui.region.value = 'left';
  else if (narrow && me !== null && seat === rightOf(view, me)) ui.region.value = 'right';
  else {
    ui.region.value = 'village';
    ui.shown.value = seat === me ? null : seat;
  }
}

function Move({ played, nth }: { readonly played: Played; readonly nth: number }) {
  const scene = useScene();
  const { words, initials, ui } = scene;
  const { seat, card, on, village, events, reason } = played;
  const look = () => {
    ui.look.value = new Set(events.flatMap(pieces));
  };
  const lines = events.map(event => words.say(words.describe.event(event)));
  const why = reason ? sayAny(words, reason) : '';
  return (
    <button
      type="button"
      class={`reveal-move player-${toneOf(seat)}`}
      style={{ '--nth': nth }}
      onMouseEnter={look}
      onMouseLeave={() => {
        ui.look.value = null;
      }}
      onFocus={look}
      onBlur={() => {
        ui.look.value = null;
      }}
      onClick={() => {
        forgetHint();
        goTo(scene, village);
        look();
      }}
      {...pointing(scene, card === null ? seatPiece(seat) : cardPiece(card), () => (
        <ul class="flow-about">
          {lines.map((line, i) => (
            <li key={i}>{line}</li>
          ))}
          {why && <li class="reveal-why">{why}</li>}
        </ul>
      ))}
    >
      <span class="unseen">{[...lines, ...(why ? [why] : [])].join('. ')}</span>
      <SeatMark seat={seat} initial={initials[seat] ?? ''} size={20} />
      {card === null ? (
        <Sign size={30}>
          <Token />
        </Sign>
      ) : (
        <Mini id={card} />
      )}
      {on !== null && (
        <>
          <Icon name="arrow-right" />
          <Mini id={on} />
          {village !== seat && <SeatMark seat={village} initial={initials[village] ?? ''} size={16} />}
        </>
      )}
    </button>
  );
}

/** F12: the chosen cards can lie open while their owners decide. */
export function OpenPicks() {
  const { view, initials } = useScene();
  if (!view.shown) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: what belongs together, not a form
    <div class="reveal-moves reveal-open scroll-x" role="group" aria-label={t('flow.open')}>
      {view.players.map(({ plan }, seat) =>
        plan ? (
          <span key={seat} class={`reveal-move player-${toneOf(seat)}`}>
            <SeatMark seat={seat} initial={initials[seat] ?? ''} size={20} />
            <Mini id={plan.card} />
            {plan.target !== null && (
              <>
                <Icon name="arrow-right" />
                <Mini id={plan.target} />
              </>
            )}
          </span>
        ) : null,
      )}
    </div>
  );
}

/** The cards that were revealed together, who by who: what was played, and onto what. */
export function RevealStrip() {
  const { sight, ui, view } = useScene();
  const reveal = lastReveal(sight.log);
  if (!reveal || view.shown || ui.seen.value === reveal.move) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: buttons that belong together, not a form
    <div class="reveal" role="group" aria-label={t('flow.reveal')} key={reveal.move}>
      <span class="strip-ask">{t('flow.reveal')}</span>
      <div class="reveal-moves">
        {reveal.played.map((played, i) => (
          <Move key={played.seat} played={played} nth={i} />
        ))}
      </div>
      <IconButton
        icon="close"
        label={t('flow.reveal.close')}
        onClick={() => {
          ui.seen.value = reveal.move;
        }}
      />
    </div>
  );
}
