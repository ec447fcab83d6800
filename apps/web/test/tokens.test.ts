import { describe, expect, test } from 'vitest';
import { COLOURS, contrast } from './colours.ts';

const SURFACES = ['paper', 'surface', 'raised'];
const TEXTS = ['ink', 'ink-soft', 'ink-faint', 'link', 'danger', 'good', 'warn', 'info', 'brass'];
const SOFT = ['danger', 'good', 'warn', 'info', 'accent', 'lit'].map(name => `${name}-soft`);
const PLAYERS = ['blue', 'green', 'orange', 'purple', 'red', 'yellow'].map(name => `player-${name}`);
const KEYPLES = ['blue', 'green', 'red', 'yellow'].map(name => `keyple-${name}`);
const GOODS = ['iron', 'flint', 'wood', 'gold'];
const CONNECTORS = ['black', 'blue', 'brown', 'grey', 'red', 'yellow'].map(name => `connector-${name}`);
const CARDS = ['brown', 'blue', 'pink', 'grey'].map(name => `card-${name}`);
const PIECES = [...PLAYERS, ...KEYPLES, ...CONNECTORS, ...GOODS, ...CARDS];

describe.each(['light', 'dark', 'contrast'] as const)('the %s theme', theme => {
  const colour = (name: string): string => {
    const found = COLOURS[theme].get(name);
    if (!found) throw new Error(`no colour ${name}`);
    return found;
  };
  const under = (least: number, pairs: readonly (readonly [string, string])[]) =>
    pairs
      .filter(([a, b]) => contrast(colour(a), colour(b)) < least)
      .map(([a, b]) => `${a} on ${b}: ${contrast(colour(a), colour(b)).toFixed(2)}`);

  test('text can be read on every surface', () => {
    expect(
      under(
        4.5,
        SURFACES.flatMap(surface => TEXTS.map(text => [text, surface] as const)),
      ),
    ).toEqual([]);
    expect(
      under(
        4.5,
        [...SOFT, ...CARDS.map(card => `${card}-soft`), 'sunken'].flatMap(soft =>
          ['ink', 'ink-soft'].map(ink => [ink, soft] as const),
        ),
      ),
    ).toEqual([]);
  });

  test('text on coloured buttons can be read', () => {
    expect(
      under(4.5, [
        ['on-accent', 'accent'],
        ['on-accent', 'accent-strong'],
        ['on-danger', 'danger'],
      ]),
    ).toEqual([]);
    expect(under(4.5, [['ink-faint', 'sunken']])).toEqual([]);
  });

  test('the letter on every piece can be read, and players’ names on their tint', () => {
    expect(
      under(
        4.5,
        PIECES.map(piece => [`${piece}-ink`, piece] as const),
      ),
    ).toEqual([]);
    expect(
      under(
        4.5,
        PLAYERS.flatMap(
          player =>
            [
              [`${player}-text`, 'surface'],
              [`${player}-text`, `${player}-soft`],
            ] as const,
        ),
      ),
    ).toEqual([]);
  });

  test('what is drawn stands out: edges, frames, focus, signs', () => {
    const edges = [...KEYPLES, ...CONNECTORS, ...GOODS].map(piece => `${piece}-edge`);
    const signs = ['line-strong', 'focus', 'legal', 'chosen', 'lit', 'accent', ...edges];
    expect(
      under(
        3,
        SURFACES.flatMap(surface => signs.map(sign => [sign, surface] as const)),
      ),
    ).toEqual([]);
  });
});

test('high contrast has every colour that the others have', () => {
  expect([...COLOURS.light.keys()].filter(name => !COLOURS.contrast.has(name))).toEqual([]);
});

test('text in high contrast has seven to one', () => {
  const { contrast: colours } = COLOURS;
  const low = TEXTS.filter(text => contrast(colours.get(text) ?? '', '#000000') < 7);
  expect(low).toEqual([]);
});
