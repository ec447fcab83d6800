import { type Choice, createHost, type Job } from '@thameside/host';
import { engineOf } from '@thameside/titles/engine';
import { claimsOfTabs } from './claims.ts';
import { keptInBrowser } from './store.ts';

/** 128 bits from the browser's own source. */
const entropy = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), byte => byte.toString(16).padStart(2, '0')).join('');

let thinker: Worker | undefined;
let last = 0;
const thoughts = new Map<number, (choice: Choice | null) => void>();

/** The thinker is started when there is something to think about. */
function thinkerAt(): Worker {
  if (thinker) return thinker;
  thinker = new Worker(new URL('./thinker.ts', import.meta.url), { type: 'module' });
  thinker.addEventListener('message', ({ data }: MessageEvent<{ id: number; choice: Choice | null }>) => {
    thoughts.get(data.id)?.(data.choice);
    thoughts.delete(data.id);
  });
  thinker.addEventListener('error', () => {
    for (const give of thoughts.values()) give(null);
    thoughts.clear();
    thinker = undefined;
  });
  return thinker;
}

async function think(job: Job): Promise<Choice> {
  const id = ++last;
  const choice = await new Promise<Choice | null>(give => {
    thoughts.set(id, give);
    thinkerAt().postMessage({ id, job });
  });
  if (!choice) throw new Error('no thought');
  return choice;
}

const host = createHost({
  engineOf,
  store: keptInBrowser(),
  think,
  claims: claimsOfTabs(),
  entropy,
  letsGo: true,
  now: () => Date.now(),
  wait: milliseconds => new Promise(done => setTimeout(done, milliseconds)),
});

const connection = host.connect(message => self.postMessage(message));
self.addEventListener('message', ({ data }) => void connection.receive(data));
