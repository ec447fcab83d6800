import { KEYPLES, SKILLS } from '@thameside/key-to-the-city/client';
import { t } from '../../../words.ts';
import { ConnectorIcon } from '../art/connector.tsx';
import { KeypleIcon } from '../art/keyple.tsx';
import { SkillIcon } from '../art/skill.tsx';
import { useScene } from '../scene.ts';

/** What everybody may know of a player's things (K81); after the end, everything. */
export function Holdings({ seat }: { readonly seat: number }) {
  const { view, me, words } = useScene();
  const player = view.players[seat];
  if (!player || (seat === me && !view.jennifer)) return null;
  const isOpen = seat !== me && player.screen !== null;
  return (
    <ul class="city-holdings">
      {seat !== me && <li>{t('city.holds.keyples', { n: player.keyples })}</li>}
      {isOpen &&
        KEYPLES.map(colour => (
          <li key={colour} class="amount">
            <KeypleIcon colour={colour} /> {player.screen?.[colour]}
            <span class="unseen">{words.t(`colour.${colour}`)}</span>
          </li>
        ))}
      {view.jennifer && (
        <li>
          {t('city.holds.front')}{' '}
          {KEYPLES.map(colour => (
            <span key={colour} class="amount">
              <KeypleIcon colour={colour} /> {player.front[colour]}
              <span class="unseen">{words.t(`colour.${colour}`)}</span>
            </span>
          ))}
        </li>
      )}
      {seat !== me && <li>{t('city.holds.skills', { n: player.skillTiles })}</li>}
      {isOpen &&
        SKILLS.map(skill => (
          <li key={skill} class="amount">
            <SkillIcon skill={skill} /> {player.skills?.[skill]}
            <span class="unseen">{words.t(`skill.${skill}`)}</span>
          </li>
        ))}
      {seat !== me && player.unplaced.length > 0 && (
        <li>
          {t('city.unplaced')}{' '}
          {player.unplaced.map((colour, i) => (
            <span key={`${colour} ${i}`} class="amount">
              <ConnectorIcon colour={colour} size={15} />
              <span class="unseen">{words.t(`connector.${colour}`)}</span>
            </span>
          ))}
        </li>
      )}
      {seat !== me && player.taken.length > 0 && (
        <li>{t('city.holds.taken', { tiles: player.taken.map(({ id }) => words.t(`tile.${id}`)) })}</li>
      )}
    </ul>
  );
}
