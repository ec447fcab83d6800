import { hintFor } from '../../../parts/index.ts';
import { WhyNot } from '../../parts/why.tsx';
import { CardFace } from '../art/card-face.tsx';
import { placesIn } from '../lib/marks.ts';
import { CARD, leftEdge, topEdge } from '../lib/village.ts';
import { cardName, give, useScene } from '../scene.ts';

const PAD = 5;

/** The places of the own village where the card in question can go, and those where it cannot, with the reason. */
export function Places() {
  const scene = useScene();
  const { ask, box, words, view, narrow } = scene;
  const { open, shut } = placesIn(ask);
  const refused = narrow ? [] : shut;
  const card = ask?.k === 'place' ? ask.frame.card : null;
  const plan = card ? box.cards[card] : undefined;
  if (!ask || !card) return null;
  const isTaken = (x: number) => view.players[scene.me ?? 0]?.village.some(site => site.x === x);
  return (
    <>
      {refused
        .filter(({ x }) => !isTaken(x))
        .map(({ x, refusal }) => (
          <g
            key={x}
            class="place place-shut"
            transform={`translate(${leftEdge(x)} ${topEdge(x)})`}
            {...hintFor(() => <WhyNot scene={scene} refusal={refusal} />)}
          >
            <rect x={PAD} y={PAD} width={CARD.width - 2 * PAD} height={CARD.height - 2 * PAD} rx="7" />
            <path d={`M${CARD.width / 2 - 9} ${CARD.height / 2 - 9}l18 18m0 -18l-18 18`} />
          </g>
        ))}
      {open.map(x => (
        // biome-ignore lint/a11y/noStaticElementInteractions: the button is the ring; the picture in it is pressed with it
        <g
          key={x}
          class="place place-open is-legal"
          data-place={x}
          transform={`translate(${leftEdge(x)} ${topEdge(x)})`}
          onClick={() => void give(scene, x)}
        >
          {plan && (
            <g class="place-ghost">
              <CardFace plan={plan} name={cardName(scene, card)} />
            </g>
          )}
          {/* biome-ignore lint/a11y/useSemanticElements: there is no button in SVG */}
          <rect
            class="place-ring"
            x={PAD}
            y={PAD}
            width={CARD.width - 2 * PAD}
            height={CARD.height - 2 * PAD}
            rx="7"
            role="button"
            tabindex={-1}
            data-rove
            aria-label={words.say(words.describe.answer(ask.frame, x, view))}
          />
          <path class="place-plus" d={`M${CARD.width / 2} ${CARD.height / 2 - 12}v24m-12 -12h24`} />
        </g>
      ))}
    </>
  );
}
