import type { Match } from '@thameside/kernel';
import { title, type View } from '@thameside/key-to-the-city';
import { LANGUAGES, type Lesson } from '@thameside/kit';
import { GAMES } from '@thameside/titles/client';
import { engineOf } from '@thameside/titles/engine';
import { describe, expect, test } from 'vitest';
import { type Spot, spotOf } from '../src/boards/key-to-the-city/lib/seek.ts';
import { DE } from '../src/texts/de.ts';
import { EN } from '../src/texts/en.ts';
import { FR } from '../src/texts/fr.ts';

const engines = (await Promise.all(GAMES.map(({ id }) => engineOf(id)))).flatMap(each => each ?? []);

test('the games that are said to be taught are those that have a lesson, in page and worker', async () => {
  const taught = GAMES.map(({ taught }) => taught);
  const faces = await Promise.all(GAMES.map(({ face }) => face()));
  expect(faces.map(({ lesson }) => lesson !== undefined)).toEqual(taught);
  expect(engines.map(({ lesson }) => lesson !== undefined)).toEqual(taught);
});

test('page and worker are at the same step of the same lesson', async () => {
  for (const { id, lesson } of engines) {
    const guide = await (await GAMES.find(game => game.id === id)?.face())?.lesson?.();
    expect(guide?.steps).toEqual(lesson?.steps);
    expect([guide?.learner, guide?.seats]).toEqual([lesson?.learner, lesson?.seats]);
  }
});

test('what the shell says while a step is coming is in every language', () => {
  for (const catalogue of [EN, FR, DE])
    for (const until of ['end', 'answer', 'wait'])
      expect(catalogue).toHaveProperty([`table.lesson.coming.${until}`]);
  expect(LANGUAGES).toHaveLength(3);
});

describe('a piece that a lesson speaks of is found on a narrow screen', () => {
  const { position } = title.lesson as Lesson;
  const made = title.game.position(position) as { match: Match };
  const view = title.game.view(made.match.s, 0) as View;
  const inBorough = (seat: number | null): Spot => ({ region: 'borough', seat });
  test.each<[string, Spot | null]>([
    ['tile:covent-garden', { region: 'centre', seat: null }],
    ['tile:greenwich', inBorough(0)],
    ['tile:tower-of-london', inBorough(1)],
    ['tile:british-museum', null],
    ['side:greenwich:1', inBorough(0)],
    ['berth:2', { region: 'river', seat: null }],
    ['seat:1', inBorough(null)],
    ['panel:score', null],
    ['panel:bid', { region: 'centre', seat: null }],
    ['panel:sail', { region: 'river', seat: null }],
    ['panel:routemasters', { region: 'supply', seat: null }],
    ['panel:screen', null],
    ['panel:pass', null],
  ])('%s', (piece, spot) => {
    expect(spotOf(view, piece)).toEqual(spot);
  });
});
