/** Which mutant is awake, who has been asked for, and how often: the sources ask at each of their switches. */

/** More often than this many times as usual: it will never end. */
const PATIENCE = 50;
const LEAST = 20_000;

/** More switches than a game has. */
const MOST = 10_000;

let awake = -1;
let asked = 0;
let most = Number.POSITIVE_INFINITY;
let met = new Uint8Array(MOST);

class Endless extends Error {}

/** Asked by the sources. */
function on(id: number): boolean {
  if (++asked > most) throw new Endless('it does not end');
  met[id] = 1;
  return id === awake;
}
Object.assign(globalThis, { __mutant: on });

/** The switches that were met since this was last asked, and how many times all of them. */
export function metSoFar(): { readonly ids: Uint8Array; readonly times: number } {
  const so = { ids: met, times: asked };
  met = new Uint8Array(MOST);
  asked = 0;
  return so;
}

export function wake(id: number, usualTimes: number): void {
  awake = id;
  asked = 0;
  most = LEAST + PATIENCE * usualTimes;
}
export function sleep(): void {
  awake = -1;
  asked = 0;
  most = Number.POSITIVE_INFINITY;
}
