import { at, type Seat } from '@thameside/kernel';
import { totalOf } from '@thameside/kit';
import { KEYPLES, type Keyple } from '../components/vocabulary.ts';
import type { KeyIo } from '../frames.ts';
import type { State } from '../state.ts';

/** One keyple drawn blind. */
function drawOne(s: State, io: KeyIo): Keyple {
  let n = io.roll(totalOf(KEYPLES, s.bag));
  for (const colour of KEYPLES) {
    n -= s.bag[colour];
    if (n < 0) return colour;
  }
  throw new Error('the bag is empty');
}

/** K3, K64: drawn secretly, behind the screen, as long as the bag lasts. */
export function drawKeyples(s: State, seat: Seat, count: number, io: KeyIo): void {
  const drawn: Keyple[] = [];
  const there = Math.min(count, totalOf(KEYPLES, s.bag));
  for (let i = 0; i < there; i++) {
    const colour = drawOne(s, io);
    s.bag[colour]--;
    at(s.players, seat).screen[colour]++;
    drawn.push(colour);
  }
  io.emit({ t: 'drew', seat, count: drawn.length });
  io.emit({ t: 'drew-colours', seat, keyples: drawn }, [seat]);
}
