import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import type { Readable } from 'node:stream';
import { FileError, nameplate } from '@thameside/kernel';
import type { SetFault, Title } from '@thameside/kit';
import { type Edition, editionWith, shipped } from './edition.ts';
import { Fault } from './faults.ts';
import { gameVoice, type Voice } from './language.ts';
import { loadTable, type Table } from './table.ts';

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
    const code = why(error);
    if (code === 'ENOENT') throw new Fault(1, 'file.not-there', { file: path });
    throw new Fault(1, 'file.unreadable', { file: path, why: code });
  }
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
export async function editionFrom(
  title: Title,
  path: string | undefined,
  stdin: Readable,
  voice: Voice,
): Promise<Edition> {
  if (path === undefined) return shipped(title);
  const result = editionWith(title, await readJson(path, stdin));
  if (!('faults' in result)) return result;
  const { faults } = result;
  throw new Fault(1, 'set.bad', { file: path, count: faults.length }, faultLines(title, voice, faults));
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

/** A table from a match file, with a fault in words if it is not one. */
export async function tableFromFile(
  path: string,
  text: string,
  titles: readonly Title[],
  { setFile, stdin, voice, upTo }: TableWishes,
): Promise<Table> {
  try {
    const title = titles.find(({ id }) => id === nameplate(text).game);
    if (!title) {
      const known = titles.map(({ id }) => id);
      throw new Fault(1, 'file.no-such-game', { file: path, game: nameplate(text).game, known });
    }
    return loadTable(await editionFrom(title, setFile, stdin, voice), text, upTo);
  } catch (error) {
    if (!(error instanceof FileError)) throw error;
    const { line, code, detail } = error;
    throw new Fault(1, 'file.bad-match', { file: path, line, fault: voice.t(`fault.${code}`, { detail }) });
  }
}

interface TableWishes {
  readonly setFile: string | undefined;
  readonly stdin: Readable;
  readonly voice: Voice;
  readonly upTo?: number | undefined;
}
