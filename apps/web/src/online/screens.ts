import { Join } from './join.tsx';
import { RoomScreen } from './room-screen.tsx';
import { learnOnline } from './texts.ts';

const SCREENS = { Join, RoomScreen };

/** A screen, and the words for it. */
export async function fetched<S extends keyof typeof SCREENS>(screen: S): Promise<(typeof SCREENS)[S]> {
  await learnOnline();
  return SCREENS[screen];
}
