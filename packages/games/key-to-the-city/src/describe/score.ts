import type { ScoreLine } from '@thameside/kernel';
import type { Said } from '@thameside/kit';
import type { Connector, Skill } from '../components/vocabulary.ts';
import { connectors, skills } from './say.ts';

/** The source of the points, without their number. */
export function scoreLine({ key, params }: ScoreLine): Said {
  const { tile = '', count, each = 0, colour, skill } = params;
  switch (key) {
    case 'score.connectors-on-tile':
      return { key, params: { tile, each, what: connectors(colour as Connector, Number(count)) } };
    case 'score.skills':
      return { key, params: { tile, each, what: skills(skill as Skill, Number(count)) } };
    default:
      return { key, params };
  }
}
