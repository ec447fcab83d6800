import { title } from '@thameside/key-to-the-city';
import type { View } from '@thameside/key-to-the-city/client';
import { moments } from '../../city-games.ts';
import { boardMouse } from '../harness/board-hands.ts';
import { hasty } from '../harness/player.ts';
import { mine, type Subject } from './subject.ts';

const ERAS = 4;

/** In the last era, when somebody could leave it already. */
const late: Subject['late'] = ({ ask, view }) =>
  ask.k === 'turn' && ask.answers.includes('sail') && (view as View).era === ERAS;

export const city: Subject = {
  title,
  moments,
  turn: 'turn',
  player: hasty,
  late,
  hands: boardMouse,
  closed: ['screen', 'skills'],
  whispered: ['drew-colours'],
  screens: [
    { name: 'colour', isWanted: mine('colour') },
    { name: 'side', isWanted: mine('side') },
    { name: 'cell', isWanted: mine('cell') },
    {
      name: 'card',
      isWanted: mine('turn'),
      async prepare(page) {
        await page.locator('.city-centre [data-tile]').first().click();
        await page.locator('.city-card').waitFor();
      },
    },
    {
      name: 'sail',
      isWanted: mine('turn'),
      async prepare(page) {
        const river = page.locator('.board-regions button').nth(2);
        if (await river.isVisible()) await river.click();
        await page.locator('.sail-button').click();
        await page.locator('.sail-summary').waitFor();
      },
    },
  ],
};
