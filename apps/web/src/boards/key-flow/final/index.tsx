import type { Answer } from '@thameside/kernel';
import { thingsOf } from '@thameside/key-flow/client';
import { useEffect, useState } from 'preact/hooks';
import { Button } from '../../../parts/index.ts';
import { t } from '../../../words.ts';
import { Emblem } from '../art/emblem.tsx';
import { Rosette, Sign } from '../art/signs.tsx';
import { givingsTo } from '../lib/marks.ts';
import { byScorer, leftOver } from '../lib/things.ts';
import { cardName, give, litPanel, type Scene, shownSeat, useScene } from '../scene.ts';
import { Pick, sayAnswer } from '../strip/pick.tsx';
import { ThingChip } from './thing.tsx';

/** The things that this seat could give to another card, as the host says. */
function useMovable({ sight, live, probe }: Scene): readonly string[] {
  const [movable, setMovable] = useState<{ readonly version: number; readonly things: readonly string[] }>({
    version: -1,
    things: [],
  });
  const { ask, version } = sight;
  const isAsked = live && ask?.k === 'allocate' && ask.answers.includes('change');
  useEffect(() => {
    if (!isAsked) return;
    let isWanted = true;
    void probe(['change']).then(found => {
      if (isWanted && found?.ask?.k === 'piece')
        setMovable({ version, things: found.ask.answers.map(String) });
    });
    return () => {
      isWanted = false;
    };
  }, [version, isAsked]);
  if (ask?.k === 'piece') return ask.answers.map(String);
  return isAsked ? movable.things : [];
}

const pointsOf = ({ view }: Scene, seat: number, card: string): number =>
  (view.players[seat]?.score ?? [])
    .filter(({ params, key }) => params.card === card && key !== 'score.points')
    .reduce((sum, { points }) => sum + points, 0);

/** The cards to which the thing taken up can be given, each a button. */
function Givings({ cards }: { readonly cards: readonly string[] }) {
  const scene = useScene();
  const { ask } = scene;
  const all = cards.flatMap(card => givingsTo(ask, card));
  return (
    <div class="final-give">
      <span class="strip-ask">{t('flow.final.whither')}</span>
      {all.map((answer: Answer) => (
        <Button key={String(answer)} small onClick={() => void give(scene, answer)}>
          {sayAnswer(scene, answer)}
        </Button>
      ))}
      <Pick answer="nowhere" />
    </div>
  );
}

/** F65: what goes where at the end. One's own can be changed. */
export function Final() {
  const scene = useScene();
  const { view, me, box, ask, names } = scene;
  const seat = shownSeat(scene);
  const movable = useMovable(scene);
  const player = view.players[seat];
  const allocation = player?.allocation;
  if (!player || !allocation) return null;
  const isMine = seat === me;
  const given = byScorer(allocation);
  const scorers = player.village
    .filter(({ id, level }) => box.cards[id]?.boxes[level]?.score)
    .map(({ id }) => id);
  const things = thingsOf(box, player);
  const rest = isMine ? leftOver(things, allocation, movable) : [];
  return (
    <section class={`flow-final ${litPanel(scene, 'final')}`} aria-label={t('flow.final')}>
      <header>
        <h2>{t(isMine ? 'flow.final' : 'flow.final.of', { name: names[seat] ?? '' })}</h2>
        <span>{t(player.changed ? 'flow.final.changed' : 'flow.final.proposed')}</span>
        {isMine && ask?.k === 'allocate' && <span class="strip-hint">{t('flow.final.hint')}</span>}
      </header>
      {isMine && ask?.k === 'give' && <Givings cards={scorers} />}
      <ul class="final-cards">
        {scorers.map(id => (
          <li key={id} class={givingsTo(ask, id).length > 0 && isMine ? 'is-legal' : ''}>
            <svg class="winter-emblem" viewBox="-44 -62 88 68" aria-hidden="true">
              <Emblem id={id} />
            </svg>
            <span class="winter-name">{cardName(scene, id)}</span>
            <Sign size={26}>
              <Rosette points={pointsOf(scene, seat, id)} />
            </Sign>
            <span class="final-things">
              {given
                .find(({ scorer }) => scorer === id)
                ?.shares.map(({ thing, count, as, part }) => (
                  <ThingChip
                    key={`${thing} ${as} ${part}`}
                    thing={things.find(({ id: each }) => each === thing)}
                    count={count}
                    as={as}
                    movable={isMine && movable.includes(thing)}
                  />
                ))}
            </span>
          </li>
        ))}
        {rest.length > 0 && (
          <li>
            <span class="winter-name">{t('flow.final.rest')}</span>
            <span class="final-things">
              {rest.map(({ thing, count }) => (
                <ThingChip
                  key={thing}
                  thing={things.find(({ id }) => id === thing)}
                  count={count}
                  as={null}
                  movable
                />
              ))}
            </span>
          </li>
        )}
      </ul>
    </section>
  );
}
