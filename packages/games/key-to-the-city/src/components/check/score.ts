import { inside, show } from '@thameside/kit';
import { KEYPLES, type Scoring } from '../vocabulary.ts';
import type { Report } from './fault.ts';
import type { ScoreDraft } from './shape.ts';

type Named = 'nothing' | 'connector' | 'connector or nothing' | 'keyple' | 'skill';

/** K76: what a kind of scoring names besides its amount. */
const NAMED: Readonly<Record<Scoring, Named>> = {
  'connectors-on-tile': 'connector or nothing',
  'different-connectors-on-tile': 'nothing',
  'tiles-linked': 'connector',
  'river-tiles-linked': 'connector',
  routemasters: 'nothing',
  keyples: 'keyple',
  'keyple-sets': 'nothing',
  skills: 'skill',
  'skill-sets-of-four': 'nothing',
  'landmark-markers': 'nothing',
  'connector-sets': 'nothing',
  'tiles-with-six-connectors': 'nothing',
  fixed: 'nothing',
};

const isKeyple = (colour: string): boolean => KEYPLES.some(keyple => keyple === colour);

export const checkScore = (score: ScoreDraft, at: string, report: Report): void => {
  const { rule, colour } = score;
  if (rule === undefined) return;
  const named = NAMED[rule];

  if (!Object.hasOwn(score, 'colour')) {
    if (named === 'connector' || named === 'keyple') report(at, 'fault.colour-missing', { rule });
  } else if (named === 'nothing' || named === 'skill') {
    report(inside(at, 'colour'), 'fault.colour-superfluous', { rule });
  } else if (named === 'keyple' && colour !== undefined && !isKeyple(colour)) {
    report(inside(at, 'colour'), 'fault.unknown-colour', { found: show(colour), known: KEYPLES.join(', ') });
  }

  const namesSkill = Object.hasOwn(score, 'skill');
  if (named === 'skill' && !namesSkill) report(at, 'fault.skill-missing', { rule });
  if (named !== 'skill' && namesSkill) report(inside(at, 'skill'), 'fault.skill-superfluous', { rule });
};
