import type { OutlineLine, Said } from '@thameside/kit';
import type { Box, TilePlan } from '../components/box.ts';
import type { Score, Upgrade, Use } from '../components/set.ts';
import { riverSaid } from './place.ts';
import { broughtBy } from './river.ts';
import { connectorGroups, say, skillGroups } from './say.ts';

const useSaid = ({ pay, gain: { skills = [], connectors = [] } }: Use): Said => {
  const gain = [...skillGroups(skills), ...connectorGroups(connectors)];
  return pay ? say('does.use-pay', { pay: skillGroups(pay.skills), gain }) : say('does.use', { gain });
};

function scoreSaid({ rule, each, colour, skill }: Score): Said {
  if (rule === 'connectors-on-tile' && colour === undefined)
    return say('does.connectors-on-tile.any', { each });
  return say(`does.${rule}`, {
    each,
    ...(colour === undefined ? {} : { colour }),
    ...(skill === undefined ? {} : { skill }),
  });
}

function upgradeSaid(upgrade: Upgrade): Said {
  const connectors = connectorGroups(upgrade.connectors);
  const skills = skillGroups(upgrade.skills);
  if (connectors.length > 0 && skills.length > 0) return say('does.upgrade.both', { connectors, skills });
  if (connectors.length > 0) return say('does.upgrade.connectors', { connectors });
  return skills.length > 0 ? say('does.upgrade.skills', { skills }) : say('does.upgrade.free');
}

/** What a tile does on the side that it shows, and what turns it. */
export function doings({ row, maxLevel, score, points }: TilePlan, level: number): Said[] {
  const use = row.use?.[row.use.length === 1 ? 0 : level];
  const scoring = score[level];
  const fixed = points[level] ?? 0;
  const upgrade = level < maxLevel ? row.upgrades?.[level] : undefined;
  return [
    ...(use ? [useSaid(use)] : []),
    ...(scoring ? [scoreSaid(scoring)] : []),
    ...(fixed === 0 ? [] : [say('does.points', { points: fixed })]),
    ...(upgrade ? [upgradeSaid(upgrade)] : []),
  ];
}

const LEVELS = ['component.level.0', 'component.level.1', 'component.level.2'] as const;

export const kindOf = (box: Box, id: string): string => box.tiles[id]?.kind ?? '';

/** Everything about a tile: the same words for gallery, tooltip and screen reader. */
export function component(box: Box, id: string): OutlineLine[] {
  const plan = box.tiles[id];
  if (!plan) return [];
  const { row, kind } = plan;
  const levels = plan.points.flatMap((_, level): OutlineLine[] => {
    const heading = LEVELS[level];
    const lines = doings(plan, level);
    if (plan.maxLevel === 0 || heading === undefined) return lines.map(said => ({ depth: 1, said }));
    return [{ depth: 1, said: say(heading) }, ...lines.map(said => ({ depth: 2, said }))];
  });
  return [
    { depth: 0, said: say('answer.tile', { tile: id }) },
    {
      depth: 1,
      said: row.playerColour
        ? say('component.home', { colour: row.playerColour })
        : say('component.kind', { kind }),
    },
    ...levels,
    ...riverSaid(plan, 0).map(said => ({ depth: 1, said })),
    ...berthLines(box, id),
  ];
}

function berthLines(box: Box, id: string): OutlineLine[] {
  const tile = box.river.indexOf(id);
  const lines = (box.berths[tile] ?? []).flatMap((_, berth): OutlineLine[] => {
    const brings = broughtBy(box, tile, berth);
    return brings.length > 0 ? [{ depth: 2, said: say('outline.berth', { berth: berth + 1, brings }) }] : [];
  });
  return lines.length > 0 ? [{ depth: 1, said: say('component.berths') }, ...lines] : [];
}
