import { computed, effect, signal } from '@preact/signals';
import type { AnyBoard } from '../boards/board.ts';
import { BOARDS } from '../boards/index.ts';
import { language } from '../settings.ts';
import { type GameWords, gameWords } from '../words.ts';
import { link } from './link.ts';
import { sight } from './table.ts';

const game = computed(() => sight.value?.game ?? null);
const fetchedWords = signal<GameWords | null>(null);
const fetchedBoard = signal<{ readonly of: string; readonly board: AnyBoard | null } | null>(null);

/** What is needed to speak of the table on the screen and to draw it. What belongs to another game is none. */
export const words = computed(() =>
  game.value === null || fetchedWords.value?.face.id === game.value ? fetchedWords.value : null,
);
export const board = computed(() =>
  game.value === null || fetchedBoard.value?.of === game.value ? (fetchedBoard.value?.board ?? null) : null,
);
/** There is a board, and it is still being fetched: until then the answers are spread out. */
export const isBoardComing = computed(
  () => game.value !== null && game.value in BOARDS && fetchedBoard.value?.of !== game.value,
);

const table = computed(() => sight.value?.table ?? null);
const names = computed(() => JSON.stringify(sight.value?.seats.map(({ name }) => name) ?? []));

const sets = new Map<string, unknown>();
async function setOf(id: string): Promise<unknown> {
  if (!sets.has(id)) {
    const reply = await link.ask('set', { table: id });
    sets.set(id, reply.kind === 'text' && reply.text !== '' ? JSON.parse(reply.text) : null);
  }
  return sets.get(id);
}

effect(() => {
  const [of, at, called, lang] = [game.value, table.value, names.value, language.value];
  if (of === null || at === null) return;
  void setOf(at)
    .then(set => gameWords(of, lang, JSON.parse(called) as string[], set))
    .then(spoken => {
      if (of === game.peek() && called === names.peek() && lang === language.peek())
        fetchedWords.value = spoken;
    });
});

effect(() => {
  const of = game.value;
  if (of === null) return;
  void BOARDS[of]?.().then(
    drawn => {
      if (of === game.peek()) fetchedBoard.value = { of, board: drawn };
    },
    () => {
      // without its board a game is still played in words
      if (of === game.peek()) fetchedBoard.value = { of, board: null };
    },
  );
});
