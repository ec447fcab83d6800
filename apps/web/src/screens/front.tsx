import { useEffect, useState } from 'preact/hooks';
import { GAME_IDS } from '../games.ts';
import { Button, ButtonLink, Icon, useTitle } from '../parts/index.ts';
import { lazily } from '../parts/lazy.tsx';
import { language } from '../settings.ts';
import { gameWords, t } from '../words.ts';
import { Door } from './front/door.tsx';
import { GamesList } from './front/games-list.tsx';
import { fetchRooms, fetchTables, rooms, tables } from './front/tables.ts';
import './front/front.css';
import './front/hero.css';
import './front/doors.css';

const painted = () => new Promise<void>(done => requestAnimationFrame(() => setTimeout(done)));
// what follows is drawn when the doors are there already: nobody waits for it
const Panorama = lazily(async () => {
  await painted();
  return (await import('./front/panorama.tsx')).Panorama;
});
const Shelf = lazily(async () => {
  await painted();
  return (await import('./games/shelf.tsx')).Shelf;
});
const LoadGame = lazily(async () => (await import('./front/load-game.tsx')).LoadGame);

/** Somebody stands before a door: fetch what is behind it. */
function warmUp(): void {
  void import('./new-game.tsx');
  for (const game of GAME_IDS) void gameWords(game, language.peek(), []);
}

/** The front page: three doors, the games to go on with, and those there are. */
export function Front() {
  const [isLoading, setLoading] = useState(false);
  /** Who has not played here yet sees first what there is to play. */
  const isNew = tables.value?.length === 0 && !rooms.value?.lines.length;
  useTitle(t('app.name'));
  useEffect(() => {
    void fetchTables();
    void fetchRooms();
  }, []);
  return (
    <main class="front" tabIndex={-1}>
      <section class="hero" aria-labelledby="thameside">
        <Panorama />
        <div class="hero-words">
          <h1 id="thameside">{t('app.name')}</h1>
          <p>{t('front.tagline')}</p>
          <div class="hero-continue">
            <ContinueLatest />
          </div>
        </div>
      </section>
      <section class="front-body" aria-label={t('front.doors')}>
        <ul class="doors">
          <DoorCard number="1" colour="red" name="solo" href="#/new/solo" />
          <DoorCard number="2" colour="blue" name="shared" href="#/new/shared" />
          <DoorCard number="3" colour="black" name="online" href="#/new/online" />
        </ul>
      </section>
      {isNew && <Shelf />}
      <section class="front-body front-games" aria-labelledby="games">
        <header class="games-head">
          <h2 id="games">{t('front.games')}</h2>
          <Button icon="upload" onClick={() => setLoading(true)}>
            {t('load.title')}
          </Button>
        </header>
        <GamesList />
      </section>
      {!isNew && tables.value !== null && <Shelf />}
      {isLoading && <LoadGame onClose={() => setLoading(false)} />}
    </main>
  );
}

/** One click to where one left off. Its room is kept while the games are being looked up. */
function ContinueLatest() {
  const online = rooms.value?.lines.find(({ waitsForMe }) => waitsForMe);
  const latest = online ?? tables.value?.find(({ over }) => !over);
  if (!latest) return null;
  return (
    <ButtonLink variant="primary" icon="play" href={`#/${online ? 'online' : 'table'}/${latest.table}`}>
      {t('front.go-on', { names: latest.seats.map(({ name }) => name ?? '') })}
    </ButtonLink>
  );
}

interface DoorCardProps {
  readonly number: string;
  readonly colour: 'red' | 'blue' | 'black';
  readonly name: 'solo' | 'shared' | 'online';
  readonly href: string;
}

const DoorCard = ({ number, colour, name, href }: DoorCardProps) => (
  <li class="door-card">
    <a href={href} onPointerEnter={warmUp} onFocus={warmUp}>
      <Door number={number} colour={colour} />
      <div class="door-words">
        <h2>{t(`front.${name}`)}</h2>
        <p>{t(`front.${name}.about`)}</p>
        <p class="door-go">
          {t('front.come-in')}
          <Icon name="arrow-right" />
        </p>
      </div>
    </a>
  </li>
);
