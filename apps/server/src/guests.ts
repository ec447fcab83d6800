import { randomBytes } from 'node:crypto';
import { entropy, hashOf } from './secrets.ts';
import type { Guest, Lobby } from './store/contract.ts';

export const COOKIE = 'thameside';
const SECRET = /^[A-Za-z0-9_-]{43}$/;

/** A guest on one of its devices. */
export interface Present {
  readonly guest: Guest;
  /** What is kept of the device's secret. */
  readonly device: string;
}

/** Whoever this cookie belongs to. */
export async function guestWith(lobby: Lobby, cookie: string | undefined): Promise<Present | null> {
  if (cookie === undefined || !SECRET.test(cookie)) return null;
  const device = hashOf(cookie);
  const guest = await lobby.guestOf(device);
  return guest && { guest, device };
}

/** A new guest, and the secret that its device keeps. */
export async function newGuest(
  lobby: Lobby,
  name: string | null,
  at: number,
): Promise<Present & { readonly secret: string }> {
  const secret = randomBytes(32).toString('base64url');
  const device = hashOf(secret);
  const guest: Guest = { id: entropy(), name };
  await lobby.addGuest(guest, device, at);
  return { guest, device, secret };
}
