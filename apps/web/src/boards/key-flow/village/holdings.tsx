import { holdingOf, MARKINGS, type PlayerView, SKILLS } from '@thameside/key-flow/client';
import { t } from '../../../words.ts';
import { Sign, Token } from '../art/signs.tsx';
import { SkillIcon } from '../art/skill.tsx';
import { cardName, useScene } from '../scene.ts';

/** F6: what is marked on the backs of a hand. */
const backsIn = (backs: NonNullable<PlayerView['backs']>): string =>
  MARKINGS.filter(marking => backs[marking] > 0)
    .map(marking => `${backs[marking]} × ${marking}`)
    .join(', ');

/** What a player holds besides the village: tokens, skill tiles, and how many cards lie where. */
export function Holdings({ seat }: { readonly seat: number }) {
  const scene = useScene();
  const { view, words } = scene;
  const player = view.players[seat];
  if (!player) return null;
  const { skills, doubles, skillTiles, tokens } = holdingOf(player);
  const hidden = skills ? 0 : skillTiles;
  return (
    <span class="flow-holdings">
      <span class="amount" title={words.t('outline.tokens', { n: tokens })}>
        <Sign size={18}>
          <Token />
        </Sign>
        {tokens}
        <span class="unseen">{words.t('amount.tokens', { n: tokens })}</span>
      </span>
      {hidden > 0 && (
        <span class="amount" title={words.t('outline.skills', { n: hidden })}>
          <SkillIcon skill="random" size={18} />
          {hidden}
          <span class="unseen">{words.t('outline.skills', { n: hidden })}</span>
        </span>
      )}
      {SKILLS.filter(skill => (skills?.[skill] ?? 0) > 0).map(skill => (
        <span key={skill} class="amount" title={words.t(`skills.${skill}`, { n: skills?.[skill] ?? 0 })}>
          <SkillIcon skill={skill} size={18} />
          {skills?.[skill]}
          <span class="unseen">{words.t(`skill.${skill}`)}</span>
        </span>
      ))}
      {SKILLS.filter(skill => doubles[skill] > 0).map(skill => (
        <span key={`double-${skill}`} class="amount" title={words.t(`skill.double-${skill}`)}>
          <SkillIcon skill={skill} double size={18} />
          {doubles[skill]}
          <span class="unseen">{words.t(`skill.double-${skill}`)}</span>
        </span>
      ))}
      {player.stored > 0 && (
        <span class="amount" title={player.store?.map(id => cardName(scene, id)).join(', ')}>
          {t('flow.store', { n: player.stored })}
        </span>
      )}
      {player.backs && player.hand === null && player.cards > 0 && (
        <span class="amount">{t('flow.backs', { backs: backsIn(player.backs) })}</span>
      )}
    </span>
  );
}
