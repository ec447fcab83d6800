import type { OutlineLine, Said } from '@thameside/kit';
import type { PartScore, Score } from '../allocation/problem.ts';
import { type Action, type Box, type CardPlan, type GainPlan, planOf } from '../components/box.ts';
import type { KeypleRow, VillageRow } from '../components/set.ts';
import { gainSaid } from './answer.ts';
import { needs } from './needs.ts';
import { animalGroups, card, iconGroups, resourceGroups, say, skillGroups } from './say.ts';

const choiceSaid = (options: readonly GainPlan[]): Said =>
  say('does.choice', { options: options.map(option => say('does.option', { gain: gainSaid(option) })) });

function actionSaid({ moves, upgrades, pay, gain }: Action): Said[] {
  const brings = [...gainSaid(gain), ...gain.choices.map(choiceSaid)];
  const said: Said[] = [];
  if (brings.length > 0) {
    said.push(
      pay.length > 0
        ? say('does.exchange', { pay: iconGroups(pay), gain: brings })
        : say('does.gain', { gain: brings }),
    );
  }
  if (moves > 0) said.push(say('does.transport', { n: moves }));
  if (upgrades > 0) said.push(say('does.upgrades', { n: upgrades }));
  return said;
}

function partSaid(score: PartScore): Said {
  switch (score.rule) {
    case 'sets':
      return say('does.sets', { points: score.points, set: needs(score.need) });
    case 'animal-steps':
      return say('does.animal-steps', {
        steps: Object.entries(score.steps).map(([n, points]) =>
          say('does.step', { animals: say(`animals.${score.animal}`, { n: Number(n) }), points }),
        ),
      });
    case 'boats':
      return say('does.boats', { points: score.points });
    case 'transport-and-boats':
      return say('does.transport-and-boats', { transport: score.perTransport, boat: score.perBoat });
    case 'one-colour':
    case 'one-skill-type':
      return say(`does.${score.rule}`, { points: score.points });
    case 'keyple-cards':
      return say('does.keyple-cards', { points: score.points, n: score.keyples });
  }
}

function scoreSaid(score: Score): Said[] {
  if (score.rule === 'storage')
    return [say('does.storage', { points: score.points, set: resourceGroups(score.set) })];
  return score.rule === 'sum' ? score.parts.map(partSaid) : [partSaid(score)];
}

/** What a village card does at an upgrade level, and what upgrades it. */
export function doings({ boxes, costs }: CardPlan, level: number): Said[] {
  const box = boxes[level];
  if (!box) return [];
  const cost = costs[level];
  return [
    ...(box.action ? actionSaid(box.action) : []),
    ...(box.points > 0 ? [say('does.points', { points: box.points })] : []),
    ...(box.score ? scoreSaid(box.score) : []),
    ...(box.power ? [say(`power.${box.power}`)] : []),
    ...(cost ? [say('does.cost', { cost: iconGroups(cost) })] : []),
  ];
}

const animalsSaid = ({ row }: CardPlan): Said[] =>
  row.animals.length > 0 ? [say('component.animals', { animals: animalGroups(row.animals) })] : [];

function keypleSaid(row: KeypleRow): Said[] {
  return [
    say('component.keyple', {
      keyples: say(`keyples.${row.colour}`, { n: row.keyples }),
      arrows: row.arrows.map(arrow => say(`arrow.${arrow}`)),
    }),
    ...(row.token ? [say('component.token')] : []),
  ];
}

const kindSaid = (row: VillageRow, boat: boolean): Said =>
  row.season === null
    ? say('component.home')
    : say('component.village', {
        kind: say(boat ? 'kind.boat' : 'kind.village'),
        season: say(`season.${row.season}`),
        row: say(`row.${row.row}`),
      });

function bottomSaid({ bottom }: CardPlan): Said[] {
  const gain = bottom ? [...resourceGroups(bottom.resources), ...skillGroups(bottom.skills)] : [];
  return gain.length > 0 ? [say('component.bottom', { gain })] : [];
}

const LEVELS = ['component.level.0', 'component.level.1', 'component.level.2'] as const;

function levelLines(plan: CardPlan): OutlineLine[] {
  return plan.boxes.flatMap((_, level): OutlineLine[] => {
    const heading = LEVELS[level];
    const lines = doings(plan, level);
    if (plan.boxes.length === 1 || heading === undefined) return lines.map(said => ({ depth: 1, said }));
    return [{ depth: 1, said: say(heading) }, ...lines.map(said => ({ depth: 2, said }))];
  });
}

export function kindOf({ cards }: Box, id: string): string {
  const row = cards[id]?.row;
  if (!row) return '';
  return row.type === 'village' ? `${row.season}-card` : row.type;
}

/** Everything about a card: the same words for gallery, tooltip and screen reader. */
export function component(box: Box, id: string): OutlineLine[] {
  if (!box.cards[id]) return [];
  const plan = planOf(box, id);
  const { row, boat } = plan;
  const about = row.type === 'keyple' ? keypleSaid(row) : [kindSaid(row, boat), ...bottomSaid(plan)];
  return [
    { depth: 0, said: say('answer.card', { card: card(box, id) }) },
    ...about.map(said => ({ depth: 1, said })),
    ...levelLines(plan),
    ...animalsSaid(plan).map(said => ({ depth: 1, said })),
  ];
}
