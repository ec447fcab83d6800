import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

const found = (): string | undefined =>
  [process.env.CHROMIUM ?? '', ...PLACES].find(path => path !== '' && existsSync(path));

/** The flags that a headless browser needs in a closed network, as root. */
export const BROWSER_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Where Chromium is. It is installed if it is not there and this machine lets us. */
export function browserPath(): string {
  const there = found();
  if (there) return there;
  if (process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    process.stderr.write('Installing Chromium for the browser tests…\n');
    spawnSync('apt-get', ['update'], { stdio: 'ignore' });
    spawnSync('apt-get', ['install', '-y', 'chromium'], { stdio: ['ignore', 'ignore', 'inherit'] });
  }
  const installed = found();
  if (installed) return installed;
  throw new Error(
    'The browser tests need Chromium. Install it, or name it in the environment variable CHROMIUM.',
  );
}
