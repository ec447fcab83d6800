import {
  type Box,
  CONNECTORS,
  type Connector,
  KEYPLES,
  type Keyple,
  type PlayerView,
  type Scoring,
  type SiteView,
  SKILLS,
} from '@thameside/key-to-the-city/client';
import { SIDES } from '@thameside/kit';
import { cellBeyond, siteAt } from './fit.ts';

/* What a borough would score, from what its owner can see. An estimate for ghosts: the score itself is the host's. */

type Score = NonNullable<Box['tiles'][string]['score'][number]>;
interface Town {
  readonly box: Box;
  readonly player: PlayerView;
  readonly borough: readonly SiteView[];
}

/** K71 */
function linked({ borough }: Town, from: SiteView, colour: Connector): SiteView[] {
  const chain = [from];
  for (const site of chain) {
    for (let side = 0; side < SIDES; side++) {
      const beyond = site.sides[side] === colour ? siteAt(borough, cellBeyond(site, side)) : undefined;
      if (beyond && !chain.includes(beyond)) chain.push(beyond);
    }
  }
  return chain.slice(1);
}

const kindOf = ({ box }: Town, site: SiteView) => box.tiles[site.id]?.kind;
const keyplesOf = ({ player }: Town, colour: Keyple): number =>
  (player.screen?.[colour] ?? 0) + player.front[colour];
const skillsOf = ({ player }: Town) => player.skills ?? { brick: 0, coin: 0, compass: 0 };

function rarestConnector({ borough }: Town): number {
  const count = (colour: Connector) =>
    borough.reduce((sum, site) => {
      const own = site.sides.filter(
        (each, side) => each === colour && (side < SIDES / 2 || !siteAt(borough, cellBeyond(site, side))),
      );
      return sum + own.length;
    }, 0);
  return Math.min(...CONNECTORS.map(count));
}

const COUNT: Readonly<Record<Scoring, (town: Town, site: SiteView, score: Score) => number>> = {
  'connectors-on-tile': (_, { sides }, { colour }) =>
    sides.filter(side => side !== null && (colour === undefined || side === colour)).length,
  'different-connectors-on-tile': (_, { sides }) => new Set(sides.filter(side => side !== null)).size,
  'tiles-linked': (town, site, { colour }) => linked(town, site, colour as Connector).length,
  'river-tiles-linked': (town, site, { colour }) =>
    linked(town, site, colour as Connector).filter(other => kindOf(town, other) === 'river').length,
  routemasters: town => town.borough.filter(site => kindOf(town, site) === 'routemaster').length,
  keyples: (town, _, { colour }) => keyplesOf(town, colour as Keyple),
  'keyple-sets': town => Math.min(...KEYPLES.map(colour => keyplesOf(town, colour))),
  skills: (town, _, { skill }) => (skill ? skillsOf(town)[skill] : 0),
  'skill-sets-of-four': town => {
    const held = SKILLS.map(skill => skillsOf(town)[skill]);
    return Math.min(...held, Math.floor(held.reduce((sum, n) => sum + n, 0) / 4));
  },
  'landmark-markers': town =>
    town.borough.filter(site => kindOf(town, site) === 'landmark' && site.level === 2).length,
  'connector-sets': rarestConnector,
  'tiles-with-six-connectors': town =>
    town.borough.filter(({ sides }) => sides.every(side => side !== null)).length,
  fixed: () => 1,
};

/** The points of the tiles, without the barge. */
export function estimate(box: Box, player: PlayerView, borough: readonly SiteView[]): number {
  const town = { box, player, borough };
  return borough.reduce((sum, site) => {
    const plan = box.tiles[site.id];
    const score = plan?.score[site.level];
    const scored = score ? COUNT[score.rule](town, site, score) * score.each : 0;
    return sum + (plan?.points[site.level] ?? 0) + scored;
  }, 0);
}
