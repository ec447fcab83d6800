import { levelBot, MINDS, type Minds } from '@thameside/bots';
import { seedOf, start } from '@thameside/kernel';
import { LANGUAGES, translator } from '@thameside/kit';
import { botChecks } from '@thameside/testkit';
import { describe, expect, test } from 'vitest';
import { mindsOf } from '../src/bot/index.ts';
import { openBox } from '../src/components/box.ts';
import { HOUSE_1 } from '../src/components/house-1/index.ts';
import type { State } from '../src/state.ts';
import { texts } from '../src/texts/index.ts';
import { game } from './game.ts';

const minds: Minds<State> = mindsOf(openBox(HOUSE_1));
const checks = botChecks(
  game,
  MINDS.map(level => levelBot(minds, level)),
);

describe('reasons', () => {
  const { s } = start(game, 2, { start: '1' }, seedOf('relief'));
  // Nearly always part of a longer line, and then not its reason
  const relief = minds.alderman.judge(s, 0).reason({ k: 'end', seat: 0 }, ['relief'], s);
  const all = [
    ...checks.reasons([
      { seats: 2, seed: 'd' },
      { seats: 2, seed: 'h' },
      { seats: 3, seed: 'b' },
      { seats: 4, seed: 'b' },
    ]),
    ...(relief ? [relief] : []),
  ];

  test('every kind of reason is given, and no other', () => {
    const keys = new Set(all.map(({ key }) => key));
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
      for (const level of MINDS) {
        expect(say(`level.${level}`)).not.toContain('⟦');
        expect(say(`level.${level}.about`)).not.toContain('⟦');
      }
    });
  }
});
