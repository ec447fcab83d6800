import { describe, expect, test } from 'vitest';
import { COMMANDS } from '../src/command.ts';
import { VERSION } from '../src/version.ts';
import { run } from './world.ts';

describe('help', () => {
  test('of the program', async () => {
    const { code, out, err } = await run(['--help']);
    expect([code, err]).toEqual([0, '']);
    for (const command of COMMANDS) expect(out).toContain(`\n  ${command} `);
    expect(await run(['-h'])).toEqual(await run(['help']));
  });

  test('without a command: on standard error, as a misuse', async () => {
    const { code, out, err } = await run([]);
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain('Usage: thameside COMMAND');
  });

  test.each(COMMANDS)('of %s', async command => {
    for (const args of [
      [command, '--help'],
      [command, '-h', 'quarry'],
      ['help', command],
    ]) {
      const { code, out, err } = await run(args);
      expect([code, err]).toEqual([0, '']);
      expect(out).toMatch(new RegExp(`^Usage: thameside ${command}\\b`));
    }
  });

  test('every flag of a command is in its help', async () => {
    for (const command of COMMANDS) {
      const { err } = await run([command, '--no-such-flag']);
      const flags = (/The flags are (.*)\.\n/.exec(err)?.[1] ?? '').match(/--[\w-]+/g) ?? [];
      expect(flags).toContain('--help');
      const { out } = await run([command, '--help']);
      for (const flag of flags.filter(each => each !== '--help' && each !== '--lang'))
        expect(out).toContain(flag);
    }
  });

  test('--version', async () => {
    expect(await run(['--version'])).toEqual({ code: 0, out: `${VERSION}\n`, err: '' });
    expect(VERSION).toMatch(/^\d+\.\d+\.\d+$/);
  });
});

describe('language', () => {
  const first = async (args: string[], env: Record<string, string> = {}) =>
    (await run([...args, '--help'], { env })).out.split(' ')[0];

  test('by flag, anywhere', async () => {
    expect(await first(['--lang', 'fr'])).toBe('Utilisation');
    expect(await first(['--lang=de'])).toBe('Aufruf:');
    expect(await first(['play', '--lang', 'de'])).toBe('Aufruf:');
  });

  test('by the surroundings, the flag first', async () => {
    expect(await first([], { LANG: 'fr_FR.UTF-8' })).toBe('Utilisation');
    expect(await first([], { LC_ALL: 'de_DE', LANG: 'fr_FR' })).toBe('Aufruf:');
    expect(await first([], { LC_ALL: 'C', LANG: 'fr_FR' })).toBe('Usage:');
    expect(await first([], { LC_ALL: '', LC_MESSAGES: 'fr', LANG: 'de' })).toBe('Utilisation');
    expect(await first([], { LANG: 'pt_BR' })).toBe('Usage:');
    expect(await first(['--lang', 'en'], { LANG: 'fr_FR' })).toBe('Usage:');
  });

  test('an unknown one is a misuse, said in the language of the surroundings', async () => {
    const { code, err } = await run(['--lang', 'xx', '--help'], { env: { LANG: 'fr' } });
    expect(code).toBe(2);
    expect(err).toContain('la langue « xx » n’existe pas. Les langues sont en, fr et de.');
  });
});

describe('misuse', () => {
  const cases: [string, string[], string][] = [
    [
      'an unknown command',
      ['plya'],
      'there is no command “plya”. The commands are play, sim, arena, engine, replay, analyse, doctor and components.',
    ],
    ['an unknown flag of the program', ['--fast'], 'there is no flag --fast here'],
    ['an unknown flag', ['sim', 'quarry', '--gmaes', '3'], 'there is no flag --gmaes here'],
    ['an unknown short flag', ['sim', 'quarry', '-x'], 'there is no flag -x here'],
    ['a flag named like a method', ['sim', 'quarry', '--constructor'], 'there is no flag --constructor here'],
    ['a flag without its value', ['sim', 'quarry', '--games'], '--games needs a value'],
    ['a flag in place of a value', ['sim', 'quarry', '--games', '--fast'], '--games needs a value'],
    ['an empty value', ['sim', 'quarry', '--games='], '--games needs a value'],
    ['a value where there is none', ['sim', 'quarry', '--fast=yes'], '--fast takes no value'],
    ['a word too many', ['sim', 'quarry', 'london'], '“london” is one word too many'],
    ['no game', ['sim'], 'name a game: quarry.'],
    ['an unknown game', ['sim', 'chess'], 'there is no game “chess”. The games are quarry.'],
    [
      'no number',
      ['sim', 'quarry', '--games', 'many'],
      '--games must be a whole number from 1 to 100,000,000, not “many”',
    ],
    [
      'a number too large',
      ['sim', 'quarry', '--games', '99999999999999999999'],
      '--games must be a whole number',
    ],
    ['a negative number', ['sim', 'quarry', '--games=-5'], '--games must be a whole number'],
    [
      'too many players',
      ['sim', 'quarry', '--players', '5'],
      '--players must be a whole number from 2 to 4, not “5”',
    ],
    ['an empty range', ['sim', 'quarry', '--players', '4-2'], '--players 4-2 is empty'],
    ['no pair', ['sim', 'quarry', '--option', 'length'], '--option must look like name=value, not “length”'],
    ['an unknown option', ['sim', 'quarry', '--option', 'colour=red'], 'there is no table option “colour”'],
    [
      'an option named like a method',
      ['sim', 'quarry', '--option', '__proto__=red'],
      'there is no table option “__proto__”',
    ],
    [
      'an unknown value',
      ['sim', 'quarry', '--option', 'length=epic'],
      'the table option “length” must be one of short and long',
    ],
    [
      'contradicting flags',
      ['sim', 'quarry', '--fast', '--check'],
      '--check and --fast contradict each other',
    ],
    [
      'an unknown bot',
      ['play', '--bots', 'genius'],
      '--bots: there is no bot “genius”. The bots are random, apprentice, merchant, alderman, lord-mayor and greedy.',
    ],
    ['an unknown sitter', ['play', '--seats', 'human,cat'], '--seats: there is no bot “cat”'],
    [
      'too many seats',
      ['play', '--seats', 'human,human,human,human,human'],
      'the game is for 2 to 4 players, not for 5',
    ],
    [
      'seats and players',
      ['play', '--players', '3', '--seats', 'human,random'],
      'there are 3 players, but --seats lists 2',
    ],
    [
      'seats and bots',
      ['play', '--bots', 'random', '--seats', 'human,random'],
      '--bots and --seats contradict each other',
    ],
    ['load and seed', ['play', '--load', 'x', '--seed', 'y'], '--seed and --load contradict each other'],
    ['load from the keyboard', ['play', '--load', '-'], '--load cannot be - here'],
    ['no file', ['replay'], 'name a match file, or - for standard input'],
    [
      'two of three',
      ['components', 'quarry', '--json', '--export'],
      'use only one of --check, --export and --json',
    ],
  ];
  test.each(cases)('%s', async (_what, args, message) => {
    const { code, out, err } = await run(args);
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain(`thameside: ${message}`);
    expect(err).toMatch(/\nTry: thameside ([a-z]+ )?--help\n$/);
    expect(err).not.toContain('⟦');
  });

  test('a fault of ours is reported with its stack, on standard error', async () => {
    const { code, out, err } = await run(['sim', 'quarry'], {
      now: () => {
        throw new Error('the clock is broken');
      },
    });
    expect([code, out]).toEqual([70, '']);
    expect(err).toContain('this is a fault of the program');
    expect(err).toContain('the clock is broken');
  });
});
