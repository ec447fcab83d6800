import type { Params } from '@thameside/kernel';
import { catalogueChecks, galleryFaults, speech } from '@thameside/testkit';
import { describe, expect, test } from 'vitest';
import { openBox } from '../src/components/box.ts';
import { HOUSE_1 } from '../src/components/house-1/index.ts';
import { describer } from '../src/describe/index.ts';
import type { Event } from '../src/frames.ts';
import { title } from '../src/index.ts';
import { DECISIONS } from '../src/options.ts';
import { REFUSALS } from '../src/refusals.ts';
import { texts } from '../src/texts/index.ts';
import { game } from './game.ts';
import { VOICES } from './texts/voices.ts';

const { en = {}, fr = {}, de = {} } = texts;
const say = describer(openBox(HOUSE_1));

const checks = catalogueChecks({
  texts: { en, fr, de },
  isProper: key => key.startsWith('card.'),
  shared: { fr: [], de: [] },
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

describe('in whole games everything is put into words', () => {
  test.each(DECISIONS)('decisions %s', decisions => {
    const stores = decisions === 'by-number' ? 'open' : 'closed';
    const backs = decisions === 'together' ? 'hidden' : 'open';
    const { gaps, clashes, questions } = speech(game, say, VOICES, {
      games: 2,
      options: { decisions, backs, stores },
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

describe('in so many words', () => {
  const line = (event: Event) => VOICES.map(voice => voice(say.event(event)));
  const refused = (key: string, params: Params) =>
    VOICES.map(voice => voice(say.refusal({ key: `refuse.${key}`, rule: key.slice(0, 3), params })));

  test('cards have their article and their case', () => {
    const sent = {
      t: 'sent',
      seat: 0,
      card: 'spring-keyple-01',
      on: 'stable',
      village: 1,
      level: 0,
      far: false,
      tokens: 2,
    } as const;
    expect(line(sent)).toEqual([
      'Ann puts green keyple card 1, with 2 tokens, above Stable in the village of Ben',
      'Ann pose la carte Keyple verte 1, avec 2 jetons keyple, au-dessus de la carte Écurie, dans le village de Ben',
      'Ann legt die grüne Keyple-Karte 1 mit 2 Markern über die Karte Pferdestall im Dorf von Ben',
    ]);
    expect(line({ t: 'moved', seat: 1, resource: 'gold', from: 'stable', to: 'home-2' }).slice(1)).toEqual([
      'Ben transporte 1 or de la carte Écurie à la carte Maison 2',
      'Ben transportiert 1 Gold von der Karte Pferdestall auf die Startkarte 2',
    ]);
    expect(line({ t: 'season-ends', season: 2 })).toEqual([
      'All cards of autumn have been played; tokens may be used',
      'Toutes les cartes de l’automne sont jouées\u202f; on peut utiliser des jetons keyple',
      'Alle Karten des Herbstes sind gespielt; jetzt dürfen Marker eingesetzt werden',
    ]);
    expect(refused('F42.boxes', { card: 'stable' }).slice(1)).toEqual([
      'la carte Écurie ne peut plus être améliorée',
      'die Karte Pferdestall lässt sich nicht weiter aufwerten',
    ]);
    expect(refused('F30.arrow', { arrow: 'left' }).slice(1)).toEqual([
      'aucune flèche de la carte ne mène au village de gauche',
      'kein Pfeil der Karte führt in das Dorf links',
    ]);
  });

  test('what is counted stands in the nominative, gold and iron have a plural', () => {
    const [, french, german] = VOICES;
    expect(
      german?.({ key: 'counted.sets', params: { n: 9, set: [{ key: 'keyples.yellow', params: { n: 1 } }] } }),
    ).toBe('9 × 1 gelber Keyple');
    expect(french?.({ key: 'resources.gold', params: { n: 2 } })).toBe('2 ors');
    expect(
      german?.({
        key: 'does.step',
        params: { points: 10, animals: { key: 'animals.cow', params: { n: 3 } } },
      }),
    ).toBe('10 Punkte ab 3 Kühen');
  });

  test('F33: the refusal says what it takes, and what there is', () => {
    expect(refused('F33.tokens', { card: 'keywood', cards: 2, keyples: 1, need: 2, have: 1 })).toEqual([
      'above Keywood there are 2 keyple cards already: with 1 keyple it takes 2 tokens, and you have 1 for it',
      '2 cartes Keyple se trouvent déjà au-dessus de la carte Keywood\u00a0: avec 1 keyple, il faut 2 jetons keyple, et vous en avez 1',
      'über der Karte Keywood liegen schon 2 Keyple-Karten: Mit 1 Keyple braucht es 2 Marker, und du hast 1 dafür',
    ]);
  });
});
