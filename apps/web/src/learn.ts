import type { SeatSpec } from '@thameside/protocol';
import { go } from './route.ts';
import { freeName } from './screens/new-game/draft.ts';
import { language, playerName } from './settings.ts';
import { link } from './state/link.ts';
import { gameWords, t } from './words.ts';

/** Open a table for the game's guided first game, with the mildest bots, and go there. */
export async function beginLesson(game: string): Promise<void> {
  const { face } = await gameWords(game, language.peek(), []);
  const guide = await face.lesson?.();
  if (!guide) throw new Error('no-game');
  const seats: SeatSpec[] = [];
  const name = playerName.peek().trim() || t('new.player', { number: guide.learner + 1 });
  for (let seat = 0; seat < guide.seats; seat++) {
    const bot = freeName([name, ...seats.map(each => each.name)]);
    seats.push(
      seat === guide.learner
        ? { kind: 'person', name }
        : { kind: 'bot', name: bot, level: face.levels[0] ?? '' },
    );
  }
  const reply = await link.ask('create', { game, seats, options: {}, set: null, lesson: true });
  if (reply.kind === 'table') go(`/table/${reply.table}`);
}
