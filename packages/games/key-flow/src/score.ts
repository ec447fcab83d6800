import { at, type Params, type ScoreLine } from '@thameside/kernel';
import { type Line, type Problem, type Scorer, type Solution, solve } from './allocation/index.ts';
import { type Box, planOf } from './components/box.ts';
import type { Animal } from './components/vocabulary.ts';
import { isFinal, type Player, type State } from './state.ts';
import { powersOf, resourcesOf, thingsOf } from './things.ts';
import { boxOf } from './village.ts';

const scorersOf = (box: Box, p: Player): Scorer[] =>
  p.village.flatMap(site => {
    const { score } = boxOf(box, site);
    return score ? [{ id: site.id, score }] : [];
  });

/** F61 to F65: what the player has, and what it can be allocated to. */
export const problemOf = (box: Box, p: Player): Problem => ({
  things: thingsOf(box, p),
  scorers: scorersOf(box, p),
  powers: powersOf(box, p.village),
});

/** F35: before the end, only what lies open and is sure: storage cards and gold. */
function sureLines(box: Box, p: Player): readonly Line[] {
  const scorers = scorersOf(box, p).filter(({ score }) => score.rule === 'storage');
  const count = p.village.reduce((sum, site) => sum + site.stock.gold, 0);
  if (scorers.length === 0) return [{ source: 'gold', rule: 'F64', points: count, count }];
  return solve({ things: resourcesOf(p), scorers, powers: [] }).worth.lines;
}

function allocatedLine(box: Box, line: Line): ScoreLine {
  if (line.source === 'gold') {
    return {
      rule: 'F64',
      key: 'score.gold',
      params: { count: line.count },
      points: line.points,
      hidden: false,
    };
  }
  const { scorer, part, rule, points, count, named } = line;
  const params: Params = { card: scorer, part, count, ...(named === null ? {} : { named }) };
  const isStorage = planOf(box, scorer).boxes.some(({ score }) => score?.rule === 'storage');
  return { rule, key: isStorage ? 'score.storage' : 'score.card', params, points, hidden: false };
}

function printedLines(box: Box, p: Player): ScoreLine[] {
  const lines: ScoreLine[] = [];
  for (const site of p.village) {
    const { points } = boxOf(box, site);
    if (points !== 0) {
      lines.push({ rule: 'F60', key: 'score.points', params: { card: site.id }, points, hidden: false });
    }
  }
  const turned = p.village.reduce((sum, site) => sum + site.turned, 0);
  if (turned > 0) {
    lines.push({
      rule: 'F60',
      key: 'score.turned',
      params: { count: turned },
      points: turned,
      hidden: false,
    });
  }
  return lines;
}

/** F65: the best allocation, or what the player has made of it; null before the end. */
export const solutionOf = (box: Box, s: State, p: Player): Solution | null =>
  isFinal(s) ? solve(problemOf(box, p), p.pins) : null;

/** Every point of a player with its source. */
export const linesOf = (box: Box, p: Player, solution: Solution | null): ScoreLine[] => [
  ...printedLines(box, p),
  ...(solution?.worth.lines ?? sureLines(box, p))
    .filter(({ points }) => points > 0)
    .map(line => allocatedLine(box, line)),
];

export const scoreOf = (box: Box, s: State): ScoreLine[][] =>
  s.players.map(p => linesOf(box, p, solutionOf(box, s, p)));

/** F66: all icons of the village and the store. */
function animalsOf(box: Box, p: Player, animal: Animal): number {
  let count = 0;
  for (const id of [...p.village.map(site => site.id), ...p.store]) {
    for (const each of planOf(box, id).row.animals) if (each === animal) count++;
  }
  return count;
}

/** F66: most points; of tied players, most pigs, then most cows. */
export function rankingOf(box: Box, s: State): number[] {
  const totals = scoreOf(box, s).map(lines => lines.reduce((sum, line) => sum + line.points, 0));
  const merits = s.players.map((p, seat) => [
    at(totals, seat),
    animalsOf(box, p, 'pig'),
    animalsOf(box, p, 'cow'),
  ]);
  const isBetter = (a: readonly number[], b: readonly number[]): boolean => {
    const nth = a.findIndex((merit, i) => merit !== b[i]);
    return nth >= 0 && at(a, nth) > at(b, nth);
  };
  return merits.map(own => 1 + merits.filter(other => isBetter(other, own)).length);
}
