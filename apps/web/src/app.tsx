import { useEffect } from 'preact/hooks';
import { GAME_IDS } from './games.ts';
import { UpdateToast } from './offline/update-toast.tsx';
import { Button, HintLayer } from './parts/index.ts';
import { lazyScreen } from './parts/lazy.tsx';
import { type Place, placeOf } from './places.ts';
import { route } from './route.ts';
import { Front } from './screens/front.tsx';
import { lastGame } from './settings.ts';
import { Top } from './top.tsx';
import { hasWords, t } from './words.ts';

const SCREENS = {
  front: lazyScreen(async () => Front),
  new: lazyScreen(async () => (await import('./screens/new-game.tsx')).NewGame),
  settings: lazyScreen(async () => (await import('./screens/settings.tsx')).Settings),
  gallery: lazyScreen(async () => (await import('./screens/gallery.tsx')).Gallery),
  rules: lazyScreen(async () => (await import('./screens/rules.tsx')).Rules),
  about: lazyScreen(async () => (await import('./screens/about.tsx')).About),
  lost: lazyScreen(async () => (await import('./screens/lost.tsx')).Lost),
  table: lazyScreen(async () => (await import('./screens/table.tsx')).TableScreen),
  load: lazyScreen(async () => (await import('./table/load-link.tsx')).LoadFromLink),
  join: lazyScreen(async () => (await import('./online/screens.ts')).fetched('Join')),
  online: lazyScreen(async () => (await import('./online/screens.ts')).fetched('RoomScreen')),
};

function Screen({ place }: { readonly place: Place }) {
  switch (place.screen) {
    case 'front':
      return <SCREENS.front />;
    case 'new':
      return <SCREENS.new key={place.mode} mode={place.mode} />;
    case 'settings':
      return <SCREENS.settings />;
    case 'gallery':
      return <SCREENS.gallery key={place.game} game={place.game} />;
    case 'rules':
      return <SCREENS.rules key={place.game} game={place.game} rule={place.rule} />;
    case 'about':
      return <SCREENS.about />;
    case 'table':
      return <SCREENS.table key={place.id} id={place.id} />;
    case 'join':
      return <SCREENS.join />;
    case 'online':
      return <SCREENS.online key={place.id} id={place.id} />;
    case 'load':
      return <SCREENS.load packed={place.packed} />;
    case 'lost':
      return <SCREENS.lost />;
  }
}

const toMain = () => {
  const main = document.querySelector('main');
  if (!main) return;
  main.tabIndex = -1;
  main.focus();
};

export function App() {
  const place = placeOf(route.value, GAME_IDS, lastGame.value);
  const game = 'game' in place ? place.game : null;
  useEffect(() => {
    if (game !== null) lastGame.value = game;
  }, [game]);
  if (!hasWords.value) {
    SCREENS[place.screen].fetch(); // while the words are on their way
    return null;
  }
  return (
    <div class="app" data-screen={place.screen === 'online' ? 'table' : place.screen}>
      <Button variant="primary" class="skip" onClick={toMain}>
        {t('top.skip')}
      </Button>
      <Top place={place} game={game ?? lastGame.value} />
      <Screen place={place} />
      {place.screen !== 'table' && place.screen !== 'online' && <Foot />}
      <UpdateToast />
      <HintLayer />
    </div>
  );
}

const Foot = () => (
  <footer class="foot">
    <div class="foot-row">
      <p>{t('foot.owners')}</p>
      <a href="#/about">{t('foot.about')}</a>
    </div>
  </footer>
);
