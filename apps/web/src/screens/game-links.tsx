import { GAME_IDS } from '../games.ts';
import { t } from '../words.ts';
import './game-links.css';

interface GameLinksProps {
  readonly screen: 'gallery' | 'rules';
  readonly game: string;
}

/** The same page for each of the games. */
export const GameLinks = ({ screen, game }: GameLinksProps) => (
  <nav aria-label={t('new.game')}>
    <ul class="game-links">
      {GAME_IDS.map(id => (
        <li key={id}>
          <a href={`#/${screen}/${id}`} aria-current={id === game ? 'page' : undefined}>
            {t(`game.${id}`)}
          </a>
        </li>
      ))}
    </ul>
  </nav>
);
