import { asked, legal, type Match, words } from '@thameside/kernel';
import { wander } from '@thameside/testkit';
import { describe, expect, test } from 'vitest';
import { type Icon, openBox } from '../../src/components/box.ts';
import { HOUSE_1 } from '../../src/components/house-1/index.ts';
import { RESOURCES, SKILLS } from '../../src/components/vocabulary.ts';
import { holdingOf } from '../../src/rules/acting.ts';
import { PAYMENTS, partOf } from '../../src/rules/pay.ts';
import { hasKeyflower } from '../../src/rules/work.ts';
import type { State } from '../../src/state.ts';
import { game } from '../game.ts';

const box = openBox(HOUSE_1);
const permutations = <T>(list: readonly T[]): T[][] =>
  list.length < 2
    ? [[...list]]
    : list.flatMap((one, i) => permutations(list.toSpliced(i, 1)).map(rest => [one, ...rest]));

/** F42, F48, in its own words: whether a thing pays for an icon. */
function pays(icon: Icon, word: string, keyflower: boolean): boolean {
  const isSkill = word.startsWith('double-') || SKILLS.some(skill => skill === word);
  if (icon === 'any-skill') return isSkill;
  if (icon === 'any-resource') return !isSkill;
  if (SKILLS.some(skill => skill === icon)) return word === icon || word === `double-${icon}`;
  return !isSkill && (keyflower || word === 'gold' || word === icon);
}

/** What can be paid one thing after another, in any order of the icons, as sets. */
function bySteps(icons: readonly Icon[], purse: Record<string, number>, keyflower: boolean): Set<string> {
  const found = new Set<string>();
  for (const order of new Set(permutations(icons).map(each => each.join()))) {
    const go = (left: readonly string[], given: readonly string[]): void => {
      const [icon, ...rest] = left;
      if (icon === undefined) {
        found.add(given.toSorted((a, b) => indexOf(a) - indexOf(b)).join(' '));
        return;
      }
      for (const [word, n] of Object.entries(purse)) {
        if (n - given.filter(each => each === word).length > 0 && pays(icon as Icon, word, keyflower))
          go(rest, [...given, word]);
      }
    };
    go(order.split(','), []);
  }
  return found;
}
const indexOf = (word: string) => PAYMENTS.findIndex(each => each === word);

function purseOf(m: Match<State>, seat: number, card: string): Record<string, number> {
  const { village, skills, doubles } = holdingOf(m.s.players[seat]!);
  const stock = village.find(({ id }) => id === card)?.stock;
  return Object.fromEntries([
    ...RESOURCES.map(each => [each, stock?.[each] ?? 0]),
    ...SKILLS.map(each => [each, skills[each]]),
    ...SKILLS.map(each => [`double-${each}`, doubles[each]]),
  ]);
}

describe('what is chosen several at a time has no order', () => {
  test('F42: whatever can be paid piece by piece in any order is one answer, and nothing else is', () => {
    let several = 0;
    wander(game, { games: 12, seed: 'order' }, (m, seat) => {
      const f = asked(m, seat) as { k: string; card: string; icons: readonly Icon[] };
      if (f.k !== 'pay') return;
      const part = partOf(f.icons);
      const keyflower = hasKeyflower(box, m.s.players[seat]!);
      const offered = legal(game, m, seat).map(words);
      expect(new Set(offered)).toEqual(bySteps(part, purseOf(m, seat, f.card), keyflower));
      expect(new Set(offered).size).toBe(offered.length);
      if (part.length > 1) several++;
    });
    expect(several).toBeGreaterThan(10);
  });

  test('F34: whatever can be gained is one answer, however many choices it takes', () => {
    const base = HOUSE_1.cards.find(({ id }) => id === 'stable')!;
    const gain = { resources: ['any', 'any', 'wood'], resourceChoice: ['iron', 'stone'] };
    const cards = [{ ...base, boxes: [{ gain }] }] as never;
    const options = openBox({ ...HOUSE_1, cards }).cards.stable?.boxes[0]?.action?.gain.options ?? [];
    const sets = options.map(({ resources }) => resources.join());
    expect(new Set(sets).size).toBe(sets.length);
    // two of any sort and one of two: 10 pairs and a third, of which those with iron and stone meet
    const expected = new Set<string>();
    for (const a of RESOURCES)
      for (const b of RESOURCES)
        for (const c of ['iron', 'stone'])
          expected.add(RESOURCES.flatMap(each => [a, b, c].filter(other => other === each)).join());
    expect(new Set(sets)).toEqual(expected);
  });
});
