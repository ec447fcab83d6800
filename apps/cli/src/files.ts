import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import type { Readable } from 'node:stream';
import { FileError, nameplate } from '@thameside/kernel';
import type { SetFault, Title } from '@thameside/kit';
import { annotations } from '@thameside/protocol';
import { type Edition, editionWith, shipped, withRules } from './edition.ts';
import { Fault } from './faults.ts';
import { type Held, loaded } from './held.ts';
import { gameVoice, type Voice } from './language.ts';
import type { Surroundings } from './surroundings.ts';

const why = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : String(error);

/** The text of a file, or of standard input for `-`. */
export async function readText(path: string, stdin: Readable): Promise<string> {
  try {
    if (path !== '-') return readFileSync(path, 'utf8');
    const parts: Buffer[] = [];
    for await (const part of stdin) parts.push(Buffer.from(part));
    return Buffer.concat(parts).toString('utf8');
  } catch (error) {
    throw faultOf(error, path);
  }
}

/** Why a file or a folder cannot be read. */
export function faultOf(error: unknown, file: string): Fault {
  const code = why(error);
  return code === 'ENOENT'
    ? new Fault(1, 'file.not-there', { file })
    : new Fault(1, 'file.unreadable', { file, why: code });
}

/** Write a match file. What is there already is replaced only if it is a match file too. */
export function writeMatch(path: string, text: string): void {
  try {
    if (existsSync(path) && !isMatchFile(readFileSync(path, 'utf8')))
      throw new Fault(1, 'file.not-overwritten', { file: path });
    const fresh = `${path}.new`;
    writeFileSync(fresh, text);
    renameSync(fresh, path);
  } catch (error) {
    if (error instanceof Fault) throw error;
    throw new Fault(1, 'file.unwritable', { file: path, why: why(error) });
  }
}

function isMatchFile(text: string): boolean {
  try {
    nameplate(text);
    return true;
  } catch {
    return false;
  }
}

/** The game with a component set from a file; with the one that ships, if there is none. */
export const editionFrom = async (
  title: Title,
  path: string | undefined,
  stdin: Readable,
  voice: Voice,
): Promise<Edition> =>
  path === undefined ? shipped(title) : editionIn(title, path, await readJson(path, stdin), voice);

function editionIn(title: Title, file: string, set: unknown, voice: Voice): Edition {
  const result = editionWith(title, set);
  if (!('faults' in result)) return result;
  const { faults } = result;
  throw new Fault(1, 'set.bad', { file, count: faults.length }, faultLines(title, voice, faults));
}

/** The faults of a component set, each with its place. */
export function faultLines(title: Title, voice: Voice, faults: readonly SetFault[]): string[] {
  const say = gameVoice(title, voice);
  return faults.map(({ at, key, params }) =>
    voice.t('set.fault', { at: at || voice.t('set.whole'), message: say(key, params) }),
  );
}

export async function readJson(path: string, stdin: Readable): Promise<unknown> {
  const text = await readText(path, stdin);
  try {
    return JSON.parse(text);
  } catch (error) {
    throw notJson(path, text, String(error));
  }
}

/** The parser tells the place of some errors, of others only what stands there, and of a premature end nothing. */
function notJson(file: string, text: string, message: string): Fault {
  const near = /, (?:\.{3})?"([\s\S]*)"(?:\.{3})? is not valid JSON$/.exec(message)?.[1];
  if (near !== undefined)
    return new Fault(1, 'file.not-json-near', { file, near: near.replace(/\s+/g, ' ') });
  const offset = /position (\d+)/.exec(message)?.[1];
  const lines = text.slice(0, offset === undefined ? text.length : Number(offset)).split('\n');
  return new Fault(1, 'file.not-json', { file, line: lines.length, column: (lines.at(-1) ?? '').length + 1 });
}

/** A match from a file, by the rules that it names; with a fault in words if it is none. */
export async function heldFromFile(
  path: string,
  text: string,
  { titles, engineOf, stdin }: Pick<Surroundings, 'titles' | 'engineOf' | 'stdin'>,
  { setFile, voice, upTo }: Wishes,
): Promise<Held> {
  try {
    const { game, rules } = nameplate(text);
    const title = titles.find(({ id }) => id === game);
    if (!title) {
      const known = titles.map(({ id }) => id);
      throw new Fault(1, 'file.no-such-game', { file: path, game, known });
    }
    const then = withRules(title, await engineOf(game, Number(rules)));
    const { set } = annotations(text);
    const edition =
      setFile === undefined && set !== null
        ? editionIn(then, path, JSON.parse(set), voice)
        : await editionFrom(then, setFile, stdin, voice);
    return loaded(edition, text, upTo);
  } catch (error) {
    if (!(error instanceof FileError)) throw error;
    const { line, code, detail } = error;
    throw new Fault(1, 'file.bad-match', { file: path, line, fault: voice.t(`fault.${code}`, { detail }) });
  }
}

interface Wishes {
  readonly setFile: string | undefined;
  readonly voice: Voice;
  readonly upTo?: number | undefined;
}
