import { title } from '@thameside/london';
import type { View } from '@thameside/london/client';
import { moments } from '../../london-games.ts';
import { legalMouse } from '../harness/legal-hands.ts';
import { terse } from '../harness/player.ts';
import { mine, type Subject } from './subject.ts';

/** What never comes to an end if it is done at random. */
const IDLE = ['loan', 'swap', 'swap-borough', 'relief', 'look'];

/** Everything comes, and the deck comes to its end. */
const DEEDS = ['draw', 'draw', 'draw', 'develop', 'develop', 'run', 'buy'];
const STACKS = ['new', '0', '1', '2'];
const WISHES = [...DEEDS, ...STACKS, 'deck'];

/** Cards left in the deck for each player: two turns. */
const LATE = 3;

const late: Subject['late'] = ({ ask, view }) => {
  const { deck, players } = view as View;
  return (
    ask.k === 'draw' && 'start' in ask.frame && ask.frame.start === true && deck <= LATE * players.length
  );
};

export const london: Subject = {
  title,
  moments,
  turn: 'action',
  player: chance => terse(chance, { idle: IDLE, wishes: WISHES }),
  late,
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
