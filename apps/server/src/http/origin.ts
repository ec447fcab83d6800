import type { IncomingMessage } from 'node:http';
import type { Config } from '../config.ts';

/**
 * Whether a request comes from our own page. A browser says where from; a program that says nothing has no cookie of
 * anybody's to misuse, but a socket is a browser's: it has to say.
 */
export function isOurs({ headers }: IncomingMessage, { publicUrl }: Config, mustSay = false): boolean {
  const { origin, host } = headers;
  if (origin === undefined) return !mustSay && headers['sec-fetch-site'] !== 'cross-site';
  if (publicUrl && origin === publicUrl.origin) return true;
  const said = URL.parse(origin);
  return said !== null && said.host === host;
}
