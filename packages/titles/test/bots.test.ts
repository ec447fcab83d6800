import { levelBot, MINDS, type Minds, search } from '@thameside/bots';
import { isFarsighted, type Reason } from '@thameside/kernel';
import { LANGUAGES, translator } from '@thameside/kit';
import { anyTable, botChecks, nthOptions, seatCounts, TODAY } from '@thameside/testkit';
import { describe, expect, test } from 'vitest';
import { TITLES } from '../src/index.ts';

describe.each(TITLES.filter(({ game }) => game.minds))('$id', ({ game, texts }) => {
  const minds = game.minds as Minds;
  const bots = MINDS.map(level => levelBot(minds, level));
  const checks = botChecks(game, bots);
  /** Whatever the bots said in the matches below; where one kind of reason is missing, other seeds have it. */
  const given: Reason[] = [];

  describe('every answer is offered', () => {
    test.each(seatCounts(game))('%i players', seats => {
      const options = nthOptions(game, seats, seats + 1);
      checks.played({ seats, options, seed: `f ${seats}` }, ({ choice: { reason } }) => {
        if (reason) given.push(reason);
      });
    });
  });

  describe('what a bot answers is the same for the same position and luck, whatever it cannot see or imagines, and changes nothing', () => {
    test('in every position of a match', () => {
      const { faults, differing } = checks.unfair({ seats: 3, seed: 'truth' });
      expect(faults).toEqual([]);
      expect(differing).toBeGreaterThan(20);
    });

    const seldom = (every: number) => ({ every, between: levelBot(minds, 'apprentice') });
    test(`and here and there in another, SEED=${TODAY}`, () => {
      expect(botChecks(game, bots, seldom(4)).unfair(anyTable(game, TODAY, [3])).faults).toEqual([]);
    });
    test('nor does a search', () => {
      const { alderman } = minds;
      if (!isFarsighted(alderman)) throw new Error('it does not look ahead');
      const searching = search(alderman, { name: 'search', budget: { trials: 4 } });
      const { faults, differing } = botChecks(game, [searching], seldom(19)).unfair({
        seats: 2,
        seed: 'truth',
      });
      expect(faults).toEqual([]);
      expect(differing).toBeGreaterThan(5);
    });
  });

  describe('what bots give as their reasons', () => {
    test('is of every kind there is, and of no other', () => {
      const known = Object.keys(texts.en).filter(key => key.startsWith('bot.'));
      expect([...new Set(given.map(({ key }) => key))].sort()).toEqual(known.sort());
    });

    test.each(LANGUAGES)('can be said: %s', language => {
      const say = translator(language, texts[language], { seat: seat => `Bot ${seat}` });
      for (const { key, params } of given) {
        const said = say(key, params);
        expect(said).not.toMatch(/[⟦⟧{}]/);
        expect(said.length).toBeLessThan(160);
      }
      for (const level of MINDS) {
        expect(say(`level.${level}`)).not.toContain('⟦');
        expect(say(`level.${level}.about`)).not.toContain('⟦');
      }
    });
  });
});
