import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FileError, isOver } from '@thameside/kernel';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { checkGolden, goldenTest, playGolden, quarry } from '../src/index.ts';
import { MUTANTS } from './mutants.ts';

const LONG = { length: 'long' };
const TEXT = playGolden(quarry, 4, LONG, 'golden');

describe('a golden match', () => {
  test.each([2, 3, 4])('of the toy game, %d seats', seats => {
    goldenTest(
      join(import.meta.dirname, `golden/quarry-${seats}.txt`),
      quarry,
      seats,
      LONG,
      `golden ${seats}`,
    );
  });

  test('is played to its end and marked on the way', () => {
    const j = checkGolden(quarry, TEXT);
    expect(isOver(j.now)).toBe(true);
    expect(j.header).toMatchObject({ seats: 4, options: { length: 'long', market: 'two' } });
    const marks = TEXT.split('\n').flatMap((line, i, lines) =>
      line.startsWith('# hash') ? [lines[i - 1]?.split(' ')[0]] : [],
    );
    expect(marks[0]).toBe('25');
    expect(marks).toHaveLength(Math.floor(j.entries.length / 25));
  });

  test('comes out the same each time', () => {
    expect(playGolden(quarry, 4, LONG, 'golden')).toBe(TEXT);
    expect(playGolden(quarry, 4, LONG, 'other')).not.toBe(TEXT);
  });

  test('needs no marks', () => {
    checkGolden(quarry, TEXT.replace(/^# (hash|log) .*\n/gm, ''));
  });
});

describe('a golden match is not accepted', () => {
  test('if the rules have changed', () => {
    const game: typeof quarry = { ...quarry, rules: 2 };
    expect(() => checkGolden(game, TEXT)).toThrow(new FileError(3, 'wrong-rules', '1'));
  });

  test('if an answer has another effect; the mark tells where', () => {
    const { round } = quarry.frames;
    const game: typeof quarry = {
      ...quarry,
      frames: {
        ...quarry.frames,
        round: {
          run(s, f, io) {
            s.weather = 'wind';
            s.marketSize = 1;
            round?.run?.(s, f, io);
          },
        },
      },
    };
    const rested = playGolden(game, 4, LONG, 'golden');
    expect(() => checkGolden(quarry, rested)).toThrow();
    expect(() => checkGolden(game, rested)).not.toThrow();
  });

  test('if a mark is wrong', () => {
    expect(() => checkGolden(quarry, TEXT.replace(/# hash 25 ./, '# hash 25 x'))).toThrow(
      'changed by answer 25',
    );
    expect(() => checkGolden(quarry, TEXT.replace('# hash 25', '# hash 24'))).toThrow('changed by answer 25');
    expect(() => checkGolden(quarry, `${TEXT}# hash 1000 x\n`)).toThrow('unknown # hash 1000 x');
  });

  test('if something else is told on the way', () => {
    expect(() => checkGolden(quarry, TEXT.replace(/^# log ./m, '# log x'))).toThrow(
      'the log of the match has changed',
    );
  });

  test('if it is not whole', () => {
    const lines = TEXT.split('\n');
    const half = `${lines.slice(0, 30).join('\n')}\n${lines.slice(-4).join('\n')}`;
    expect(() => checkGolden(quarry, half.replace(/^# log .*$/m, ''))).toThrow(
      new FileError(31, 'wrong-score', lines.at(-4)?.slice(4)),
    );
    expect(() => checkGolden(quarry, TEXT.replace(/^end .*\n/m, ''))).toThrow('needs its end and hash');
    expect(() => checkGolden(quarry, TEXT.replace(/^hash .*\n/m, ''))).toThrow('needs its end and hash');
  });

  test('if slow motion differs', () => {
    const game = MUTANTS.find(mutant => mutant.property === 'slow-motion')?.game ?? quarry;
    expect(() => checkGolden(game, playGolden(game, 2, {}, 'slow'))).toThrow();
  });
});

describe('goldenTest', () => {
  let folder = '';
  const before = process.env.UPDATE_GOLDEN;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'golden-'));
  });
  afterEach(() => {
    rmSync(folder, { recursive: true });
    if (before === undefined) delete process.env.UPDATE_GOLDEN;
    else process.env.UPDATE_GOLDEN = before;
  });

  test('writes the file only when told to', () => {
    const path = join(folder, 'match.txt');
    delete process.env.UPDATE_GOLDEN;
    expect(() => goldenTest(path, quarry, 2, {}, 'x')).toThrow('ENOENT');
    process.env.UPDATE_GOLDEN = '1';
    goldenTest(path, quarry, 2, {}, 'x');
    expect(readFileSync(path, 'utf8')).toBe(playGolden(quarry, 2, {}, 'x'));
    delete process.env.UPDATE_GOLDEN;
    goldenTest(path, quarry, 2, {}, 'x');
  });
});
