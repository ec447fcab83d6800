import { type Act, lotOf, panelOf, type TileView, yieldsNothing } from '@thameside/key-to-the-city/client';
import { useState } from 'preact/hooks';
import { Button } from '../../../parts/index.ts';
import { t } from '../../../words.ts';
import { WhyNot } from '../../parts/why.tsx';
import { actOf, answersFor, givenIn, isGathering, tileAsked } from '../lib/gesture.ts';
import { actsAt, whyNot } from '../lib/lens.ts';
import { give, litPanel, type Scene, useScene } from '../scene.ts';
import { EMPTY, formFor } from './form.ts';
import { KeypleForm } from './keyples.tsx';

/** Why an action is not to be had at this tile. */
function NotNow({ act, tile }: { readonly act: Act; readonly tile: TileView }) {
  const scene = useScene();
  const { box, table, me } = scene;
  const refusal = me === null ? null : whyNot(box, table, me, act, tile);
  return refusal && <WhyNot scene={scene} refusal={refusal} />;
}

/** Actions open at this moment: all of them at the beginning of a turn, later the one that has been chosen. */
function actsNow(scene: Scene, tile: TileView): Act[] {
  const { table, box, me, ask } = scene;
  if (me === null || !isGathering(ask)) return [];
  const under = actOf(ask);
  const asked = tileAsked(ask);
  if (asked !== null && asked !== tile.id) return [];
  const acts = actsAt(box, table, me, tile);
  return under === null ? acts : acts.filter(act => act === under);
}

/** Tile, colour, losing bids and number in one small panel, sent as one command. */
export function Action({ tile }: { readonly tile: TileView }) {
  const scene = useScene();
  const { table, box, me, ask, ui, words, probe } = scene;
  const [draft, setDraft] = useState(EMPTY);
  const [isRefused, setRefused] = useState(false);
  const acts = actsNow(scene, tile);
  if (me === null || !ask || acts.length === 0) return null;
  const open = acts.filter(act => whyNot(box, table, me, act, tile) === null);
  const act = acts.length === 1 ? acts[0] : (ui.act.value ?? (open.length === 1 ? open[0] : null));
  const given = givenIn(ask);
  const known = {
    colour: given.colour ?? draft.colour,
    groups: [...new Set([...(given.groups ?? []), ...draft.groups])],
    count: given.count ?? draft.count,
    front: draft.front,
  };
  const form = act ? formFor(table, me, act, tile, known, ui.colour.value ?? ui.lens.value) : null;
  const isOpen = act ? open.includes(act) : false;
  const answers = form && isOpen ? answersFor(table, ask, me, form.plan) : null;
  const send = async () => {
    // K34: connectors of the tile's own colours are taken with the use, where nothing else is to be decided before
    const next = answers && act === 'use' ? (await probe(answers))?.ask?.k : null;
    setRefused(!(await give(scene, answers && next === 'take' ? [...answers, 'all'] : answers)));
  };
  const lot = lotOf(scene.view, tile.id);
  const panel = panelOf(box, tile);
  return (
    <div class="card-action">
      {acts.length > 1 && (
        // biome-ignore lint/a11y/useSemanticElements: buttons that belong together, not a form
        <div class="card-acts" role="group" aria-label={t('city.card.acts')}>
          {acts.map(each => (
            <Button
              key={each}
              class={litPanel(scene, each)}
              aria-pressed={act === each}
              icon={each === 'bid' ? 'bid' : each === 'use' ? 'hand' : 'upgrade'}
              {...(open.includes(each) ? {} : { unavailable: <NotNow act={each} tile={tile} /> })}
              onClick={() => {
                ui.act.value = each;
                setDraft(EMPTY);
              }}
            >
              {words.t(`answer.turn.${each}`)}
            </Button>
          ))}
        </div>
      )}
      {acts
        .filter(each => !open.includes(each) && (act === each || acts.length > 1))
        .map(each => (
          <p key={each} class="card-note">
            <b>{words.t(`answer.turn.${each}`)}:</b> <NotNow act={each} tile={tile} />
          </p>
        ))}
      {act && isOpen && form && (
        <>
          <KeypleForm form={form} draft={known} onChange={setDraft} act={act} />
          {act === 'bid' && lot?.winner === me && <p class="card-note">{t('city.card.lead-already')}</p>}
          {act === 'use' && panel && yieldsNothing(table, panel) && (
            <p class="card-note is-warning">{t('city.danger.use-nothing')}</p>
          )}
          <Button
            variant="primary"
            class="card-send confirms"
            {...(answers ? {} : { unavailable: t('city.card.not-from-here') })}
            onClick={() => void send()}
          >
            {words.t(`city.send.${act}`, {
              keyples: { key: `keyples.${form.offer.colour}`, params: { n: form.total } },
            })}
          </Button>
          {isRefused && answers && (
            <p class="card-note is-warning" role="status">
              {t('city.card.refused')}{' '}
              <Button small onClick={() => void give(scene, answers.slice(0, 1))}>
                {t('city.card.stepwise')}
              </Button>
            </p>
          )}
        </>
      )}
    </div>
  );
}
