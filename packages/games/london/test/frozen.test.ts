import { fileURLToPath } from 'node:url';
import { frozenChecks } from '@thameside/testkit';
import { describe, test } from 'vitest';
import { engine } from '../src/engine.ts';
import { FROZEN } from '../src/frozen.ts';

describe('rules that matches were begun with', () => {
  const folder = fileURLToPath(new URL('../frozen', import.meta.url));
  for (const [name, check] of frozenChecks(engine, FROZEN, folder)) test(name, check);
});
