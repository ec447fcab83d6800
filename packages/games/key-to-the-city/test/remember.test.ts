import { chooseLively } from '@thameside/bots';
import {
  at,
  type Emitted,
  isOver,
  play,
  redealt,
  remembering,
  rngOf,
  seedOf,
  start,
  waiting,
} from '@thameside/kernel';
import { totalOf } from '@thameside/kit';
import { expect, test } from 'vitest';
import { KEYPLES, SKILLS } from '../src/components/vocabulary.ts';
import { recallIn } from '../src/remember.ts';
import { game } from './game.ts';

const OPTIONS = (jennifer: string) =>
  Object.fromEntries(
    Object.entries(game.options(3)).map(([name, values]) => [
      name,
      values.includes(jennifer) ? jennifer : at(values, 0),
    ]),
  );

for (const jennifer of ['off', 'on']) {
  test(`K38, K60, K65: what went behind a screen in the open is known to be there: Jennifer ${jennifer}`, () => {
    const m = start(game, 3, OPTIONS(jennifer), seedOf('memory'));
    const rng = rngOf(seedOf('luck'));
    let memories = remembering(game, [], m, []);
    let known = 0;
    for (let n = 0; !isOver(m); n++) {
      const seat = at(waiting(m), 0);
      const recall = recallIn(memories[seat]);
      const imagined = redealt(game, m, seat, seedOf(String(n)), memories[seat]).s;
      m.s.players.forEach((p, other) => {
        if (other === seat) return;
        const there = at(imagined.players, other);
        for (const colour of KEYPLES) {
          const least = recall?.keyples[other]?.[colour] ?? 0;
          known += least;
          expect(p.screen[colour]).toBeGreaterThanOrEqual(least);
          expect(there.screen[colour]).toBeGreaterThanOrEqual(least);
        }
        expect(recall?.skills[other]).toEqual(p.skills); // all of them are taken and paid in the open
        expect(there.skills).toEqual(p.skills);
        expect(totalOf(SKILLS, there.skills)).toBe(totalOf(SKILLS, p.skills));
      });
      const events: Emitted[] = [];
      play(game, m, seat, chooseLively(game, m, seat, rng), (event, to) =>
        events.push({ event, to: to ?? null }),
      );
      memories = remembering(game, memories, m, events as never);
    }
    expect(known > 100).toBe(jennifer === 'off');
  });
}
