import { memoryStore } from '@thameside/host';
import { afterAll, describe } from 'vitest';
import { memoryKept } from '../../src/store/sqlite/kept.ts';
import { keepsEverything, keepsTables } from './contract.ts';

describe("the host's own store in memory", () => {
  keepsTables(memoryStore);
});

describe('SQLite in memory', async () => {
  const kept = await memoryKept();
  afterAll(() => kept.close());
  keepsEverything(() => kept);
});
