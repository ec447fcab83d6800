import { ProtocolError } from './errors.ts';
import { isObject, type Raw } from './fields.ts';
import type { ByteLine } from './lines.ts';

export const MAX_DEPTH = 64;
const MAX_ID = 200;

export type Id = string | number | null;

/** Keys that mean something to JavaScript's objects; no request has a use for them. */
const FORBIDDEN = ['__proto__', 'constructor', 'prototype'];

const decoder = new TextDecoder('utf-8', { fatal: true });

function textOf(line: ByteLine): string {
  if (line === 'too-long') throw new ProtocolError('too-long');
  try {
    return decoder.decode(line);
  } catch {
    throw new ProtocolError('not-utf8');
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new ProtocolError('not-json');
  }
}

/** Level by level, not by recursion: the depth is what is being checked. */
function checkContents(value: unknown): void {
  let level = [value];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > MAX_DEPTH) throw new ProtocolError('too-deep', { max: MAX_DEPTH });
    const below: unknown[] = [];
    for (const each of level) {
      if (typeof each !== 'object' || each === null) continue;
      for (const [key, part] of Object.entries(each)) {
        if (FORBIDDEN.includes(key)) throw new ProtocolError('bad-key', { key });
        below.push(part);
      }
    }
    level = below;
  }
}

/** A number must come back as it went; 2 ** 53 + 1 would not. */
const isId = (x: unknown): x is Id =>
  x === null || Number.isSafeInteger(x) || (typeof x === 'string' && x.length <= MAX_ID);

/** One line as a request. `heard` is told the id as soon as it is known, so that even a bad request gets it back. */
export function readRequest(line: ByteLine, heard: (id: Id) => void): Raw {
  const value = parsed(textOf(line));
  if (!isObject(value)) {
    checkContents(value);
    throw new ProtocolError('not-an-object');
  }
  const id = Object.hasOwn(value, 'id') ? value.id : null;
  if (isId(id)) heard(id);
  checkContents(value);
  if (!isId(id)) throw new ProtocolError('bad-id', { max: MAX_ID });
  return value;
}
