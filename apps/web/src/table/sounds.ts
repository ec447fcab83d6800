import { effect } from '@preact/signals';
import { sound } from '../settings.ts';
import { sight } from '../state/table.ts';

/** Cues as notes: frequency, when it begins, how long it lasts, how loud it is. */
type Note = readonly [hertz: number, from: number, seconds: number, gain: number];
const CUES: Readonly<Record<'turn' | 'move' | 'end', readonly Note[]>> = {
  turn: [
    [523, 0, 0.16, 0.08],
    [784, 0.12, 0.3, 0.08],
  ],
  move: [[330, 0, 0.06, 0.04]],
  end: [
    [392, 0, 0.5, 0.07],
    [494, 0.12, 0.5, 0.07],
    [587, 0.24, 0.5, 0.07],
    [784, 0.36, 0.9, 0.07],
  ],
};

let context: AudioContext | null = null;
function play(cue: keyof typeof CUES): void {
  // Before anybody has touched the page a browser allows no sound, and says so on its console.
  if (!navigator.userActivation.hasBeenActive) return;
  context ??= new AudioContext();
  const start = context.currentTime;
  for (const [hertz, from, seconds, loud] of CUES[cue]) {
    const tone = new OscillatorNode(context, { type: 'triangle', frequency: hertz });
    const gain = new GainNode(context, { gain: 0 });
    gain.gain.setValueAtTime(0, start + from);
    gain.gain.linearRampToValueAtTime(loud, start + from + 0.015);
    gain.gain.exponentialRampToValueAtTime(0.0001, start + from + seconds);
    tone.connect(gain).connect(context.destination);
    tone.start(start + from);
    tone.stop(start + from + seconds);
  }
}

/** Small cues for what happens at the table, as long as they are wanted. Call the result to stop listening. */
export function listen(): () => void {
  let before: { move: number; isAsked: boolean; isOver: boolean } | null = null;
  return effect(() => {
    const now = sight.value;
    if (!now) {
      before = null;
      return;
    }
    const next = { move: now.move, isAsked: now.ask !== null, isOver: now.result !== null };
    if (before && sound.peek()) {
      if (next.isOver && !before.isOver) play('end');
      else if (next.isAsked && !before.isAsked) play('turn');
      else if (next.move > before.move) play('move');
    }
    before = next;
  });
}
