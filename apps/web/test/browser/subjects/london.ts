import { title } from '@thameside/london';
import { moments } from '../../london-games.ts';
import { legalMouse } from '../harness/legal-hands.ts';
import { terse } from '../harness/player.ts';
import { mine, type Subject } from './subject.ts';

/** What never comes to an end if it is done at random. */
const IDLE = ['loan', 'swap', 'swap-borough', 'relief', 'look'];

/** Now and then something else than what brings the game to its end. */
const SOME = ['draw', 'draw', 'draw', 'draw', 'draw', 'draw', 'develop', 'run', 'buy'];

export const london: Subject = {
  title,
  moments,
  turn: 'action',
  player: (chance, actions = 2) => terse(chance, { idle: IDLE, action: actions > 1 ? SOME : ['draw'] }),
  hands: legalMouse,
  closed: ['hand'],
  whispered: ['dealt', 'drew-card', 'looked-cards'],
  screens: [
    { name: 'draw', isWanted: mine('draw') },
    { name: 'develop', isWanted: mine('develop') },
    { name: 'run', isWanted: mine('run') },
    { name: 'limit', isWanted: mine('limit') },
  ],
};
