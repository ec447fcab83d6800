import type { TileView } from '@thameside/key-to-the-city/client';
import { useState } from 'preact/hooks';
import { Button } from '../../../parts/index.ts';
import { t } from '../../../words.ts';
import { RuleLink, refusalOf, WhyNot } from '../../parts/why.tsx';
import { actOf, answersFor, isGathering, tileAsked } from '../lib/gesture.ts';
import { actsAt, chanceOf, yieldsNothing } from '../lib/lens.ts';
import { type Act, lotOf, offersFor } from '../lib/price.ts';
import { give, litPanel, type Scene, useScene } from '../scene.ts';
import { EMPTY, formFor } from './form.ts';
import { KeypleForm } from './keyples.tsx';

const RULE = { colour: 'K12', skill: 'K32', lacking: 'K42' } as const;
const SHORT = { bid: 'K20', use: 'K31', upgrade: 'K41' } as const;

/** Why an action is not to be had at this tile: the host's word where there is one, else what the table shows. */
function NotNow({ scene, act, tile }: { readonly scene: Scene; readonly act: Act; readonly tile: TileView }) {
  const { view, box, me, ask, sight, words } = scene;
  const refusal = ask?.k === act ? refusalOf(ask, tile.id) : null;
  if (refusal) return <WhyNot scene={scene} refusal={refusal} />;
  if (me === null) return null;
  const chances = offersFor(view, me, act, tile.id).map(({ colour }) => ({
    ...chanceOf(view, box, me, act, tile, colour),
    colour,
  }));
  const close = chances.find(({ bar }) => bar !== 'colour') ?? chances[0];
  const bar = close?.bar ?? 'short';
  const n = close?.need ?? 1;
  const need = { key: tile.colour ? `keyples.${tile.colour}` : 'city.finder.price', params: { n } };
  return (
    <>
      {words.t(`city.bar.${bar}`, bar === 'short' ? { need, reach: close?.reach ?? 0 } : {})}{' '}
      <RuleLink game={sight.game} rule={bar === 'short' ? SHORT[act] : RULE[bar]} />
    </>
  );
}

const canDo = ({ view, box, me }: Scene, act: Act, tile: TileView): boolean =>
  me !== null &&
  offersFor(view, me, act, tile.id).some(({ colour }) => chanceOf(view, box, me, act, tile, colour).possible);

/** Actions open at this moment: all of them at the beginning of a turn, later the one that has been chosen. */
function actsNow(scene: Scene, tile: TileView): Act[] {
  const { view, box, me, ask } = scene;
  if (me === null || !isGathering(ask)) return [];
  const under = actOf(ask);
  const asked = tileAsked(ask);
  if (asked !== null && asked !== tile.id) return [];
  const acts = actsAt(view, box, me, tile);
  return under === null ? acts : acts.filter(act => act === under);
}

/** Tile, colour, losing bids and number in one small panel, sent as one command. */
export function Action({ tile }: { readonly tile: TileView }) {
  const scene = useScene();
  const { view, box, me, ask, ui, words } = scene;
  const [draft, setDraft] = useState(EMPTY);
  const [isRefused, setRefused] = useState(false);
  const acts = actsNow(scene, tile);
  if (me === null || !ask || acts.length === 0) return null;
  const open = acts.filter(act => canDo(scene, act, tile));
  const act = acts.length === 1 ? acts[0] : (ui.act.value ?? (open.length === 1 ? open[0] : null));
  const given = ask.frame as {
    readonly colour?: (typeof draft)['colour'];
    readonly groups?: readonly string[];
    readonly count?: number;
  };
  const known = {
    colour: given.colour ?? draft.colour,
    groups: [...new Set([...(given.groups ?? []), ...draft.groups])],
    count: given.count ?? draft.count,
    front: draft.front,
  };
  const form = act ? formFor(view, me, act, tile.id, known, ui.lens.value) : null;
  const isOpen = act ? open.includes(act) : false;
  const answers = form && isOpen ? answersFor(view, box, ask, me, form.plan) : null;
  const send = async () => setRefused(!(await give(scene, answers)));
  const lot = lotOf(view, tile.id);
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
              {...(open.includes(each)
                ? {}
                : { unavailable: <NotNow scene={scene} act={each} tile={tile} /> })}
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
            <b>{words.t(`answer.turn.${each}`)}:</b> <NotNow scene={scene} act={each} tile={tile} />
          </p>
        ))}
      {act && isOpen && form && (
        <>
          <KeypleForm form={form} draft={known} onChange={setDraft} act={act} />
          {act === 'bid' && lot?.winner === me && <p class="card-note">{t('city.card.lead-already')}</p>}
          {act === 'use' && yieldsNothing(view, box, tile) && (
            <p class="card-note is-warning">{t('city.danger.use-nothing')}</p>
          )}
          <Button
            variant="primary"
            class="card-send"
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
