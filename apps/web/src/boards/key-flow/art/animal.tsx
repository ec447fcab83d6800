import type { Animal } from '@thameside/key-flow/client';

/** Three faces: a fleece, a snout, a pair of horns. Around 0, 0, 22 units wide. */
const FACES: Readonly<Record<Animal, readonly (readonly [tone: string, path: string])[]>> = {
  sheep: [
    ['body', 'M-5 -9q5 -5 10 0q6 -1 6 5q3 4 -1 8q-2 6 -7 4q-3 3 -6 0q-5 2 -7 -4q-4 -4 -1 -8q0 -6 6 -5z'],
    ['dark', 'M-4.500 -3.500q4.500 -3 9 0q1.500 6 -2 10q-2.500 2 -5 0q-3.500 -4 -2 -10z'],
    ['dark', 'M-5 -3l-5 -0.500l3.500 3zM5 -3l5 -0.500l-3.500 3z'],
    ['eye', 'M-2.600 -0.500v1.200M2.600 -0.500v1.200'],
  ],
  pig: [
    ['body', 'M-10 0a10 9.500 0 1 0 20 0a10 9.500 0 1 0 -20 0z'],
    ['body', 'M-9 -4l-1.500 -7l6.500 3zM9 -4l1.500 -7l-6.500 3z'],
    ['snout', 'M-4.500 4a4.500 3.500 0 1 0 9 0a4.500 3.500 0 1 0 -9 0z'],
    ['eye', 'M-1.500 3.200v1.800M1.500 3.200v1.800M-5 -2.500v1.400M5 -2.500v1.400'],
  ],
  cow: [
    ['horn', 'M-5.500 -7q-6 0 -5.500 -5q2 2.500 7 2zM5.500 -7q6 0 5.500 -5q-2 2.500 -7 2z'],
    ['body', 'M-6.500 -9h13q1 8 -1.500 16q-5 5 -10 0q-2.500 -8 -1.500 -16z'],
    ['dark', 'M-6.500 -9h6q-1 6 -5.500 7.500z'],
    ['body', 'M-6.500 -5l-5 1l4 3.500zM6.500 -5l5 1l-4 3.500z'],
    ['snout', 'M-5.500 6a5.500 3.800 0 1 0 11 0a5.500 3.800 0 1 0 -11 0z'],
    ['eye', 'M-2 5.300v1.600M2 5.300v1.600M-3.500 -1v1.300M3.500 -1v1.300'],
  ],
};

export const AnimalFace = ({ animal, scale = 1 }: { readonly animal: Animal; readonly scale?: number }) => (
  <g class={`animal animal-${animal}`} transform={scale === 1 ? undefined : `scale(${scale})`}>
    {FACES[animal].map(([tone, d], i) => (
      <path key={i} class={`animal-${tone}`} d={d} />
    ))}
  </g>
);

export const AnimalIcon = ({ animal, size = 22 }: { readonly animal: Animal; readonly size?: number }) => (
  <svg class="flow-icon" viewBox="-13 -13 26 26" width={size} height={size} aria-hidden="true">
    <AnimalFace animal={animal} />
  </svg>
);
