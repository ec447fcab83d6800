import { type Act, bidAt } from '@thameside/key-to-the-city/client';
import { useId } from 'preact/hooks';
import { IconButton } from '../../../parts/index.ts';
import { t } from '../../../words.ts';
import { KeypleIcon } from '../art/keyple.tsx';
import { tileName, useScene } from '../scene.ts';
import type { Draft, Form } from './form.ts';

const Stepper = ({
  label,
  value,
  least,
  most,
  onChange,
}: {
  readonly label: string;
  readonly value: number;
  readonly least: number;
  readonly most: number;
  readonly onChange: (value: number) => void;
}) => (
  // biome-ignore lint/a11y/useSemanticElements: buttons that belong together, not a form
  <div class="stepper" role="group" aria-label={label}>
    <span class="stepper-label">{label}</span>
    <IconButton
      icon="minus"
      label={t('city.fewer')}
      disabled={value <= least}
      onClick={() => onChange(value - 1)}
    />
    <output aria-live="polite">{value}</output>
    <IconButton
      icon="plus"
      label={t('city.more')}
      disabled={value >= most}
      onClick={() => onChange(value + 1)}
    />
  </div>
);

interface Props {
  readonly form: Form;
  readonly draft: Draft;
  readonly act: Act;
  readonly onChange: (draft: Draft) => void;
}

/** K12: one colour for the whole action. */
function Colours({ form, draft, onChange }: Props) {
  const { words, ask } = useScene();
  const name = useId();
  const isGiven = ask !== null && ['group', 'count', 'front'].includes(ask.k);
  return (
    <fieldset class="card-colours">
      <legend class="unseen">{t('city.card.which-colour')}</legend>
      {form.offers.map(offer => (
        <label key={offer.colour} class={offer.possible ? '' : 'is-off'}>
          <input
            type="radio"
            name={name}
            checked={form.offer.colour === offer.colour}
            disabled={!offer.possible || isGiven}
            onChange={() =>
              onChange({ ...draft, colour: offer.colour, groups: [], count: null, front: null })
            }
          />
          <KeypleIcon colour={offer.colour} size={24} />
          <span class="unseen">{words.t(`colour.${offer.colour}`)}</span>
          <small>{t('city.card.have', { n: offer.reach })}</small>
        </label>
      ))}
    </fieldset>
  );
}

/** K13: losing bids move whole. */
function Groups({ form, draft, onChange }: Props) {
  const scene = useScene();
  const { offer } = form;
  if (offer.groups.length === 0) return null;
  const isPast = scene.ask?.k === 'count' || scene.ask?.k === 'front';
  return (
    <fieldset class="card-groups">
      <legend>{t('city.card.groups')}</legend>
      {offer.groups.map(group => {
        const isOn = form.groups.includes(group.tile);
        const others = form.groups.filter(tile => tile !== group.tile);
        return (
          <label key={group.tile}>
            <input
              type="checkbox"
              checked={isOn}
              disabled={isPast}
              onChange={() =>
                onChange({ ...draft, groups: isOn ? others : [...others, group.tile], count: null })
              }
            />
            <span>{tileName(scene, group.tile)}</span>
            <KeypleIcon colour={offer.colour} size={16} />
            <b>{group.count}</b>
          </label>
        );
      })}
    </fieldset>
  );
}

/** What it comes to: what stays at hand, and what would beat it. */
function Price({ form, act }: Pick<Props, 'form' | 'act'>) {
  const { table, me } = useScene();
  const own = act === 'bid' ? bidAt(table, me ?? 0, form.plan.tile) : 0;
  const total = own + form.total;
  return (
    <p class="card-price">
      {own > 0 && <span>{t('city.card.in-all', { n: total })}</span>}
      <span>{t(act === 'bid' ? 'city.card.beaten-bid' : 'city.card.beaten-use', { n: total + 1 })}</span>
      <span>{t('city.card.left', { n: form.most - form.count })}</span>
    </p>
  );
}

export function KeypleForm(props: Props) {
  const { form, draft, onChange, act } = props;
  const { ask } = useScene();
  return (
    <>
      <Colours {...props} />
      <Groups {...props} />
      {ask?.k !== 'front' && (
        <Stepper
          label={t(form.offer.groups.length > 0 ? 'city.card.from-hand' : 'city.card.how-many')}
          value={form.count}
          least={form.least}
          most={form.most}
          onChange={count => onChange({ ...draft, colour: form.offer.colour, groups: form.groups, count })}
        />
      )}
      {form.front && (
        <Stepper
          label={t('city.card.from-front')}
          value={form.front.count}
          least={form.front.least}
          most={form.front.most}
          onChange={front =>
            onChange({ ...draft, colour: form.offer.colour, groups: form.groups, count: form.count, front })
          }
        />
      )}
      <Price form={form} act={act} />
    </>
  );
}
