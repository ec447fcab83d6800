import { batch, computed, effect, signal, untracked } from '@preact/signals';
import { isOver, isShared, nextPerson, ownSeats, personsAt } from './seats.ts';
import { answer, endTurn, leave, past, sight, watch, watching } from './table.ts';

/*
 * Who sits before the screen. Alone one sees one's own seat at all times. Several share it by turns: between them
 * hangs a curtain, and behind it the page watches the table as a stranger would, so that it holds nobody's secrets.
 */
export const curtain = signal(false);
/** Whoever sat here last, for asking the next one clockwise. */
const lastSeat = signal<number | null>(null);
/** The person at the screen has said that the turn is done. */
const hasEnded = signal(false);

/** The table cannot be opened; the trouble says why. */
export const isMissing = signal(false);

export async function openTable(table: string): Promise<void> {
  batch(() => {
    curtain.value = false;
    lastSeat.value = null;
    hasEnded.value = false;
    isMissing.value = false;
  });
  const [only = null, another] = ownSeats.value ?? [];
  isMissing.value = !(await watch(table, another === undefined ? only : null));
}

export const leaveTable = async (): Promise<void> => {
  curtain.value = false;
  await leave();
};

export async function sitDown(seat: number): Promise<void> {
  const table = watching.value?.table;
  if (table === undefined) return;
  batch(() => {
    curtain.value = false;
    hasEnded.value = false;
    lastSeat.value = seat;
  });
  await watch(table, seat);
}

export async function drawCurtain(): Promise<void> {
  const table = watching.value?.table;
  if (table === undefined) return;
  curtain.value = true;
  await watch(table, null);
}

/** The person who should sit down next, if that is somebody else than the one who sits there. */
export const successor = computed((): number | null => {
  const now = sight.value;
  if (!now || isOver(now) || !isShared(now)) return null;
  const next = nextPerson(now, now.seat ?? lastSeat.value);
  return next === now.seat ? null : next;
});

/** The sight is settled: the eyes are those of whoever should look. */
export const isSeated = computed((): boolean => {
  const now = sight.value;
  if (!now) return false;
  const persons = personsAt(now);
  return persons.length === 1
    ? now.seat === persons[0]
    : curtain.value || now.seat !== null || isOver(now) || persons.length === 0;
});

effect(() => {
  const now = sight.value;
  if (!now || past.value) return;
  const persons = personsAt(now);
  const [only] = persons;
  untracked(() => {
    const isAstray = now.seat !== null && !persons.includes(now.seat); // the seat has gone to a bot
    if (persons.length === 1 && only !== undefined && now.seat !== only) void sitDown(only);
    else if (isAstray) void watch(now.table, null);
    else if (isOver(now)) curtain.value = false;
    else if (persons.length > 1 && now.seat === null) curtain.value = true;
    else if (persons.length > 1 && hasEnded.value && successor.value !== null) void drawCurtain();
    else if (now.seat !== null && now.waiting.includes(now.seat)) hasEnded.value = false;
  });
});

/** Give answers; one that commits ends the turn as well. */
export async function give(
  answers: readonly (string | number | readonly (string | number)[])[],
): Promise<boolean> {
  const commits = sight.value?.ask?.commits === true;
  const isTaken = await answer(answers);
  if (isTaken && commits) done();
  return isTaken;
}
export async function finishTurn(): Promise<boolean> {
  const isTaken = await endTurn();
  if (isTaken) done();
  return isTaken;
}
function done(): void {
  hasEnded.value = true;
  if (successor.value !== null) void drawCurtain();
}
