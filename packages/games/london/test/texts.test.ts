import { LANGUAGES, type Said, translator } from '@thameside/kit';
import { catalogueChecks, galleryFaults, speech } from '@thameside/testkit';
import { describe, expect, test } from 'vitest';
import { openBox } from '../src/components/box.ts';
import { HOUSE_1 } from '../src/components/house-1/index.ts';
import { describer } from '../src/describe/index.ts';
import type { Event } from '../src/frames.ts';
import { title } from '../src/index.ts';
import { REFUSALS } from '../src/refusals.ts';
import { texts } from '../src/texts/index.ts';
import { arrange, game, stack, told } from './arrange.ts';

const PLAYERS = ['Ann', 'Ben', 'Cat', 'Dan'];
const VOICES = LANGUAGES.map(language => {
  const translate = translator(language, texts[language], {
    seat: seat => PLAYERS[Number(seat)] ?? `⟦seat ${seat}⟧`,
  });
  return ({ key, params }: Said): string => translate(key, params);
});
const [inEnglish, inFrench, inGerman] = VOICES as [Voice, Voice, Voice];
type Voice = (typeof VOICES)[number];
const say = describer(openBox(HOUSE_1));
const en: Readonly<Record<string, string>> = texts.en;

const checks = catalogueChecks({
  texts,
  isProper: key => /^(card|borough)\./.test(key),
  shared: { fr: [], de: ['outline.points'] },
});
test.each(Object.entries(checks))('every language %s', (_, faults) => expect(faults()).toEqual([]));

describe('in whole games', () => {
  test('everything is put into words, and no two answers sound alike', () => {
    const { gaps, clashes, questions } = speech(game, say, VOICES, { games: 6, seed: 'texts' });
    expect(gaps).toEqual([]);
    expect(clashes).toEqual([]);
    const all = Object.keys(game.frames).filter(name => game.frames[name]?.legal);
    // L50: no card of the set that ships has parts of which the order can matter
    expect(all.filter(name => !questions.includes(name))).toEqual(['parts']);
  });
});

test('every component is of a kind and says where its values come from, in words', () => {
  expect(galleryFaults(title)).toEqual([]);
  expect(['wren', 'paupers-c', 'salters', 'hackney', 'nowhere'].map(say.kind)).toEqual([
    'action-card',
    'pauper',
    'brown-card',
    'borough',
    '',
  ]);
});

describe('there is a text for', () => {
  const missing = (keys: readonly string[]) => keys.filter(key => !Object.hasOwn(en, key));

  test('every question, to who is asked and to who waits', () => {
    const questions = Object.keys(game.frames).filter(name => game.frames[name]?.legal);
    expect(missing(questions.flatMap(name => [`ask.${name}`, `wait.${name}`]))).toEqual([]);
  });

  test('every refusal, and none besides', () => {
    const told = Object.keys(en).filter(key => key.startsWith('refuse.'));
    expect(told.sort()).toEqual([...REFUSALS, 'hand'].map(why => `refuse.${why}`).sort());
  });

  test('every table option, its values and what it is about', () => {
    const options = Object.entries(game.options(4));
    expect(missing(options.flatMap(([name]) => [`option.${name}`, `option.${name}.about`]))).toEqual([]);
    expect(
      missing(options.flatMap(([name, values]) => values.map(value => `option.${name}.${value}`))),
    ).toEqual([]);
  });

  test('every component: what it is and does, in every language', () => {
    for (const { id } of [...HOUSE_1.cards, ...HOUSE_1.boroughs]) {
      const lines = say.component(id);
      expect(lines.length).toBeGreaterThan(2);
      for (const { said } of lines) for (const voice of VOICES) expect(voice(said)).not.toContain('⟦');
    }
    expect(say.component('nowhere')).toEqual([]);
  });
});

describe('in so many words', () => {
  const DRAW = { k: 'draw', seat: 0, left: 1, optional: 0, start: false, look: false };
  const line = (event: Event) => VOICES.map(voice => voice(say.event(event)));

  test('the log', () => {
    expect(line({ t: 'loan', seat: 0, count: 2, money: 20 })).toEqual([
      'Ann takes 2 loans: +£20',
      'Ann fait 2 emprunts\u00a0: +20 livres',
      'Ann nimmt 2 Kredite auf: +20 Pfund',
    ]);
    expect(
      line({
        t: 'activated',
        seat: 1,
        card: 'regent-street',
        stack: 0,
        fee: 0,
        money: 3,
        prestige: 2,
        poverty: -1,
      })[0],
    ).toBe('Ben activates Regent Street: +£3, +2 prestige and −1 poverty');
    expect(line({ t: 'poverty', seat: 0, stacks: 4, loans: 1, hand: 2 })[0]).toBe(
      'Ann takes 7 poverty: 4 stacks, 1 loan, 2 hand cards',
    );
  });

  test('cards keep their gender, their case and their number', () => {
    expect(line({ t: 'lost-coins', seat: 0, card: 'shops', money: 1 })).toEqual([
      'Shops of Ann is covered, and the money on it is lost: £1',
      'La carte Boutiques d’Ann est recouverte, et l’argent posé dessus est perdu\u00a0: 1 livre',
      'Die Karte Läden von Ann wird überdeckt, und das Geld darauf ist verloren: 1 Pfund',
    ]);
    expect(line({ t: 'drew-more', seat: 1, by: 'parliament' })).toEqual([
      'Ben may draw this card thanks to Parliament',
      'Ben peut piocher cette carte grâce à la carte Parlement',
      'Ben darf diese Karte dank der Karte Parlament ziehen',
    ]);
    expect(line({ t: 'drew-more', seat: 1, by: 'wandsworth' }).slice(1)).toEqual([
      'Ben peut piocher cette carte grâce au quartier Wandsworth',
      'Ben darf diese Karte dank dem Stadtbezirk Wandsworth ziehen',
    ]);
    expect(line({ t: 'looked', seat: 0, by: 'university-of-london', count: 3 })[0]).toBe(
      'Ann looks at the top 3 cards of the deck, thanks to University of London',
    );
    expect(line({ t: 'bank', seat: 0, card: 'bank-of-england', more: 2 })).toEqual([
      'Ann gets £2 of that thanks to Bank of England',
      'Sur cette somme, Ann reçoit 2 livres grâce à la carte Banque d’Angleterre',
      'Ann verdankt 2 Pfund davon der Karte Bank von England',
    ]);
    const flips = { key: 'refuse.L83.flips', rule: 'L83', params: { card: 'hospital' } };
    expect(VOICES.map(voice => voice(say.refusal(flips))).slice(1)).toEqual([
      'la carte Hôpital ne s’active pas d’elle-même\u00a0: elle se retourne à la place d’une autre',
      'die Karte Krankenhaus wird nicht für sich aktiviert: Sie wird statt einer anderen umgedreht',
    ]);
    expect(VOICES.map(voice => voice(say.ask(DRAW)))).toEqual([
      'Which card do you draw? It is the last one.',
      'Quelle carte piochez-vous\u202f? C’est la dernière.',
      'Welche Karte ziehst du? Es ist die letzte.',
    ]);
  });

  test('L24: a dear choice says how many loans it takes', () => {
    const m = arrange({ phase: 'action', players: [{ money: 1, hand: ['buckingham-palace', 'lords'] }, {}] });
    const f = { k: 'develop', seat: 0, played: 0 };
    const view = game.view(m.s, 0);
    expect(inEnglish(say.answer(f, 'buckingham-palace', view))).toBe('Buckingham Palace – £10, with a loan');
    expect(inEnglish(say.answer(f, 'lords', view))).toBe('Lord’s');
    // what is not possible has no price of its own
    const poor = arrange({ phase: 'action', players: [{ money: 0, hand: ['paupers-a', 'salters'] }, {}] });
    for (const card of ['paupers-a', 'salters'])
      expect(say.answer(f, card, game.view(poor.s, 0)).key).not.toMatch(/priced|loans/);
  });

  test('L50: the parts of an effect', () => {
    const f = { k: 'parts', seat: 0, stack: 0, card: 'oxford-street' };
    expect(VOICES.map(voice => voice(say.ask(f)))).toEqual([
      'Which part of Oxford Street comes first?',
      'Quelle partie de la carte Oxford Street appliquez-vous d’abord\u202f?',
      'Welchen Teil der Karte Oxford Street führst du zuerst aus?',
    ]);
    expect(VOICES.map(voice => voice(say.answer(f, 'amounts')))).toEqual([
      'First +£8, +2 prestige and −1 poverty',
      'D’abord +8 livres, +2 points de prestige et −1 point de pauvreté',
      'Zuerst +8 Pfund, +2 Prestige und −1 Armut',
    ]);
    expect(VOICES.map(voice => voice(say.answer(f, 'special')))).toEqual([
      'First what else the card does',
      'D’abord le reste de l’effet',
      'Zuerst den übrigen Effekt',
    ]);
  });

  test('cards of one name are told apart', () => {
    const f = { k: 'limit', seat: 0 };
    expect(inEnglish(say.answer(f, 'school-brown'))).toBe('School (brown, set A)');
    expect(inFrench(say.answer(f, 'school-blue'))).toContain('bleu');
    expect(inGerman(say.answer(f, 'lords'))).not.toContain('(');
  });

  test('L71: the final scoring is told line by line', () => {
    const m = arrange({
      phase: 'action',
      deck: [],
      last: 0,
      players: [{ money: 7, display: [stack('st-pauls')] }, {}],
    });
    const lines = told(m, 0, 'draw').events.map(event => inEnglish(say.event(event)));
    expect(lines).toContain('Ann: 6 – St Paul’s');
    expect(lines).toContain('Ann: 2 – Money left: £7');
    expect(lines.at(-1)).toBe('The game is over');
  });
});
