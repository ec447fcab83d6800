import { below, type Rng } from '@thameside/kernel';
import type { Sight } from '@thameside/protocol';
import type { Room } from '@thameside/protocol/rooms';
import { type Any, Line, newKey, Person } from '../test/harness/player.ts';

/** Where the server is just now; a promise while it is not there. */
export interface Where {
  origin(): Promise<string>;
}

/** A command that somebody gives until it is acknowledged or refused, always with the same key. */
export interface Given {
  readonly table: string;
  readonly seat: number;
  readonly cmd: 'answer' | 'undo';
  readonly body: { readonly key: string; readonly version: number; readonly answers?: readonly unknown[] };
  /** Moments, counted. */
  readonly sent: number;
  acknowledged: number | null;
  refused: string | null;
}

/** Not for good: it is asked again. */
const LATER = new Set(['unavailable', 'slow-down', 'internal']);
/** The server is away, or what it keeps things in. */
const AWAY = /closed|fetch failed|ECONN|socket hang up|503|terminated|unavailable/;
let clock = 0;
export const sleep = (milliseconds: number) => new Promise(done => setTimeout(done, milliseconds));

/** Somebody who comes back whenever the server has gone, and asks again what was not answered. */
export class Stubborn {
  readonly given: Given[] = [];
  readonly #where: Where;
  readonly #sights = new Map<string, Sight>();
  #cookie = '';
  #line: Promise<Line> | null = null;
  comebacks = 0;
  heard = (_given: Given) => {};

  constructor(where: Where) {
    this.#where = where;
  }

  async #person(): Promise<Person> {
    const one = new Person(await this.#where.origin());
    one.cookie = this.#cookie;
    return one;
  }

  /** Until it is done, whatever happens to the server meanwhile. */
  async persist<T>(act: () => Promise<T>): Promise<T> {
    for (;;) {
      try {
        return await act();
      } catch (error) {
        const said = String(error);
        if (!AWAY.test(said)) throw error;
        await sleep(5);
      }
    }
  }

  enter(body: { name?: string; code?: string }): Promise<void> {
    return this.persist(async () => {
      const one = await this.#person();
      await one.enter(body);
      this.#cookie = one.cookie;
    });
  }

  make(wish: Parameters<Person['make']>[0]): Promise<string> {
    const sure = { key: newKey(), ...wish };
    return this.persist(async () => (await this.#person()).make(sure));
  }

  async line(): Promise<Line> {
    const now = await this.#line?.catch(() => null);
    if (now && now.closed === null) return now;
    this.#line = this.persist(async () => {
      const line = await Line.to(await this.#person());
      for (const [table, sight] of this.#sights) line.sights.set(table, sight);
      await line.done('manners', { milliseconds: 0, confirm: false });
      return line;
    });
    this.comebacks += 1;
    return this.#line;
  }

  ask(cmd: string, body: object): Promise<Any> {
    return this.persist(async () => (await this.line()).done(cmd, body));
  }

  /** What the room says, as soon as it says it. */
  room<T>(table: string, found: (room: Room) => T | null | false): Promise<T> {
    return this.persist(async () => {
      const line = await this.line();
      await line.done('room', { table });
      return line.until(() => {
        const room = line.rooms.get(table);
        return room && found(room);
      });
    });
  }

  #command(sight: Sight, seat: number, rng: Rng): Given {
    const { table, version, ask, canUndo } = sight;
    const key = newKey();
    const plain = { table, seat, sent: ++clock, acknowledged: null, refused: null };
    if (canUndo && below(rng, 30) === 0) return { ...plain, cmd: 'undo', body: { key, version } };
    const answers = ask?.answers ?? [];
    const answer = answers[below(rng, answers.length)];
    return { ...plain, cmd: 'answer', body: { key, version, answers: [answer] } };
  }

  /** Plays a seat to the end of the match, and says how it was seen then. */
  async play(table: string, seat: number, rng: Rng): Promise<Sight> {
    let under: Given | null = null;
    for (;;) {
      const line = await this.line();
      try {
        const known = this.#sights.get(table)?.version ?? null;
        await line.done('watch', { table, seat, known });
        for (;;) {
          const sight = await line.until(() => {
            const now = line.sights.get(table);
            return now && (now.result || now.ask || under) ? now : null;
          });
          this.#sights.set(table, sight);
          if (sight.result && !under) return sight;
          if (!under) {
            under = this.#command(sight, seat, rng);
            this.given.push(under);
          }
          const reply = await line.ask(under.cmd, { table, seat, ...under.body });
          const after = line.sights.get(table);
          if (after) this.#sights.set(table, after);
          const code = 'code' in reply ? reply.code : null;
          if (code !== null && LATER.has(code)) {
            await sleep(20);
            continue;
          }
          if (code === null) under.acknowledged = ++clock;
          else under.refused = code;
          this.heard(under);
          const { version } = under.body;
          under = null;
          if (code !== null) await line.until(() => (line.sights.get(table)?.version ?? 0) > version);
        }
      } catch (error) {
        if (line.closed === null && !AWAY.test(String(error))) throw error;
        await sleep(5);
      }
    }
  }

  leave(): void {
    void this.#line?.then(line => line.close());
  }
}
