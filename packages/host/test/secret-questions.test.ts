import { chosenOptions, type Game, open, save, seedOf, submit } from '@thameside/kernel';
import { title } from '@thameside/key-to-the-city';
import { expect, test } from 'vitest';
import { tableFrom } from '../src/keeping.ts';
import { sightOf } from '../src/sight.ts';
import { person } from './desk.ts';

/** The game with its first question made secret. */
const { turn = {} } = title.game.frames;
const withTurn = (more: object): Game => ({
  ...title.game,
  frames: { ...title.game.frames, turn: { ...turn, ...more } },
});
const game = withTurn({ secret: true });

test('of a secret question others are told neither the name nor the reason of an answer', () => {
  const chosen = chosenOptions(game, 2, { start: '1' });
  if ('faults' in chosen) throw new Error('bad options');
  const opened = open(game, 2, chosen.options, seedOf('secret questions')).journal;
  const { journal } = submit(game, opened, 0, ['bid']);
  const rest = { id: 'a', seats: [person('Ann'), person('Ben')], updated: 0, forkOf: null, set: null };

  const before = tableFrom(title, game, save(game, opened), rest);
  expect(sightOf(before, 0).asked).toEqual([{ seat: 0, k: 'turn' }]);
  expect(sightOf(before, 1).asked).toEqual([{ seat: 0, k: 'secret' }]);
  expect(sightOf(before, null).asked).toEqual([{ seat: 0, k: 'secret' }]);

  const reason = { key: 'because', params: {} };
  const after = tableFrom(title, game, save(game, journal), { ...rest, reasons: { 1: reason } });
  expect(sightOf(after, 0).log.at(-1)).toMatchObject({ k: 'turn', reason });
  expect(sightOf(after, 1).log.at(-1)).toMatchObject({ k: 'secret', reason: null });
  expect(sightOf(after, 1, true).log.at(-1)).toMatchObject({ k: 'turn', reason });
});

test('the reason for a secret answer that is secret until a reveal is told from then on, and not before', () => {
  const chosen = chosenOptions(game, 2, { start: '1' });
  if ('faults' in chosen) throw new Error('bad options');
  const opened = open(game, 2, chosen.options, seedOf('secret questions')).journal;
  const { journal } = submit(game, opened, 0, ['bid']);
  const reason = { key: 'because', params: {} };
  const told = (of: Game, barrier: number) => {
    const rest = { id: 'a', seats: [person('Ann'), person('Ben')], updated: 0, forkOf: null, set: null };
    const table = tableFrom(title, of, save(of, journal), { ...rest, reasons: { 1: reason } });
    return sightOf({ ...table, journal: { ...table.journal, barrier } }, 1).log.at(-1);
  };
  const untilReveal = withTurn({ secret: true, untilReveal: true });
  expect(told(untilReveal, 0)).toMatchObject({ k: 'secret', reason: null });
  expect(told(untilReveal, 1)).toMatchObject({ k: 'secret', reason });
  expect(told(game, 1)).toMatchObject({ k: 'secret', reason: null });
});
