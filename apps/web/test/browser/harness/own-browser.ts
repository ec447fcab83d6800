import { type ChildProcess, spawn } from 'node:child_process';
import { inject } from 'vitest';
import { BROWSER_FLAGS } from '../../../../../tools/browser.ts';

/** A browser of our own with a profile, at this address. It can be killed. */
export const ownBrowser = (profile: string, address: string, ...flags: readonly string[]): ChildProcess =>
  spawn(
    inject('chromium'),
    [...BROWSER_FLAGS, '--headless=new', `--user-data-dir=${profile}`, ...flags, address],
    { stdio: 'ignore', detached: true },
  );

/** It and all that it has started, at once. */
export const killed = (child: ChildProcess): Promise<void> =>
  new Promise(done => {
    if (child.exitCode !== null || child.signalCode !== null) return done();
    child.once('exit', () => done());
    process.kill(-(child.pid ?? Number.NaN), 'SIGKILL');
  });
