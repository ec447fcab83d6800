import type { Plate } from '@thameside/kit';
import { GAMES } from '@thameside/titles/client';
import { ButtonLink, Icon } from '../../parts/index.ts';
import { lastGame } from '../../settings.ts';
import { t } from '../../words.ts';
import { LearnButton } from '../learn-button.tsx';
import { GamePicture } from './picture.tsx';
import './shelf.css';

const Box = ({ id: game, seats, taught }: Plate) => {
  const [min, max] = seats;
  const name = t(`game.${game}`);
  return (
    <li class="box">
      <GamePicture game={game} />
      <div class="box-words">
        <h3>{name}</h3>
        <p>{t(`game.${game}.about`)}</p>
        <p class="box-facts">
          <Icon name="people" size={1} /> {t('shelf.players', { min, max })}
        </p>
      </div>
      <div class="box-do">
        <ButtonLink
          variant="primary"
          icon="play"
          href="#/new/solo"
          aria-label={t('shelf.play-it', { game: name })}
          onClick={() => {
            lastGame.value = game;
          }}
        >
          {t('shelf.play')}
        </ButtonLink>
        {taught && (
          <LearnButton game={game} label={t('learn.of', { game: name })}>
            {t('learn.here')}
          </LearnButton>
        )}
        <a href={`#/rules/${game}`} aria-label={t('shelf.rules-of', { game: name })}>
          {t('shelf.rules')}
        </a>
      </div>
    </li>
  );
};

/** The games there are: what each is about, and the way to learn it. */
export const Shelf = () => (
  <section class="front-body shelf" aria-labelledby="shelf">
    <header>
      <h2 id="shelf">{t('shelf.title')}</h2>
      <p class="about">{t('shelf.about')}</p>
    </header>
    <ul class="boxes">
      {GAMES.map(game => (
        <Box key={game.id} {...game} />
      ))}
    </ul>
  </section>
);
