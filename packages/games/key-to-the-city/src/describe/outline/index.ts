import { type OutlineLine, type Said, spread } from '@thameside/kit';
import type { Box } from '../../components/box.ts';
import { CONNECTORS, RIVER_LENGTH, SKILLS } from '../../components/vocabulary.ts';
import type { View } from '../../view.ts';
import { say, skillGroups, tally } from '../say.ts';
import { centreLines } from './centre.ts';
import { playerLines } from './player.ts';
import { riverLines } from './river.ts';

function when({ over, era }: View): Said {
  if (over) return say('outline.over');
  return era === 0 ? say('outline.opening') : say('outline.era', { era, eras: RIVER_LENGTH - 1 });
}

function whose({ over, era, active, players }: View): Said[] {
  if (over || era === 0) return [];
  return [players.every(p => p.sailed) ? say('outline.placing') : say('outline.turn', { seat: active })];
}

function supplies(view: View): Said[] {
  const connectors = tally(spread(CONNECTORS, view.connectors));
  const skills = skillGroups(spread(SKILLS, view.skills));
  const none = [say('outline.none')];
  const tiles = (key: 'outline.later' | 'outline.routemasters', ids: readonly string[]): Said[] =>
    ids.length > 0 ? [say(key, { tiles: ids })] : [];
  return [
    say('outline.bag', { n: view.bag }),
    say('outline.connector-supply', { connectors: connectors.length > 0 ? connectors : none }),
    say('outline.skill-supply', { skills: skills.length > 0 ? skills : none }),
    ...(view.over ? [] : [say('outline.pile', { n: view.pile })]),
    ...tiles('outline.later', view.later),
    ...tiles('outline.routemasters', view.routemasters),
  ];
}

/** The whole table from top to bottom, as one seat sees it. */
export const outline = (box: Box, view: View): OutlineLine[] => [
  { depth: 0, said: when(view) },
  ...[
    ...whose(view),
    ...(view.passes.length > 0 ? [say('outline.passes', { seats: view.passes })] : []),
    ...(view.jennifer ? [say('outline.jennifer')] : []),
    ...(view.homes.length > 0 ? [say('outline.homes', { tiles: view.homes })] : []),
  ].map(said => ({ depth: 1, said })),
  ...centreLines(box, view),
  ...riverLines(box, view),
  { depth: 0, said: say('outline.supplies') },
  ...supplies(view).map(said => ({ depth: 1, said })),
  ...view.players.flatMap((_, seat) => playerLines(box, view, seat)),
];
