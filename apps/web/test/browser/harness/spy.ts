import type { Change, Message, Request, Sight } from '@thameside/protocol';

/** One thing that passed between the page and its worker, or a server. */
export type Passed =
  | { readonly to: 'worker' | 'server'; readonly data: Request }
  | { readonly to: 'page'; readonly data: Message };

declare global {
  interface Window {
    /** Everything that passed, as text: the page must hold no second copy of what it was sent as objects. */
    passed: string[];
    /** The latest sight in brief, as text, once the page has had the time to draw it. */
    drawn: string;
    /** How many requests have not been answered yet, and how many messages have not been drawn. */
    pending: number;
    /** Let the worker's chance begin anew. */
    reseed(seed: number): void;
    /** What went wrong inside the worker. */
    workerTroubles: string[];
  }
}

/** A sight in brief: what a player needs to know to go on. */
export interface Drawn {
  readonly table: string;
  readonly version: number;
  readonly move: number;
  readonly seat: number | null;
  readonly k: string | null;
  readonly answers: readonly string[];
  readonly canEnd: boolean;
  readonly canUndo: boolean;
  readonly over: boolean;
  readonly era: number;
  /** A bot is about to move. Whoever acts meanwhile may find that what was there a moment ago is drawn anew. */
  readonly isBusy: boolean;
  readonly lesson: Sight['lesson'];
}

/** Runs in the page before anything else: listens to what passes between it and its worker, or a server. */
export function listenIn(): void {
  window.passed = [];
  window.workerTroubles = [];
  window.drawn = '';
  window.pending = 0;
  /** The latest sight as text; changes make the next one of it, as the page itself does (`followed`). */
  let latest = '';
  const withChange = (was: unknown, change: Change): unknown => {
    if (Array.isArray(change)) {
      if (change.length === 1) return change[0];
      const [from, removed, added] = change as [number, number, unknown[]];
      return (was as unknown[]).toSpliced(from, removed, ...added);
    }
    const now = (Array.isArray(was) ? [...was] : { ...(was as object) }) as Record<string, unknown>;
    for (const [key, each] of Object.entries(change)) {
      if (Array.isArray(each) && each.length === 0) delete now[key];
      else now[key] = withChange(now[key], each as Change);
    }
    return now;
  };
  const sightIn = (data: Message): Sight | null => {
    if (data.kind === 'sight') return data.sight;
    if (data.kind !== 'change') return null;
    const was = JSON.parse(latest) as Sight;
    const now = (data.change ? withChange(was, data.change) : was) as Sight;
    const { keep, add } = data.log ?? { keep: was.older + was.log.length, add: [] };
    return { ...now, log: [...was.log.slice(0, keep - was.older), ...add] };
  };
  const briefly = (sight: Sight): string => {
    const { table, version, move, seat, seats, ask, held, canUndo, result, view, waiting, lesson } = sight;
    return JSON.stringify({
      table,
      version,
      move,
      seat,
      k: ask?.k ?? null,
      answers: ask?.answers.map(String) ?? [],
      canEnd: held !== null && held === seat && ask === null,
      canUndo,
      over: result !== null,
      era: view.era,
      isBusy: held === null && waiting.some(each => seats[each]?.kind === 'bot'),
      lesson,
    });
  };
  /** What has come, once there was the time to draw it and to do what follows from that. */
  const note = (data: Message) => {
    const sight = sightIn(data);
    if (sight) latest = JSON.stringify(sight);
    const drawn = sight && briefly(sight);
    window.pending++;
    requestAnimationFrame(() =>
      requestAnimationFrame(() =>
        setTimeout(() => {
          window.pending--;
          if (drawn !== null) window.drawn = drawn;
        }),
      ),
    );
  };
  const Native = Worker;
  window.Worker = class extends Native {
    constructor(url: string | URL, options?: WorkerOptions) {
      super(url, options);
      window.reseed = reseed => super.postMessage({ reseed });
      this.addEventListener('message', ({ data }) => {
        window.passed.push(JSON.stringify({ to: 'page', data }));
        if ('re' in data) window.pending--;
        note(data);
      });
      this.addEventListener('error', event => {
        window.workerTroubles.push(event.message);
      });
    }
    override postMessage(data: unknown): void {
      window.passed.push(JSON.stringify({ to: 'worker', data }));
      window.pending++;
      super.postMessage(data);
    }
  };
  const Wire = WebSocket;
  window.WebSocket = class extends Wire {
    /** What is asked here and not answered; when the socket is gone nobody waits for it. */
    readonly asked = new Set<number>();
    constructor(url: string | URL) {
      super(url);
      this.addEventListener('message', ({ data }) => {
        const message = JSON.parse(data);
        window.passed.push(JSON.stringify({ to: 'page', data: message }));
        if (this.asked.delete(message.re)) window.pending--;
        note(message);
      });
      this.addEventListener('close', () => {
        window.pending -= this.asked.size;
        this.asked.clear();
      });
    }
    override send(text: string): void {
      const data = JSON.parse(text);
      window.passed.push(JSON.stringify({ to: 'server', data }));
      if (!this.asked.has(data.id)) window.pending++;
      this.asked.add(data.id);
      super.send(text);
    }
  };
}

/** Put before the worker's own script: what it takes for chance is the same in every run, and bots waste no time. */
export const foreseeable = (seed: number): string => `{
  let state = ${seed};
  addEventListener('message', event => {
    if (!('reseed' in event.data)) return;
    event.stopImmediatePropagation();
    state = event.data.reseed;
  });
  const later = setTimeout;
  self.setTimeout = act => later(act, 1);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return (t ^ (t >>> 14)) & 255;
  };
  crypto.getRandomValues = bytes => bytes.map(next);
}
`;
