import { describe, expect, test } from 'vitest';
import { HOUSE_1 } from '../../src/components/house-1/index.ts';
import { answersOf, arrange, give, kindOf, othersDiscard, playerOf, refusalOf, stockOf } from '../arrange.ts';
import { game } from '../game.ts';
import { BOTTOMS, COSTS, USES } from './card-rows.ts';
import { SCORES } from './score-rows.ts';

const counted = (words: string): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const word of words.split(' ').filter(each => each !== '')) counts[word] = (counts[word] ?? 0) + 1;
  return counts;
};
const rowOf = (id: string) => {
  const card = HOUSE_1.cards.find(each => each.id === id);
  if (!card || card.type === 'keyple') throw new Error(`no village card ${id}`);
  return card;
};
const sum = (counts: object): number => Object.values(counts).reduce((a: number, b: number) => a + b, 0);
/** The card in a village of winter; a home is the village's own. */
const villageWith = (card: string, site: object) =>
  rowOf(card).type === 'home'
    ? { home: card, village: [{ card, ...site }] }
    : { home: 'home-1', village: [{ card, at: rowOf(card).row === 'river' ? 1 : 2, ...site }] };

/** As many single moves and turned tiles as the action allows. */
function worked(m: ReturnType<typeof arrange>): [number, number] {
  let moves = 0;
  let upgrades = 0;
  while (kindOf(m, 0) !== 'ready') {
    const answers = answersOf(m, 0);
    const turn = answers.find(answer => answer.startsWith('turn '));
    const move = answers.find(answer => answer.startsWith('move '));
    if (turn) upgrades++;
    else if (move) moves++;
    give(m, 0, turn ?? move ?? answers[0] ?? '');
  }
  return [moves, upgrades];
}

describe('using a card', () => {
  test.each(USES.map(row => [`${row.card} at level ${row.level}: ${row.answers.join(', ')}`, row] as const))(
    'F34: %s',
    (_, { card, level, skills = {}, stock = {}, answers, after, work }) => {
      const own = villageWith(card, { level, stock: work ? { wood: 1 } : stock });
      // two double upgrades give transport somewhere to go and tiles to be turned
      const village = [
        ...own.village,
        { card: 'forge', at: rowOf(card).type === 'home' ? 2 : 4, level: 2 },
        { card: 'sawmill', at: rowOf(card).type === 'home' ? 4 : 6, level: 2 },
      ];
      const m = arrange({
        season: 'winter',
        players: [{ ...own, village, skills, hand: ['winter-keyple-05'] }, { hand: ['winter-keyple-10'] }],
      });
      give(m, 0, 'winter-keyple-05', card, ...answers);
      if (work) expect(worked(m)).toEqual(work);
      give(m, 0, 'ready');
      othersDiscard(m);
      if (!work) expect(stockOf(m, 0, card)).toEqual(after.stock ?? {});
      expect(playerOf(m, 0).tokens).toBe(after.tokens ?? 0);
      expect(sum(playerOf(m, 0).skills)).toBe(after.tiles ?? 0);
    },
  );
});

describe('placing a card', () => {
  test.each(BOTTOMS)('F21: %s pays %s, %s and %i drawn', (card, resources, doubles, drawn) => {
    const { season, marking } = rowOf(card);
    const seats = Number.parseInt(marking ?? '', 10);
    const m = arrange({
      season,
      players: Array.from({ length: seats }, (_, seat) => (seat === 0 ? { hand: [card] } : {})),
    });
    give(m, 0, card, '1', 'ready');
    othersDiscard(m);
    expect(stockOf(m, 0, card)).toEqual(counted(resources));
    expect(playerOf(m, 0).doubles).toEqual({ anvil: 0, pick: 0, saw: 0, ...counted(doubles) });
    expect(sum(playerOf(m, 0).skills)).toBe(drawn);
  });
});

describe('upgrading a card', () => {
  test.each(COSTS)('F42: %s from level %i costs %s %s', (card, level, resources, skills) => {
    const upgrading = (stock: object, tiles: object) => {
      const own = villageWith(card, { level, stock });
      const at = rowOf(card).type === 'home' || rowOf(card).row === 'river' ? 2 : 4;
      const helper = card === 'wainwright' ? { card: 'farrier', at } : { card: 'wainwright', at };
      // with a tile to be turned, something is left to be asked
      const idle = card === 'forge' ? 'sawmill' : 'forge';
      const m = arrange({
        season: 'winter',
        players: [
          {
            ...own,
            village: [...own.village, helper, { card: idle, at: at + 2, level: 2 }],
            skills: tiles,
            hand: ['winter-keyple-05'],
          },
          { hand: ['winter-keyple-10'] },
        ],
      });
      give(m, 0, 'winter-keyple-05', helper.card);
      return m;
    };
    const [stock, tiles] = [counted(resources), counted(skills)];
    const m = upgrading(stock, tiles);
    give(m, 0, `upgrade ${card}`);
    expect(playerOf(m, 0).plan?.after?.village.find(site => site.id === card)).toMatchObject({
      level: level + 1,
      stock: { iron: 0, stone: 0, wood: 0, gold: 0 },
    });
    expect(sum(playerOf(m, 0).plan?.after?.skills ?? { none: 1 })).toBe(0);
    // one thing less, and it cannot be done
    for (const missing of Object.keys({ ...stock, ...tiles })) {
      const less = (counts: Record<string, number>) =>
        Object.fromEntries(Object.entries(counts).map(([what, n]) => [what, what === missing ? n - 1 : n]));
      expect(refusalOf(upgrading(less(stock), less(tiles)), 0, `upgrade ${card}`)?.rule).toBe('F42');
    }
  });
});

describe('scoring a card', () => {
  test.each(SCORES.map(row => [`${row.card} ${row.level ?? 0} scores ${row.points}`, row] as const))(
    'F60, F61 and F62: %s with %j',
    (_, row) => {
      const {
        card,
        level = 0,
        stock = {},
        away = {},
        skills = {},
        tokens = 0,
        store = [],
        others = [],
      } = row;
      const upper = [card, ...others].filter(id => rowOf(id).row === 'road');
      const lower = [card, ...others].filter(id => rowOf(id).row === 'river');
      const lies = (id: string) => (id === card ? { level, stock } : {});
      const { s } = arrange({
        phase: 'final',
        players: [
          {
            home: 'home-1',
            village: [
              { card: 'home-1', stock: away },
              ...upper.map((id, i) => ({ card: id, at: 2 * (i + 1), ...lies(id) })),
              ...lower.map((id, i) => ({ card: id, at: 2 * i + 1, ...lies(id) })),
            ],
            skills,
            tokens,
            store,
          },
          {},
          {},
          {},
          {},
          {},
        ],
      });
      const lines = game.score(s)[0]?.filter(line => line.params.card === card) ?? [];
      expect(lines.reduce((points, line) => points + line.points, 0)).toBe(row.points);
    },
  );
});

test('F62: every card of the set has a row', () => {
  const boats = ['brainwave', 'flipper', 'keyflower', 'keymelequin', 'mansfield-ark']; // boats.test.ts
  const rows = new Set([
    ...USES.map(({ card }) => card),
    ...BOTTOMS.map(([card]) => card),
    ...SCORES.map(({ card }) => card),
    ...boats,
  ]);
  const village = HOUSE_1.cards.filter(({ type }) => type !== 'keyple'); // keyple cards: keyples.test.ts
  expect(village.map(({ id }) => id).filter(id => !rows.has(id))).toEqual([]);

  const costs = new Set(COSTS.map(([card, level]) => `${card} ${level}`));
  const needed = village.flatMap(card =>
    card.type === 'keyple' ? [] : card.upgradeCosts.map((_, level) => `${card.id} ${level}`),
  );
  expect(needed.filter(each => !costs.has(each))).toEqual([]);
  const used = new Set(USES.map(({ card, level }) => `${card} ${level}`));
  const usable = village.flatMap(card =>
    card.type === 'keyple'
      ? []
      : card.boxes.flatMap((box, level) =>
          box.gain || (box.transport ?? 0) + (box.upgrades ?? 0) > 0 ? [`${card.id} ${level}`] : [],
        ),
  );
  expect(usable.filter(each => !used.has(each))).toEqual([]);
});
