import { expect, test } from 'vitest';
import { garbage } from '../proofs/garbage.ts';

test('twenty thousand messages of nonsense during real play change nothing for those who play', async () => {
  const messages = Number(process.env.MESSAGES ?? 20_000);
  const { sent, refusals, closes } = await garbage(messages, 'garbage', 150);
  expect(sent).toBe(messages);
  expect(refusals.internal).toBe(undefined);
  for (const code of ['bad-request', 'no-table']) expect(refusals[code]).toBeGreaterThan(0);
  for (const code of ['4400', '1003', '1009', 'http 403', 'http 400', 'http 404'])
    expect(closes[code]).toBeGreaterThan(0);
});
