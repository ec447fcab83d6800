import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Message, Request } from '@thameside/protocol';
import { CLOSED, ROOM_ERRORS, RoomMessage, RoomRequest } from '@thameside/protocol/rooms';
import { expect, test } from 'vitest';

const page = readFileSync(join(import.meta.dirname, '../../../docs/online-protocol.md'), 'utf8');

test('the page names every request, message, refusal and reason to close', () => {
  const words = [
    ...[...Request.options, ...RoomRequest.options].map(({ entries }) => entries.cmd.literal),
    ...[...Message.options, ...RoomMessage.options].map(({ entries }) => entries.kind.literal),
    ...ROOM_ERRORS,
  ];
  expect(words.length).toBeGreaterThan(70);
  expect(words.filter(word => !page.includes(`\`${word}\``))).toEqual([]);
  expect(Object.values(CLOSED).filter(code => !page.includes(String(code)))).toEqual([]);
});

test('and nothing else', () => {
  const [, , room = ''] = page.split('### ');
  const known = new Set<string>(RoomRequest.options.map(({ entries }) => entries.cmd.literal));
  const named = [...room.matchAll(/^\| (.*?) \|/gm)].flatMap(([, cell = '']) => [
    ...cell.matchAll(/`([a-z-]+)`/g),
  ]);
  expect(named.map(([, word = '']) => word).filter(word => !known.has(word))).toEqual([]);
  expect(named.length).toBe(known.size);
});
