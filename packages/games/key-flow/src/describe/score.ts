import type { Params, ScoreLine } from '@thameside/kernel';
import type { Said } from '@thameside/kit';
import type { PartScore } from '../allocation/problem.ts';
import { type Box, planOf } from '../components/box.ts';
import type { Colour, Skill } from '../components/vocabulary.ts';
import { needs } from './needs.ts';
import { card, resourceGroups, say, skills } from './say.ts';

/** What a card counted. */
function counted(score: PartScore, { count = 0, named }: Params): Said {
  const n = Number(count);
  switch (score.rule) {
    case 'sets':
      return say('counted.sets', { n, set: needs(score.need) });
    case 'animal-steps':
      return say(`animals.${score.animal}`, { n });
    case 'boats':
      return say('amount.boats', { n });
    case 'transport-and-boats':
      return say('counted.transport-and-boats', { n });
    case 'one-colour':
      return say(`keyples.${named as Colour}`, { n });
    case 'one-skill-type':
      return skills(named as Skill, n);
    case 'keyple-cards':
      return say('counted.keyple-cards', { n, keyples: score.keyples });
  }
}

/** The source of the points, without their number. */
export function scoreLine(box: Box, { key, params }: ScoreLine): Said {
  const { card: id, part } = params;
  if (id === undefined) return { key, params };
  const name = card(box, String(id));
  if (key === 'score.points') return say('score.points', { card: name });
  for (const { score } of planOf(box, String(id)).boxes) {
    if (!score) continue;
    if (score.rule === 'storage') {
      const n = Number(params.count);
      return say('score.storage', {
        card: name,
        counted: say('counted.sets', { n, set: resourceGroups(score.set) }),
      });
    }
    const scored = score.rule === 'sum' ? score.parts[Number(part)] : score;
    if (scored) return say('score.card', { card: name, counted: counted(scored, params) });
  }
  return { key, params };
}
