import type { VillageRow } from '../set.ts';
import type { Animal, Marking, Resource, Season, Skill } from '../vocabulary.ts';

const field = (
  season: Season,
  which: string,
  marking: Marking,
  resources: readonly Resource[],
  skills: readonly (Skill | 'random')[],
  animals: readonly Animal[],
): VillageRow => ({
  id: `${season}-field-${which}`,
  name: 'Field',
  type: 'village',
  season,
  marking,
  row: 'river',
  boxes: [],
  upgradeCosts: [],
  bottom: { resources, skills },
  animals,
  basis: { marking: 'derived', face: 'assumed' },
});

/** The village cards among the numbered cards: no box but the bottom one (F21). */
export const FIELDS: readonly VillageRow[] = [
  field('spring', '2a', '2+', ['wood'], ['random'], ['sheep']),
  field('spring', '2b', '2+', ['iron', 'wood'], [], ['pig']),
  field('spring', '2c', '2+', ['stone', 'iron'], [], ['cow']),
  field('spring', '4a', '4+', [], ['saw'], ['sheep']),
  field('spring', '5a', '5+', [], ['pick'], ['pig']),
  field('spring', '6a', '6+', [], ['anvil'], ['cow']),
  field('summer', '2a', '2+', ['gold'], [], ['cow']),
  field('summer', '2b', '2+', [], ['saw'], ['pig', 'pig']),
  field('summer', '2c', '2+', [], ['pick'], ['sheep', 'sheep']),
  field('summer', '3a', '3+', ['wood'], ['anvil'], []),
  field('summer', '4a', '4+', [], ['random'], ['cow', 'sheep']),
  field('summer', '5a', '5+', ['gold'], [], ['pig']),
  field('summer', '6a', '6+', ['stone', 'iron', 'wood'], [], []),
  field('autumn', '2a', '2+', ['gold'], [], ['sheep', 'pig']),
  field('autumn', '2b', '2+', ['gold'], [], ['cow', 'pig']),
  field('autumn', '2c', '2+', [], ['anvil'], ['sheep', 'cow']),
  field('autumn', '2d', '2+', [], ['random'], ['cow', 'cow']),
  field('autumn', '3a', '3+', ['gold', 'gold'], [], []),
  field('autumn', '4a', '4+', [], ['saw'], ['pig', 'sheep']),
  field('autumn', '5a', '5+', [], ['pick'], ['cow', 'pig']),
  field('autumn', '6a', '6+', [], [], ['sheep', 'pig', 'cow']),
];
