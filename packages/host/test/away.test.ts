import { seedOf } from '@thameside/kernel';
import { expect, test } from 'vitest';
import { memoryStore, type Store, Unavailable } from '../src/index.ts';
import { bot, desk, person } from './desk.ts';

/** A store that can be away: it keeps nothing, or keeps and cannot say so any more. */
function shaky() {
  const store = memoryStore();
  let mood: 'well' | 'away' | 'mute' = 'well';
  const append: Store['append'] = async (...all) => {
    if (mood === 'away') throw new Unavailable();
    const kept = await store.append(...all);
    if (mood === 'mute') throw new Unavailable();
    return kept;
  };
  return {
    store: { ...store, append },
    feel(now: typeof mood) {
      mood = now;
    },
  };
}
const codeOf = (reply: { kind: string }) => ('code' in reply ? reply.code : reply.kind);

test.each(['away', 'mute'] as const)(
  'a command that could not be acknowledged (the store was %s) is done once when it is sent again',
  async mood => {
    const { store, feel } = shaky();
    const d = desk(`resent ${mood}`, { store });
    const table = await d.create([person('Ann'), person('Ben')]);
    await d.ask('watch', { table, seat: null });
    const [seat = 0] = d.sight().waiting;
    await d.ask('watch', { table, seat });
    const { version, ask } = d.sight();
    const wish = { key: seedOf('key'), table, seat, version, answers: [ask!.answers[0]!] };
    feel(mood);
    expect(codeOf(await d.ask('answer', wish))).toBe('unavailable');
    feel('well');
    expect(codeOf(await d.ask('answer', wish))).toBe('done');
    expect(codeOf(await d.ask('answer', wish))).toBe('done');
    expect((await store.rows(table, 0)).filter(({ key }) => key === wish.key)).toHaveLength(1);
    expect(d.sight().version).toBe(version + 1);
  },
);

test.each(['away', 'mute'] as const)(
  'bots go on by themselves when the store that was %s is well again',
  async mood => {
    const { store, feel } = shaky();
    const d = desk(`bots ${mood}`, { store });
    const table = await d.create([bot('Bo', 'random'), bot('Bea', 'random')]);
    await d.ask('watch', { table, seat: null });
    await d.tick();
    feel(mood);
    for (let i = 0; i < 3; i++) await d.tick();
    feel('well');
    await d.run();
    expect(d.sight().result).not.toBe(null);
  },
);
