import { RESOURCES, type SiteView } from '@thameside/key-flow/client';
import { t } from '../../words.ts';
import { cardName, priceOf, type Scene } from './scene.ts';

/* What a screen reader hears of the pieces, and what a hint says. The game's own words where it has them. */

const join = (parts: readonly string[]): string => parts.filter(part => part !== '').join('. ');

/** Everything about a card, line by line; the first is its name. */
export const about = (
  { words }: Scene,
  id: string,
): readonly { readonly depth: number; readonly text: string }[] =>
  words.describe.component(id).map(({ depth, said }) => ({ depth, text: words.say(said) }));

export function handLabel(scene: Scene, id: string): string {
  const [name, ...rest] = about(scene, id);
  return join([name?.text ?? '', ...rest.map(({ text }) => text)]);
}

export function siteLabel(
  scene: Scene,
  { id, level, turned, stock, keyples, tokens, extra }: SiteView,
): string {
  const { words } = scene;
  const lying = RESOURCES.filter(resource => stock[resource] > 0).map(resource =>
    words.t(`resources.${resource}`, { n: stock[resource] }),
  );
  const price = priceOf(scene, id);
  return join([
    cardName(scene, id),
    price > 0 ? t('flow.price', { n: price }) : '',
    level > 0 ? words.t(`level.${level}`) : '',
    turned > 0 ? words.t('outline.turned', { n: turned }) : '',
    lying.length > 0 ? words.t('outline.stock', { resources: lying.join(', ') }) : '',
    keyples.length > 0
      ? words.t('outline.keyples', { cards: keyples.map(card => cardName(scene, card)).join(', ') })
      : '',
    tokens > 0 ? t('flow.label.tokens', { n: tokens }) : '',
    extra > 0 ? words.t('outline.uses', { n: extra }) : '',
  ]);
}
