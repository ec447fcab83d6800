import type {
  Gift,
  Need,
  PartScore,
  Pin,
  Problem,
  Scorer,
  Share,
  Thing,
} from '../../src/allocation/problem.ts';

/**
 * Every way to allocate everything, one thing after the other, and the rules of each part by the letter: nothing of the
 * optimiser is used. Ways that leave the same icons in the same parts are counted once.
 */
export type Place = Pick<Share, 'scorer' | 'part' | 'as'>;
type Part = {
  scorer: Scorer;
  part: number;
  score: PartScore | Extract<Scorer['score'], { rule: 'storage' }>;
};

const FAMILY: Record<Need, Gift> = {
  iron: 'resource',
  stone: 'resource',
  wood: 'resource',
  gold: 'resource',
  resource: 'resource',
  anvil: 'skill',
  pick: 'skill',
  saw: 'skill',
  skill: 'skill',
  cow: 'animals',
  pig: 'animals',
  sheep: 'animals',
  animal: 'animals',
  green: 'keyples',
  yellow: 'keyples',
  red: 'keyples',
  blue: 'keyples',
  token: 'token',
  tokenCard: 'keyple-card',
}; // prettier-ignore

const partsOf = (problem: Problem): Part[] =>
  problem.scorers.flatMap(scorer =>
    scorer.score.rule === 'sum'
      ? scorer.score.parts.map((score, part) => ({ scorer, part, score }))
      : [{ scorer, part: 0, score: scorer.score }],
  );

/** The icons of a thing, by what it is allocated for; a keyple card is written `card2` or `token-card2`. */
function iconsOf(thing: Thing, as: Gift): string[] {
  if (thing.kind === 'token') return as === 'token' ? ['token'] : [];
  if (thing.kind !== 'card') return as === thing.kind ? [thing.type] : [];
  if (as === 'animals') return [...thing.animals];
  if (as === 'transport') return Array.from({ length: thing.transport }, () => 'transport');
  if (as === 'boat') return thing.boat ? ['boat'] : [];
  if (!thing.keyples) return [];
  const { colour, count, token } = thing.keyples;
  if (as === 'keyples') return Array.from({ length: count }, () => colour);
  return as === 'keyple-card' ? [`${token ? 'token-card' : 'card'}${count}`] : [];
}

function wanted({ score, scorer }: Part, thing: Thing): Gift[] {
  switch (score.rule) {
    case 'sets':
      return [...new Set((Object.keys(score.need) as Need[]).map(need => FAMILY[need]))];
    case 'storage':
      return thing.kind === 'resource' && thing.on === scorer.id ? ['resource'] : [];
    case 'animal-steps':
      return ['animals'];
    case 'boats':
      return ['boat'];
    case 'transport-and-boats':
      return ['transport', 'boat'];
    case 'one-colour':
      return ['keyples'];
    case 'one-skill-type':
      return ['skill'];
    case 'keyple-cards':
      return ['keyple-card'];
  }
}

const placesOf = (problem: Problem, thing: Thing): Place[] =>
  partsOf(problem).flatMap(part =>
    wanted(part, thing)
      .filter(as => iconsOf(thing, as).length > 0)
      .map(as => ({ scorer: part.scorer.id, part: part.part, as })),
  );

function isFor(icon: string, need: string, powers: Problem['powers']): boolean {
  if (need === 'any' || need === 'resource') return ['iron', 'stone', 'wood', 'gold'].includes(icon);
  if (need === 'skill') return ['anvil', 'pick', 'saw'].includes(icon);
  if (need === 'animal') return ['cow', 'pig', 'sheep'].includes(icon);
  if (need === 'tokenCard') return icon.startsWith('token-card');
  if (icon === 'gold' && ['iron', 'stone', 'wood'].includes(need)) return true;
  const pairs = [
    powers.includes('green-yellow-interchange') ? ['green', 'yellow'] : [],
    powers.includes('pig-sheep-interchange') ? ['pig', 'sheep'] : [],
  ];
  return icon === need || pairs.some(pair => pair.includes(icon) && pair.includes(need));
}

/** The most gold that is left over if all slots are filled; null if they cannot be. */
function goldLeft(slots: string[], icons: string[], powers: Problem['powers']): number | null {
  const known = new Map<string, number | null>();
  const leftFrom = (first: number, rest: string[]): number | null => {
    const slot = slots[first];
    if (slot === undefined) return rest.filter(icon => icon === 'gold').length;
    const key = `${first} ${rest.join()}`;
    let best = known.get(key);
    if (best !== undefined) return best;
    best = null;
    for (const icon of new Set(rest)) {
      if (!isFor(icon, slot, powers)) continue;
      const left = leftFrom(first + 1, rest.toSpliced(rest.indexOf(icon), 1));
      if (left !== null && (best === null || left > best)) best = left;
    }
    known.set(key, best);
    return best;
  };
  return leftFrom(0, icons);
}

function setsWorth(set: string[], points: number, icons: string[], powers: Problem['powers']): number {
  let worth = icons.filter(icon => icon === 'gold').length;
  for (let slots = set, sets = 1; slots.length <= icons.length; slots = [...slots, ...set], sets++) {
    const left = goldLeft(slots, icons, powers);
    if (left === null) break;
    worth = sets * points + left;
  }
  return worth;
}

/** Points of a part, and of the gold that it leaves over (F64). */
function partWorth(score: Part['score'], icons: string[], powers: Problem['powers']): number {
  const count = (need: string) => icons.filter(icon => isFor(icon, need, powers)).length;
  switch (score.rule) {
    case 'sets': {
      const set = Object.entries(score.need).flatMap(([need, n]) => Array.from({ length: n }, () => need));
      return setsWorth(set, score.points, icons, powers);
    }
    case 'storage':
      return setsWorth([...score.set], score.points, icons, powers);
    case 'animal-steps': {
      const reached = Object.keys(score.steps).filter(step => Number(step) <= count(score.animal));
      return Math.max(0, ...reached.map(step => score.steps[step] ?? 0));
    }
    case 'boats':
      return icons.length === 0 ? 0 : (score.points[Math.min(icons.length, score.points.length) - 1] ?? 0);
    case 'transport-and-boats':
      return icons.reduce((sum, icon) => sum + (icon === 'boat' ? score.perBoat : score.perTransport), 0);
    case 'one-colour':
      return score.points * Math.max(...['green', 'yellow', 'red', 'blue'].map(count));
    case 'one-skill-type':
      return score.points * Math.max(...['anvil', 'pick', 'saw'].map(count));
    case 'keyple-cards':
      return score.points * icons.filter(icon => icon.endsWith(String(score.keyples))).length;
  }
}

/** For each part the icons it holds, and how much gold is nowhere. */
type Filling = { icons: string[][]; idle: number };

const emptyOf = (parts: readonly Part[]): Filling => ({ icons: parts.map(() => []), idle: 0 });

function added(parts: readonly Part[], { icons, idle }: Filling, thing: Thing, place: Place | null): Filling {
  if (!place) return { icons, idle: idle + (thing.kind === 'resource' && thing.type === 'gold' ? 1 : 0) };
  const index = parts.findIndex(({ scorer, part }) => scorer.id === place.scorer && part === place.part);
  const held = [...(icons[index] ?? []), ...iconsOf(thing, place.as)].sort();
  return { icons: icons.with(index, held), idle };
}

/** Every single thing with all its places; a pinned one has only one. */
export const unitsOf = (
  problem: Problem,
  pins: readonly Pin[] = [],
): { thing: Thing; places: (Place | null)[] }[] =>
  problem.things.flatMap(thing => {
    const pinned = pins
      .filter(pin => pin.thing === thing.id)
      .flatMap(pin => Array.from({ length: pin.count }, () => [pin.scorer === null ? null : pin]));
    const free = Array.from({ length: thing.count - pinned.length }, () => [
      null,
      ...placesOf(problem, thing),
    ]);
    return [...pinned, ...free].map(places => ({ thing, places }));
  });

/** The most that can be scored; null if there are more than `limit` fillings to look at. */
export function bestByForce(problem: Problem, pins: readonly Pin[] = [], limit = 20_000): number | null {
  const parts = partsOf(problem);
  let fillings = new Map([['', emptyOf(parts)]]);
  for (const { thing, places } of unitsOf(problem, pins)) {
    const next = new Map<string, Filling>();
    for (const filling of fillings.values())
      for (const place of places) {
        const one = added(parts, filling, thing, place);
        next.set(`${one.idle} ${one.icons.join('/')}`, one);
      }
    if (next.size > limit) return null;
    fillings = next;
  }
  const known = parts.map(() => new Map<string, number>());
  const worthOfPart = (icons: string[], i: number): number => {
    const key = icons.join();
    const worth = known[i]!.get(key) ?? partWorth(parts[i]!.score, icons, problem.powers);
    known[i]!.set(key, worth);
    return worth;
  };
  const worths = [...fillings.values()].map(({ icons, idle }) =>
    icons.reduce((sum, held, i) => sum + worthOfPart(held, i), idle),
  );
  return worths.reduce((a, b) => Math.max(a, b));
}

/** What one way to allocate scores, by the letter of the rules. */
export function worthByLetter(problem: Problem, places: readonly (readonly [Thing, Place | null])[]): number {
  const parts = partsOf(problem);
  const { icons, idle } = places.reduce(
    (filling, [thing, place]) => added(parts, filling, thing, place),
    emptyOf(parts),
  );
  return icons.reduce((sum, held, i) => sum + partWorth(parts[i]!.score, held, problem.powers), idle);
}
