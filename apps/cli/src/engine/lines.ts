import type { Readable } from 'node:stream';

/** The longest line that is read; more than any match file. */
export const MAX_LINE = 2 ** 20;

const NEWLINE = 10;

/** A line as bytes, or the fact that it was too long. */
export type ByteLine = Uint8Array | 'too-long';

/** Lines of any bytes. What exceeds the limit is thrown away up to the line's end, never kept. */
export async function* byteLines(input: Readable): AsyncGenerator<ByteLine> {
  let parts: Buffer[] = [];
  let length = 0;
  const line = (): ByteLine => {
    const whole = length > MAX_LINE ? 'too-long' : Buffer.concat(parts);
    parts = [];
    length = 0;
    return whole;
  };
  for await (const chunk of input) {
    let rest: Buffer = typeof chunk === 'string' ? Buffer.from(chunk) : chunk;
    for (let end = rest.indexOf(NEWLINE); end >= 0; end = rest.indexOf(NEWLINE)) {
      take(rest.subarray(0, end));
      yield line();
      rest = rest.subarray(end + 1);
    }
    take(rest);
  }
  if (length > 0) yield line();

  function take(part: Buffer): void {
    length += part.length;
    if (length > MAX_LINE) parts = [];
    else if (part.length > 0) parts.push(part);
  }
}
