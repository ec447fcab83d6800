import type { VillageRow } from '../set.ts';

/** F1: every player has one. */
export const HOMES: readonly VillageRow[] = [
  {
    id: 'home-1',
    name: 'Home 1',
    type: 'home',
    season: null,
    marking: null,
    row: 'road',
    boxes: [
      { transport: 1, upgrades: 1 },
      { transport: 3, upgrades: 1 },
    ],
    upgradeCosts: [{ resources: ['wood', 'stone'], skills: [] }],
    animals: [],
    basis: {
      effect: 'transport 1: published report; 3 when upgraded: rulebook; upgrade icons assumed',
      cost: 'keyflower',
    },
  },
  {
    id: 'home-2',
    name: 'Home 2',
    type: 'home',
    season: null,
    marking: null,
    row: 'road',
    boxes: [
      { transport: 1, upgrades: 1 },
      { transport: 3, upgrades: 1 },
    ],
    upgradeCosts: [{ resources: ['stone', 'iron'], skills: [] }],
    animals: [],
    basis: {
      effect: 'transport 1: published report; 3 when upgraded: rulebook; upgrade icons assumed',
      cost: 'keyflower',
    },
  },
  {
    id: 'home-3',
    name: 'Home 3',
    type: 'home',
    season: null,
    marking: null,
    row: 'road',
    boxes: [
      { transport: 1, upgrades: 1 },
      { transport: 3, upgrades: 1 },
    ],
    upgradeCosts: [{ resources: ['wood', 'iron'], skills: [] }],
    animals: [],
    basis: {
      effect: 'transport 1: published report; 3 when upgraded: rulebook; upgrade icons assumed',
      cost: 'keyflower',
    },
  },
  {
    id: 'home-4',
    name: 'Home 4',
    type: 'home',
    season: null,
    marking: null,
    row: 'road',
    boxes: [
      { transport: 1, upgrades: 1 },
      { transport: 3, upgrades: 1 },
    ],
    upgradeCosts: [{ resources: ['wood', 'stone'], skills: [] }],
    animals: [],
    basis: {
      effect: 'transport 1: published report; 3 when upgraded: rulebook; upgrade icons assumed',
      cost: 'keyflower',
    },
  },
  {
    id: 'home-5',
    name: 'Home 5',
    type: 'home',
    season: null,
    marking: null,
    row: 'road',
    boxes: [
      { transport: 1, upgrades: 1 },
      { transport: 3, upgrades: 1 },
    ],
    upgradeCosts: [{ resources: ['stone', 'iron'], skills: [] }],
    animals: [],
    basis: {
      effect: 'transport 1: published report; 3 when upgraded: rulebook; upgrade icons assumed',
      cost: 'keyflower',
    },
  },
  {
    id: 'home-6',
    name: 'Home 6',
    type: 'home',
    season: null,
    marking: null,
    row: 'road',
    boxes: [
      { transport: 1, upgrades: 1 },
      { transport: 3, upgrades: 1 },
    ],
    upgradeCosts: [{ resources: ['wood', 'iron'], skills: [] }],
    animals: [],
    basis: {
      effect: 'transport 1: published report; 3 when upgraded: rulebook; upgrade icons assumed',
      cost: 'keyflower',
    },
  },
];
