import { catalogueChecks, galleryFaults, speech } from '@thameside/testkit';
import { describe, expect, test } from 'vitest';
import { openBox } from '../src/components/box.ts';
import { HOUSE_1 } from '../src/components/house-1/index.ts';
import { FAULTS } from '../src/components/parse.ts';
import { describer } from '../src/describe/index.ts';
import { title } from '../src/index.ts';
import { POSITION_FAULTS } from '../src/position.ts';
import { REFUSALS } from '../src/refusals.ts';
import { texts } from '../src/texts/index.ts';
import { game } from './game.ts';
import { VOICES } from './texts/voices.ts';

const { en = {}, fr = {}, de = {} } = texts;
const say = describer(openBox(HOUSE_1));

const checks = catalogueChecks({
  texts: { en, fr, de },
  isProper: key => key === 'title' || key.startsWith('card.'),
  shared: { fr: ['animal.any', 'amount.keyples', 'amount.points'], de: [] },
});
test.each(Object.entries(checks))('every language %s', (_, faults) => expect(faults()).toEqual([]));

test('every component is of a kind and says where its values come from, in words', () => {
  expect(galleryFaults(title)).toEqual([]);
  expect([HOUSE_1.cards[0]?.id ?? '', 'keyflower', 'winter-keyple-30', 'nowhere'].map(say.kind)).toEqual([
    'home',
    'summer-card',
    'keyple',
    '',
  ]);
});

describe('there is a text for', () => {
  const missing = (keys: readonly string[]) => keys.filter(key => !Object.hasOwn(en, key));
  const questions = Object.keys(game.frames).filter(name => game.frames[name]?.legal);

  test('every question, to who is asked and to who waits, and for what is asked in secret', () => {
    expect(missing(questions.flatMap(name => [`ask.${name}`, `wait.${name}`]))).toEqual([]);
    expect(
      VOICES.map(voice => voice(say.wait({ k: 'secret', seat: 1 }))).every(text => text.includes('Ben')),
    ).toBe(true);
  });

  test('every refusal, and none besides', () => {
    const known = Object.keys(en).filter(key => key.startsWith('refuse.'));
    expect(known.sort()).toEqual(REFUSALS.map(why => `refuse.${why}`).sort());
  });

  test('every table option, its values and what it is about', () => {
    const options = Object.entries(game.options(6));
    expect(missing(options.flatMap(([name]) => [`option.${name}`, `option.${name}.about`]))).toEqual([]);
    expect(
      missing(options.flatMap(([name, values]) => values.map(value => `option.${name}.${value}`))),
    ).toEqual([]);
  });

  test('every level of the bots', () =>
    expect(
      missing(
        ['apprentice', 'merchant', 'alderman'].flatMap(name => [`level.${name}`, `level.${name}.about`]),
      ),
    ).toEqual([]));

  test('everything that a card does', () => {
    const spoken = HOUSE_1.cards.flatMap(({ id }) =>
      say.component(id).flatMap(({ said }) => VOICES.map(voice => voice(said))),
    );
    expect(spoken.filter(text => text.includes('⟦') || text.trim() === '')).toEqual([]);
    // a name, and at least what kind of card it is
    expect(HOUSE_1.cards.filter(({ id }) => say.component(id).length < 2)).toEqual([]);
    expect(say.component('nothing')).toEqual([]);
  });
});

describe('faults of sets and positions', () => {
  const faults: readonly { key: string; params: readonly string[] }[] = [...FAULTS, ...POSITION_FAULTS];

  test('each has a text, and there are no texts of others', () => {
    const known = Object.keys(en).filter(key => /^(fault|position)\./.test(key));
    expect(known.sort()).toEqual(faults.map(({ key }) => key).sort());
  });

  test('each speaks only of what it is given', () => {
    const spoken = faults.flatMap(({ key, params }) => {
      const sample = Object.fromEntries(params.map(name => [name, 3]));
      return VOICES.map(voice => voice({ key, params: sample }));
    });
    expect(spoken.filter(text => text.includes('⟦'))).toEqual([]);
  });
});

describe('in whole games everything is put into words', () => {
  test.each(['off', 'on'])('competition rule %s', competition => {
    const stores = competition === 'on' ? 'open' : 'closed';
    const { gaps, clashes, questions } = speech(game, say, VOICES, {
      games: 2,
      options: { competition, stores },
      seed: 'speech',
    });
    expect(gaps).toEqual([]);
    expect(clashes).toEqual([]);
    expect(questions).toEqual(
      Object.keys(game.frames)
        .filter(name => game.frames[name]?.legal)
        .sort(),
    );
  });
});
