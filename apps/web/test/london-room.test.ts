import { describe, expect, it } from 'vitest';
import { roomFor } from '../src/boards/london/lib/room.ts';

/** A city as large as they come, and one at the beginning. */
const FULL = { columns: 5, stacks: 13, hand: 10, others: 3 };
const EARLY = { columns: 3, stacks: 4, hand: 6, others: 1 };

describe('the room on the board of London', () => {
  it('shows everything at once wherever cards can be read then', () => {
    for (const [width, height] of [
      [1280, 600],
      [1366, 530],
      [1440, 780],
      [1920, 960],
      [2560, 1320],
      [1024, 650],
    ] as const)
      for (const load of [FULL, EARLY]) {
        const { plan, market, city, hand } = roomFor(width, height, load);
        if (load === EARLY || width >= 1366) expect(['tall', 'wide', 'high'], `${width}`).toContain(plan);
        if (plan !== 'regions' && plan !== 'low')
          expect(Math.min(market, city, hand)).toBeGreaterThanOrEqual(60);
        expect(Math.max(market, city, hand)).toBeLessThanOrEqual(152);
      }
  });
  it('shows one region at a time on a telephone, and the hand as one of them where it is low', () => {
    expect(roomFor(360, 520, FULL).plan).toBe('regions');
    expect(roomFor(390, 720, FULL).plan).toBe('regions');
    expect(roomFor(844, 280, FULL).plan).toBe('low');
    expect(roomFor(844, 280, EARLY).plan).toBe('low');
  });
  it('makes cards no smaller in a larger box, and no larger for more of them', () => {
    for (let width = 900; width < 2000; width += 50) {
      const size = (w: number, load = FULL) => {
        const { market, city, hand } = roomFor(w, 800, load);
        return market + city + hand + 3 * Math.min(market, city, hand);
      };
      expect(size(width + 50)).toBeGreaterThanOrEqual(size(width));
      expect(size(width)).toBeLessThanOrEqual(size(width, EARLY));
    }
  });
});
