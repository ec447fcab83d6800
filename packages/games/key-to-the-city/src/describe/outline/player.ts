import type { Seat } from '@thameside/kernel';
import { type OutlineLine, type Said, spread, totalOf } from '@thameside/kit';
import type { Box } from '../../components/box.ts';
import { KEYPLES, SKILLS } from '../../components/vocabulary.ts';
import type { PlayerView, SiteView, View } from '../../view.ts';
import { doings } from '../component.ts';
import { fromHome, riverSaid } from '../place.ts';
import { say, skillGroups, tally } from '../say.ts';
import { scoreLine } from '../score.ts';
import { standing } from './centre.ts';

function heading(box: Box, { home }: PlayerView, seat: Seat, me: Seat | null): Said {
  const colour = box.tiles[home]?.row.playerColour;
  if (colour === undefined) return say('outline.newcomer', { seat });
  return say(seat === me ? 'outline.me' : 'outline.player', { seat, home, colour });
}

/** K81: numbers for everybody, colours and types for who may know them. */
function holdings({ keyples, screen, front, skillTiles, skills, unplaced, taken }: PlayerView): Said[] {
  const shown = totalOf(KEYPLES, front);
  return [
    screen && keyples > 0
      ? say('outline.keyples-open', { n: keyples, keyples: tally(spread(KEYPLES, screen)) })
      : say('outline.keyples', { n: keyples }),
    ...(shown > 0 ? [say('outline.front', { n: shown, keyples: tally(spread(KEYPLES, front)) })] : []),
    skills && skillTiles > 0
      ? say('outline.skills-open', { n: skillTiles, skills: skillGroups(spread(SKILLS, skills)) })
      : say('outline.skills', { n: skillTiles }),
    ...(unplaced.length > 0 ? [say('outline.unplaced', { connectors: tally(unplaced) })] : []),
    ...(taken.length > 0 ? [say('outline.taken', { tiles: taken.map(({ id }) => id) })] : []),
  ];
}

function siteLines(box: Box, site: SiteView): OutlineLine[] {
  const plan = box.tiles[site.id];
  if (!plan) return [];
  const place = fromHome(site);
  const sides = site.sides.flatMap((connector, side) =>
    connector === null ? [] : [say('outline.side', { side, connector })],
  );
  const lines = [
    ...(sides.length > 0 ? [say('outline.connectors', { sides })] : []),
    ...riverSaid(plan, site.rotation),
    ...standing(site),
    ...doings(plan, site.level),
  ];
  const tile = site.id;
  return [
    {
      depth: 2,
      said:
        site.level === 0
          ? say('outline.site', { tile, place })
          : say('outline.site-level', { tile, level: site.level, place }),
    },
    ...lines.map(said => ({ depth: 3, said })),
  ];
}

function scoreLines({ score, screen }: PlayerView, over: boolean): OutlineLine[] {
  const points = score.reduce((sum, line) => sum + line.points, 0);
  const key = over ? 'outline.points' : screen ? 'outline.points-so-far' : 'outline.points-in-sight';
  return [
    { depth: 1, said: say(key, { points }) },
    ...score.map(line => ({
      depth: 2,
      said: say('outline.score', { points: line.points, source: scoreLine(line) }),
    })),
  ];
}

export function playerLines(box: Box, view: View, seat: Seat): OutlineLine[] {
  const p = view.players[seat];
  if (!p) return [];
  const sailed = p.sailed ? [say('outline.sailed', { berth: p.berth + 1 })] : [];
  return [
    { depth: 0, said: heading(box, p, seat, view.me) },
    ...[...sailed, ...holdings(p)].map(said => ({ depth: 1, said })),
    ...scoreLines(p, view.over),
    ...(p.borough.length > 0 ? [{ depth: 1, said: say('outline.borough', { n: p.borough.length }) }] : []),
    ...p.borough.flatMap(site => siteLines(box, site)),
  ];
}
