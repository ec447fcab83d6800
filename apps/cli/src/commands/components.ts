import type { Title } from '@thameside/kit';
import { readArgs } from '../args.ts';
import { type Command, titleNamed } from '../command.ts';
import { editionWith, shipped } from '../edition.ts';
import { misuse } from '../faults.ts';
import { faultLines, readJson } from '../files.ts';
import type { Voice } from '../language.ts';
import { type Reader, readerOf, saidBy } from '../report.ts';
import { write } from '../surroundings.ts';
import { indented, type Style, styleFor } from '../terminal.ts';

const FLAGS = { check: 'one', export: 'none', json: 'none' } as const;

type Json = Readonly<Record<string, unknown>>;
const isObject = (x: unknown): x is Json => typeof x === 'object' && x !== null && !Array.isArray(x);
const isRow = (x: unknown): x is Json => isObject(x) && typeof x.id === 'string';

interface Component {
  readonly id: string;
  /** What all its values rest on, if the file says it of them together. */
  readonly basis: string | null;
  /** By their names; without a value what the file has more than one value of, or in some deeper place. */
  readonly values: Readonly<Record<string, { readonly value?: unknown; readonly basis: string | null }>>;
}

function componentOf(row: Json): Component {
  const basis = isObject(row.basis) ? row.basis : {};
  const ofAll = typeof row.basis === 'string' ? row.basis : null;
  const fields = Object.entries(row).filter(([name]) => name !== 'id' && name !== 'basis');
  const values = fields.map(([name, value]) => [
    name,
    { value, basis: Object.hasOwn(basis, name) ? String(basis[name]) : ofAll },
  ]);
  const others = Object.entries(basis)
    .filter(([name]) => !Object.hasOwn(row, name))
    .map(([name, from]) => [name, { basis: String(from) }]);
  return { id: String(row.id), basis: ofAll, values: Object.fromEntries([...values, ...others]) };
}

/** A set file as what has an id, each value with its basis, and what else it states. */
function contentsOf(title: Title): {
  components: Component[];
  others: readonly (readonly [string, unknown])[];
} {
  const set: unknown = JSON.parse(title.exportSet());
  const fields = isObject(set) ? Object.entries(set) : [];
  const lists = fields.filter(([, value]) => Array.isArray(value) && value.some(isRow));
  return {
    components: lists.flatMap(([, list]) => (list as unknown[]).filter(isRow).map(componentOf)),
    others: fields.filter(([name]) => !lists.some(([list]) => list === name)),
  };
}

const enclosed = (value: unknown): string => (isObject(value) ? `(${plainly(value)})` : plainly(value));

/** A value on one line, as its file has it but without the punctuation. */
function plainly(value: unknown): string {
  if (Array.isArray(value)) return value.length === 0 ? '–' : value.map(enclosed).join(', ');
  if (!isObject(value)) return String(value);
  return Object.entries(value)
    .map(([name, part]) => `${name} ${enclosed(part)}`)
    .join('; ');
}

/** The values as the file has them: each with its basis, or all of them with the one that they share. */
function valueLines({ voice }: Reader, { basis: ofAll, values }: Component): string[] {
  if (ofAll !== null) {
    const plain = Object.fromEntries(Object.entries(values).map(([name, { value }]) => [name, value]));
    return [voice.t('components.values', { values: plainly(plain), basis: ofAll })];
  }
  return Object.entries(values).flatMap(([name, { value, basis }]) => {
    if (basis === null) return [];
    if (value === undefined) return [voice.t('components.values', { values: name, basis })];
    return [voice.t('components.value', { name, value: plainly(value), basis })];
  });
}

/** What a component is, in words, then its values. */
function componentLines(reader: Reader, component: Component): string[] {
  const { describe, say, style } = reader;
  const { id } = component;
  const lines = describe.component(id).map(({ depth, said }) => ({ depth, text: saidBy(say, said) }));
  const [head, ...rest] = lines;
  return [
    `${style.bold(head?.text ?? id)} ${style.dim(id)}`,
    ...rest.map(({ depth, text }) => `${'  '.repeat(depth)}${text}`),
    ...indented(valueLines(reader, component).map(style.dim)),
  ];
}

/** How many values rest on what. */
function basisLines({ voice }: Reader, components: readonly Component[]): string[] {
  const counts = new Map<string, number>();
  for (const { values } of components)
    for (const { basis } of Object.values(values))
      if (basis !== null) counts.set(basis, (counts.get(basis) ?? 0) + 1);
  return [...counts]
    .sort(([, a], [, b]) => b - a)
    .map(([basis, count]) => voice.t('components.basis', { basis, count }));
}

function listing(title: Title, voice: Voice, style: Style): string[] {
  const reader = readerOf(shipped(title), voice, style);
  const { components, others } = contentsOf(title);
  const { name, hash } = title.game.set;
  const head = { game: title.name, set: name, hash, count: components.length };
  return [
    voice.t('components.head', head),
    ...indented(others.map(([field, value]) => `${field}: ${plainly(value)}`)),
    '',
    ...components.flatMap(component => componentLines(reader, component)),
    '',
    ...basisLines(reader, components),
  ];
}

/** What is wrong with a replacement set, or that nothing is. */
function verdict(title: Title, voice: Voice, file: string, set: unknown): { lines: string[]; exit: number } {
  const result = editionWith(title, set);
  if ('faults' in result) {
    const { faults } = result;
    const head = voice.t('set.bad', { file, count: faults.length });
    return { lines: [head, ...faultLines(title, voice, faults)], exit: 1 };
  }
  const { name, hash } = result.game.set;
  return { lines: [voice.t('set.valid', { file, set: name, hash })], exit: 0 };
}

/** List a game's components with the basis of each value, export the set, or check another one. */
export const components: Command = async (args, { stdin, stdout, env, titles }, voice) => {
  const { words, check, export: wantsFile, json } = readArgs(args, FLAGS, 1);
  const title = titleNamed(titles, words[0]);
  if ([check !== undefined, wantsFile, json].filter(Boolean).length > 1)
    throw misuse('args.one-of', { flags: ['--check', '--export', '--json'] });
  const print = (text: string) => write(stdout, text.endsWith('\n') ? text : `${text}\n`);
  if (check !== undefined) {
    const { lines, exit } = verdict(title, voice, check, await readJson(check, stdin));
    await print(lines.join('\n'));
    return exit;
  }
  if (wantsFile) await print(title.exportSet());
  else if (json) {
    const { components: rows, others } = contentsOf(title);
    const { set } = title.game;
    const content = { game: title.id, set, values: Object.fromEntries(others), components: rows };
    await print(JSON.stringify(content, null, 1));
  } else await print(listing(title, voice, styleFor(stdout, env)).join('\n'));
  return 0;
};
