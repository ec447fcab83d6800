import { expect, test } from 'vitest';
import { floor } from '../src/server/floor.ts';
import { ours } from '../src/server/ours.ts';
import { scriptOf } from '../src/server/script.ts';
import { BENCHES } from '../src/titles.ts';

test('a recorded match can be played on our server and on the floor, command by command', async () => {
  const script = await scriptOf(BENCHES[0]!.title, 2, 'bench');
  expect(script.steps.length).toBeGreaterThan(60);
  for (const newSide of [ours, floor]) {
    const side = await newSide();
    const before = side.processor();
    const table = await side.open(script);
    for (let i = 0; i < 20; i++) await table.give(i);
    expect(side.processor()).toBeGreaterThanOrEqual(before);
    await side.close();
  }
});
