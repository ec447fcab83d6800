import { title } from '@thameside/key-flow';
import type { Page } from 'playwright-core';
import { moments } from '../../flow-games.ts';
import { legalMouse } from '../harness/legal-hands.ts';
import { terse } from '../harness/player.ts';
import { mine, type Subject } from './subject.ts';

/** A card taken up, so that its targets are lit. */
const takeUp = async (page: Page): Promise<void> => {
  const card = page.locator('.flow-hand-card').first();
  await card.click();
  await page.locator('.flow-strip .strip-ask').waitFor();
};

export const flow: Subject = {
  title,
  moments,
  turn: 'pick',
  player: chance => terse(chance, { idle: ['discard', 'leave', 'change'], action: [] }),
  hands: legalMouse,
  closed: ['hand', 'winter', 'skills'],
  isOpen: view => 'phase' in view && view.phase === 'final',
  whispered: ['drew-skills'],
  screens: [
    { name: 'taken-up', isWanted: mine('pick'), prepare: takeUp },
    { name: 'work', isWanted: mine('work') },
    { name: 'ready', isWanted: mine('ready') },
    { name: 'winter', isWanted: mine('winter') },
    { name: 'allocate', isWanted: mine('allocate') },
  ],
};
