import type { StackView } from '@thameside/london/client';
import { t } from '../../words.ts';
import { boroughName, cardName, type Scene } from './scene.ts';

/* What a screen reader hears, and what a hint says. The game's own words where it has them. */

const join = (parts: readonly string[]): string => parts.filter(part => part !== '').join('. ');

/** What a card or borough does, in full. */
export const doings = ({ words }: Scene, id: string): string[] =>
  words.describe
    .component(id)
    .slice(1)
    .map(({ said }) => words.say(said));

const short = (scene: Scene, card: string): string => {
  const colour = scene.box.cards[card]?.colour;
  return colour ? `${cardName(scene, card)}, ${scene.words.t(`colour.${colour}`)}` : cardName(scene, card);
};

/** A card in the hand or on the board. */
export const cardLabel = (scene: Scene, card: string): string =>
  join([short(scene, card), ...doings(scene, card).slice(2)]);

export const boroughLabel = (scene: Scene, borough: string): string =>
  join([boroughName(scene, borough), ...doings(scene, borough).slice(1)]);

export function stackLabel(scene: Scene, stack: StackView, n: number): string {
  const top =
    stack.top === null
      ? t('london.label.down-unknown')
      : stack.down
        ? t('london.label.down', { card: cardName(scene, stack.top) })
        : cardLabel(scene, stack.top);
  return join([
    t('london.label.stack', { n: n + 1 }),
    top,
    stack.height > 1 ? t('london.label.covers', { n: stack.height - 1 }) : '',
    stack.coins > 0 ? t('london.label.coins', { n: stack.coins }) : '',
    stack.activated ? t('london.label.activated') : '',
    stack.placed ? t('london.label.placed') : '',
  ]);
}
