import { LEVELS, levelBot, type Minds } from '@thameside/bots';
import { at, isOver, play, type Reason, redealt, rngOf, seedOf, start, waiting } from '@thameside/kernel';
import { LANGUAGES, translator } from '@thameside/kit';
import { describe, expect, test } from 'vitest';
import { mindsOf } from '../src/bot/index.ts';
import { openBox } from '../src/components/box.ts';
import { HOUSE_1 } from '../src/components/house-1/index.ts';
import type { State } from '../src/state.ts';
import { texts } from '../src/texts/index.ts';
import { game } from './game.ts';

const minds: Minds<State> = mindsOf(openBox(HOUSE_1));
const levels = LEVELS.map(level => levelBot(minds, level));

/** The reasons given in one match. */
function reasons(seats: number, seed: string): Reason[] {
  const given: Reason[] = [];
  const m = start(game, seats, { homes: 'random', start: 'random', jennifer: 'off' }, seedOf(seed));
  for (let n = 0; !isOver(m); n++) {
    const seat = at(waiting(m), 0);
    const luck = seedOf(`${seed}/${n}`);
    const bot = at(levels, (seat + 1) % levels.length);
    const { answers, reason } = bot.choose(game, redealt(game, m, seat, luck), seat, rngOf(luck));
    if (reason) given.push(reason);
    for (const answer of answers) if (play(game, m, seat, answer)) break;
  }
  return given;
}

describe('reasons', () => {
  const all = [...reasons(2, 'a'), ...reasons(3, 'a'), ...reasons(4, 'b')];
  const keys = new Set(all.map(({ key }) => key));

  test('every kind of reason is given, and no other', () => {
    const known = Object.keys(texts.en).filter(key => key.startsWith('bot.'));
    expect([...keys].sort()).toEqual(known.sort());
  });

  for (const language of LANGUAGES) {
    test(`can be said: ${language}`, () => {
      const say = translator(language, texts[language], { seat: seat => `Bot ${seat}` });
      for (const { key, params } of all) {
        const said = say(key, params);
        expect(said).not.toMatch(/[⟦⟧{}]/);
        expect(said.length).toBeLessThan(160);
      }
      for (const level of LEVELS) {
        expect(say(`level.${level}`)).not.toContain('⟦');
        expect(say(`level.${level}.about`)).not.toContain('⟦');
      }
    });
  }
});
