import type { OutlineLine, Said } from '@thameside/kit';
import type { Box } from '../../components/box.ts';
import { SEASONS, SKILLS } from '../../components/vocabulary.ts';
import type { View } from '../../view.ts';
import { say, skills } from '../say.ts';
import { playerLines } from './player.ts';

function heading({ over, phase, season, turn, passing, shown }: View): Said[] {
  if (over) return [say('outline.over')];
  const where = say('outline.season', { season: say(`season.${SEASONS[season] ?? 'spring'}`), turn });
  if (phase === 'extra') return [where, say('outline.extra')];
  if (phase === 'winter') return [where, say('outline.winter')];
  if (phase === 'final') return [where, say('outline.final')];
  return [
    where,
    say('outline.passing', { to: say(`passing.${passing}`) }),
    ...(shown ? [say('outline.shown')] : []),
  ];
}

/** The whole table, from top to bottom. */
export function outline(box: Box, view: View): OutlineLine[] {
  const { doubles } = view;
  const [first = say('outline.over'), ...more] = heading(view);
  const there = SKILLS.filter(skill => doubles[skill] > 0).map(skill => skills(skill, doubles[skill]));
  return [
    { depth: 0, said: first },
    ...[
      ...more,
      ...(view.decisions === 'with-card' ? [] : [say(`outline.${view.decisions}`)]),
      ...(view.openBacks ? [] : [say('outline.hidden-backs')]),
      ...(view.openStores ? [say('outline.open-stores')] : []),
    ].map(said => ({ depth: 1, said })),
    { depth: 0, said: say('outline.supplies') },
    { depth: 1, said: say('outline.pile', { n: view.pile }) },
    { depth: 1, said: say('outline.doubles', { skills: there.length > 0 ? there : say('outline.none') }) },
    ...view.players.flatMap((_, seat) => playerLines(box, view, seat)),
  ];
}
