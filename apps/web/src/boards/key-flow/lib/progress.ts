import {
  ANIMALS,
  type Box,
  type BoxPlan,
  COLOURS,
  type PlayerView,
  RESOURCES,
  SKILLS,
} from '@thameside/key-flow/client';

/** What a player has of everything that winter cards count, as far as it lies open or is known to the viewer. */
export type Tally = Readonly<Record<string, number>>;

const add = (tally: Record<string, number>, key: string, n = 1): void => {
  tally[key] = (tally[key] ?? 0) + n;
};

/** F35: the store counts only while it may be looked at. */
export function tallyOf(box: Box, player: PlayerView): Tally {
  const tally: Record<string, number> = {};
  const { skills, doubles, village, tokens, store } = player;
  for (const skill of SKILLS) add(tally, skill, (skills?.[skill] ?? 0) + doubles[skill]);
  add(tally, 'token', tokens);
  for (const site of village) {
    for (const resource of RESOURCES) add(tally, resource, site.stock[resource]);
    const plan = box.cards[site.id];
    for (const animal of plan?.row.animals ?? []) add(tally, animal);
    if (plan?.boat) add(tally, 'boat');
    add(tally, 'transport', plan?.boxes[site.level]?.transport ?? 0);
  }
  for (const id of [...village.flatMap(({ keyples }) => keyples), ...(store ?? [])]) {
    const row = box.cards[id]?.keyple;
    if (!row) continue;
    add(tally, row.colour, row.keyples);
    add(tally, `cards-${row.keyples}`);
    if (row.token) add(tally, 'tokenCard');
    for (const animal of row.animals) add(tally, animal);
  }
  const powers = village.map(({ id, level }) => box.cards[id]?.boxes[level]?.power);
  const share = (a: string, b: string) => {
    const both = (tally[a] ?? 0) + (tally[b] ?? 0);
    tally[a] = both;
    tally[b] = both;
  };
  add(
    tally,
    'animal',
    ANIMALS.reduce((sum, animal) => sum + (tally[animal] ?? 0), 0),
  );
  if (powers.includes('green-yellow-interchange')) share('green', 'yellow');
  if (powers.includes('pig-sheep-interchange')) share('pig', 'sheep');
  add(
    tally,
    'resource',
    RESOURCES.reduce((sum, resource) => sum + (tally[resource] ?? 0), 0),
  );
  add(
    tally,
    'skill',
    SKILLS.reduce((sum, skill) => sum + (tally[skill] ?? 0), 0),
  );
  return tally;
}

export interface Step {
  /** What is counted, as in the needs of a set. */
  readonly of: string;
  readonly have: number;
  /** For the next points. */
  readonly need: number;
}

export interface Progress {
  readonly points: number;
  readonly steps: readonly Step[];
}

type Scoring = NonNullable<BoxPlan['score']>;
type PartScoring = Exclude<Scoring, { rule: 'sum' | 'storage' }>;

const GOLDEN = ['iron', 'stone', 'wood'];

/** F70: full sets; gold fills up what is missing of the other three. */
function setsOf(tally: Tally, need: readonly (readonly [string, number])[]): number {
  const spare = need.some(([of]) => of === 'gold') ? 0 : (tally.gold ?? 0);
  for (let sets = 0; ; sets++) {
    let missing = 0;
    for (const [of, n] of need) {
      const lack = Math.max(0, (sets + 1) * n - (tally[of] ?? 0));
      if (lack > 0 && !GOLDEN.includes(of)) return sets;
      missing += lack;
    }
    if (missing > spare || sets > 99) return sets;
  }
}

function best(tally: Tally, sorts: readonly string[]): string {
  return sorts.reduce((a, b) => ((tally[b] ?? 0) > (tally[a] ?? 0) ? b : a), sorts[0] ?? '');
}

function partProgress(tally: Tally, score: PartScoring): Progress {
  const step = (of: string, need: number): Step => ({ of, have: tally[of] ?? 0, need });
  switch (score.rule) {
    case 'sets': {
      const need = Object.entries(score.need).map(([of, n = 0]) => [of, n] as const);
      const sets = setsOf(tally, need);
      return { points: sets * score.points, steps: need.map(([of, n]) => step(of, (sets + 1) * n)) };
    }
    case 'animal-steps': {
      const have = tally[score.animal] ?? 0;
      const steps = Object.entries(score.steps).map(([n, points]) => ({ n: Number(n), points }));
      const next = steps.find(({ n }) => n > have) ?? steps.at(-1);
      const points = steps.filter(({ n }) => n <= have).at(-1)?.points ?? 0;
      return { points, steps: [step(score.animal, next?.n ?? 0)] };
    }
    case 'boats': {
      const boats = tally.boat ?? 0;
      return {
        points: score.points[Math.min(boats, score.points.length) - 1] ?? 0,
        steps: [step('boat', boats + 1)],
      };
    }
    case 'transport-and-boats':
      return {
        points: (tally.transport ?? 0) * score.perTransport + (tally.boat ?? 0) * score.perBoat,
        steps: [step('transport', (tally.transport ?? 0) + 1), step('boat', (tally.boat ?? 0) + 1)],
      };
    case 'one-colour':
    case 'one-skill-type': {
      const of = best(tally, score.rule === 'one-colour' ? COLOURS : SKILLS);
      const have = tally[of] ?? 0;
      return { points: have * score.points, steps: [step(of, have + 1)] };
    }
    case 'keyple-cards': {
      const of = `cards-${score.keyples}`;
      const have = tally[of] ?? 0;
      return { points: have * score.points, steps: [step(of, have + 1)] };
    }
  }
}

/** How far a winter card has got by itself, as if nothing else wanted the same things. Null if it scores otherwise. */
export function progressOf(tally: Tally, score: BoxPlan['score']): Progress | null {
  if (!score || score.rule === 'storage') return null;
  const parts = score.rule === 'sum' ? score.parts : [score];
  const each = parts.map(part => partProgress(tally, part));
  return {
    points: each.reduce((sum, { points }) => sum + points, 0),
    steps: each.flatMap(({ steps }) => steps),
  };
}
