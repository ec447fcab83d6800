import { title } from '@thameside/key-flow';
import type { View } from '@thameside/key-flow/client';
import type { Page } from 'playwright-core';
import { moments } from '../../flow-games.ts';
import { legalMouse } from '../harness/legal-hands.ts';
import { terse } from '../harness/player.ts';
import { mine, type Subject } from './subject.ts';

const WINTER = 3;
/** Two more cards in winter, and the end. Three have drawn secrets. */
const late: Subject['late'] = ({ ask, view }) => {
  const { season, players } = view as View;
  const isNear = players.every(
    ({ cards, skillTiles }) => cards <= 2 && (players.length < 3 || skillTiles > 0),
  );
  return ask.k === 'pick' && season === WINTER && isNear;
};

/** A card taken up, so that its targets are lit. */
const takeUp = async (page: Page): Promise<void> => {
  const card = page.locator('.flow-hand-card').first();
  await card.click();
  await page.locator('.flow-hand-card.is-chosen').waitFor();
};

export const flow: Subject = {
  title,
  moments,
  turn: 'pick',
  player: chance => terse(chance, { idle: ['discard', 'leave', 'change'], wishes: [] }),
  late,
  hands: legalMouse,
  closed: ['hand', 'winter', 'skills'],
  whispered: ['drew-skills'],
  told: [{ k: 'route', is: 'gold-mine' }],
  screens: [
    { name: 'taken-up', isWanted: mine('pick'), prepare: takeUp },
    { name: 'work', isWanted: mine('work') },
    { name: 'ready', isWanted: mine('ready') },
    { name: 'winter', isWanted: mine('winter') },
    { name: 'allocate', isWanted: mine('allocate') },
  ],
};
