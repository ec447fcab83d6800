import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FILE_FAULTS } from '@thameside/kernel';
import { TITLES } from '@thameside/titles';
import { expect, test } from 'vitest';
import { ERROR_CODES } from '../src/engine/errors.ts';
import { ENGINE_COMMANDS, startEngine } from '../src/engine/serve.ts';

const doc = readFileSync(join(import.meta.dirname, '../../../docs/engine-protocol.md'), 'utf8');
const REST = '…';

/** `…` stands for any value; as the last of a list for the rest of it, as a field for any other fields. */
function differs(shown: unknown, real: unknown, at = ''): string | undefined {
  if (shown === REST) return undefined;
  if (Array.isArray(shown) && Array.isArray(real)) {
    const isOpen = shown.at(-1) === REST;
    const items = isOpen ? shown.slice(0, -1) : shown;
    if (isOpen ? real.length < items.length : real.length !== items.length)
      return `${at}: ${real.length} items`;
    return items.map((item, i) => differs(item, real[i], `${at}[${i}]`)).find(Boolean);
  }
  if (typeof shown === 'object' && shown !== null && typeof real === 'object' && real !== null) {
    const fields = Object.keys(shown).filter(field => field !== REST);
    const others = Object.keys(real).filter(field => !fields.includes(field));
    if (!Object.hasOwn(shown, REST) && others.length > 0) return `${at}: also ${others}`;
    const [a, b] = [shown, real] as Record<string, unknown>[];
    return fields.map(field => differs(a?.[field], b?.[field], `${at}.${field}`)).find(Boolean);
  }
  return Object.is(shown, real) ? undefined : `${at}: ${JSON.stringify(real)}, not ${JSON.stringify(shown)}`;
}

const examples = Array.from(doc.matchAll(/^> (.*)\n< (.*)$/gm), ([, request = '', response = '']) => ({
  request,
  response,
}));

test('the examples are true', () => {
  const serve = startEngine(
    TITLES,
    () => '0'.repeat(32),
    'en',
    text => expect.fail(text),
  );
  expect(examples.length).toBe((doc.match(/^> /gm) ?? []).length);
  for (const { request, response } of examples) {
    const real = JSON.parse(serve(new TextEncoder().encode(request)).response);
    expect(differs(JSON.parse(response), real), request).toBeUndefined();
  }
});

test('the comparison bites', () => {
  expect(differs({ a: [1, REST], [REST]: REST }, { a: [1, 2], b: 3 })).toBeUndefined();
  expect(differs({ a: 1 }, { a: 1, b: 2 })).toBe(': also b');
  expect(differs({ a: 1, b: 2 }, { a: 1 })).toBe('.b: undefined, not 2');
  expect(differs({ a: [1, 2, REST] }, { a: [1] })).toBe('.a: 1 items');
  expect(differs([1], [2])).toBe('[0]: 2, not 1');
});

test('every command has a section and an example', () => {
  const sections = Array.from(doc.matchAll(/^### (.*)$/gm), match => match[1]?.split(', ')).flat();
  expect(sections.toSorted()).toEqual(ENGINE_COMMANDS.toSorted());
  const shown = examples.map(({ request }) => JSON.parse(request).cmd);
  expect(ENGINE_COMMANDS.filter(command => !shown.includes(command))).toEqual([]);
});

test('every field of every command is described', () => {
  const serve = startEngine(TITLES, () => '0'.repeat(32), 'en', String);
  const { ok } = JSON.parse(serve(new TextEncoder().encode('{"cmd":"help"}')).response);
  for (const { fields } of Object.values(ok.commands) as { fields: Record<string, string> }[])
    for (const field of Object.keys(fields)) expect(doc).toContain(`\`${field.replace('?', '')}\``);
});

test('the error codes are listed, all and in order', () => {
  const listed = Array.from(doc.matchAll(/^\| `([\w-]+)` \|.*\|.*\|$/gm), match => match[1]);
  expect(listed).toEqual([...ERROR_CODES]);
  for (const fault of FILE_FAULTS) expect(doc).toContain(`\`${fault}\``);
});
