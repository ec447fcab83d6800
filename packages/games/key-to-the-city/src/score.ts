import { at, type Params, type ScoreLine } from '@thameside/kernel';
import { totalOf } from '@thameside/kit';
import type { Box } from './components/box.ts';
import type { Score } from './components/set.ts';
import {
  CONNECTORS,
  type Connector,
  KEYPLES,
  type Keyple,
  RIVER_LENGTH,
  type Scoring,
  SIDES,
  SKILLS,
} from './components/vocabulary.ts';
import { connectorsOn } from './rules/upgrade.ts';
import { type KnownPlayer, type KnownSite, type Player, type State, siteBeyond } from './state.ts';

/** K71: the tiles that a chain of connectors of one colour joins to this one, without itself. */
function linked(borough: readonly KnownSite[], from: KnownSite, colour: Connector): KnownSite[] {
  const chain = [from];
  for (const site of chain) {
    for (let side = 0; side < SIDES; side++) {
      if (site.sides[side] !== colour) continue;
      const beyond = siteBeyond(borough, site, side);
      if (beyond && !chain.includes(beyond)) chain.push(beyond);
    }
  }
  return chain.slice(1);
}

const keyplesOf = (p: KnownPlayer, colour: Keyple): number => p.screen[colour] + p.front[colour];
const isFull = (site: KnownSite): boolean => site.sides.every(side => side !== null);

/** K76: each connector of the borough once. */
function rarestConnector(p: KnownPlayer): number {
  const seen = Object.fromEntries(CONNECTORS.map(colour => [colour, 0])) as Record<Connector, number>;
  for (const site of p.borough) {
    for (let side = 0; side < SIDES; side++) {
      const colour = site.sides[side];
      // a shared side is counted at the tile that has it among its first three
      if (colour && (side < SIDES / 2 || !siteBeyond(p.borough, site, side))) seen[colour]++;
    }
  }
  return Math.min(...CONNECTORS.map(colour => seen[colour]));
}

/** K74: sets of one of each type and one more. */
function setsOfFour(skills: KnownPlayer['skills']): number {
  return Math.min(...SKILLS.map(skill => skills[skill]), Math.floor(totalOf(SKILLS, skills) / 4));
}

/** K76: how often a kind of scoring scores. */
type Count = (p: KnownPlayer, site: KnownSite, score: Score, box: Box) => number;
const COUNT: Readonly<Record<Scoring, Count>> = {
  'connectors-on-tile': (_p, site, { colour }) =>
    site.sides.filter(side => side !== null && (colour === undefined || side === colour)).length,
  'different-connectors-on-tile': (_p, site) =>
    CONNECTORS.filter(connector => connectorsOn(site.sides)[connector] > 0).length,
  'tiles-linked': (p, site, { colour }) => linked(p.borough, site, colour as Connector).length,
  'river-tiles-linked': (p, site, { colour }, box) =>
    linked(p.borough, site, colour as Connector).filter(other => box.tiles[other.id]?.kind === 'river')
      .length,
  routemasters: (p, _site, _score, box) =>
    p.borough.filter(other => box.tiles[other.id]?.kind === 'routemaster').length,
  keyples: (p, _site, { colour }) => keyplesOf(p, colour as Keyple),
  'keyple-sets': p => Math.min(...KEYPLES.map(colour => keyplesOf(p, colour))),
  skills: (p, _site, { skill }) => (skill ? p.skills[skill] : 0),
  'skill-sets-of-four': p => setsOfFour(p.skills),
  'landmark-markers': (p, _site, _score, box) =>
    p.borough.filter(other => box.tiles[other.id]?.kind === 'landmark' && other.level === 2).length,
  'connector-sets': p => rarestConnector(p),
  'tiles-with-six-connectors': p => p.borough.filter(isFull).length,
  fixed: () => 1,
};

/** Kinds that rest on what lies behind the screen (K81). */
const HIDDEN: readonly Scoring[] = ['keyples', 'keyple-sets', 'skills', 'skill-sets-of-four'];

function tileLines(box: Box, p: KnownPlayer, site: KnownSite): ScoreLine[] {
  const plan = box.tiles[site.id];
  const lines: ScoreLine[] = [];
  const points = plan?.points[site.level] ?? 0;
  if (points !== 0) {
    lines.push({ rule: 'K70', key: 'score.points', params: { tile: site.id }, points, hidden: false });
  }
  const score = plan?.score[site.level];
  if (score) {
    const count = COUNT[score.rule](p, site, score, box);
    const params: Params = {
      tile: site.id,
      count,
      each: score.each,
      ...(score.colour === undefined ? {} : { colour: score.colour }),
      ...(score.skill === undefined ? {} : { skill: score.skill }),
    };
    const key = `score.${score.rule}${score.rule === 'connectors-on-tile' && score.colour === undefined ? '.any' : ''}`;
    lines.push({
      rule: ruleOf(score.rule),
      key,
      params,
      points: count * score.each,
      hidden: HIDDEN.includes(score.rule),
    });
  }
  return lines;
}

const ruleOf = (scoring: Scoring): string => {
  switch (scoring) {
    case 'tiles-linked':
    case 'river-tiles-linked':
      return 'K71';
    case 'keyples':
      return 'K72';
    case 'keyple-sets':
      return 'K73';
    case 'skill-sets-of-four':
      return 'K74';
    default:
      return 'K76';
  }
};

/** K52, K70: the barge's points, once it lies on the last river tile. */
function bargeLines(box: Box, s: State, p: Player): ScoreLine[] {
  if (s.era < RIVER_LENGTH - 1 || !p.sailed) return [];
  const points = at(at(box.berths, RIVER_LENGTH - 1), p.berth).points ?? 0;
  return [{ rule: 'K70', key: 'score.barge', params: { berth: p.berth + 1 }, points, hidden: false }];
}

/** K70: what the tiles of a borough bring, now. */
export const boroughLines = (box: Box, p: KnownPlayer): ScoreLine[] =>
  p.borough.flatMap(site => tileLines(box, p, site));

/** K70: every point with its source. */
export const scoreOf = (box: Box, s: State): ScoreLine[][] =>
  s.players.map(p => [...boroughLines(box, p), ...bargeLines(box, s, p)]);

/** K75: most points; of tied players, whose barge lies furthest right. */
export function rankingOf(box: Box, s: State): number[] {
  const totals = scoreOf(box, s).map(lines => lines.reduce((sum, line) => sum + line.points, 0));
  const better = (a: number, b: number) =>
    at(totals, a) > at(totals, b) ||
    (at(totals, a) === at(totals, b) && at(s.players, a).berth > at(s.players, b).berth);
  return s.players.map((_, seat) => 1 + s.players.filter((_, other) => better(other, seat)).length);
}
