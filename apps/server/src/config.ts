import { availableParallelism } from 'node:os';
import { join } from 'node:path';

/** How a server is run. Everything has a usual value; the table of variables is in docs/operations.md. */
export interface Config {
  readonly port: number;
  readonly host: string | null;
  readonly dataDir: string;
  readonly databaseUrl: string | null;
  readonly connections: number;
  /** Where people reach the server, if not where it listens; its origin is the only one that may talk to it. */
  readonly publicUrl: URL | null;
  /** How many proxies stand before it. */
  readonly trustProxy: number;
  readonly engineThreads: number;
  readonly botThreads: number;
  readonly logLevel: string;
  /** Requests in ten seconds: of a device, and of an address. */
  readonly rateDevice: number;
  readonly rateAddress: number;
  /** The module that knows the games. */
  readonly titles: string;
  /** For proofs: a module whose `reached(point)` is called at some moments, to end the process there. */
  readonly points: string | null;
}

type Env = Readonly<Record<string, string | undefined>>;

/** A variable that says nothing sensible: a text that names it, and says what it may be. */
export class ConfigError extends Error {
  readonly key: string;
  readonly params: Readonly<Record<string, string>>;
  constructor(key: 'bad-number' | 'bad-url' | 'bad-choice', params: Readonly<Record<string, string>>) {
    super(`${key} ${params.name}`);
    this.key = `serve.${key}`;
    this.params = params;
  }
}

const LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];

export function configIn(env: Env): Config {
  const text = (name: string): string | null => env[name]?.trim() || null;
  const number = (name: string, usual: number, fewest: number, most: number): number => {
    const value = text(name);
    if (value === null) return usual;
    const read = Number(value);
    if (Number.isInteger(read) && read >= fewest && read <= most) return read;
    throw new ConfigError('bad-number', { name, value, from: String(fewest), to: String(most) });
  };
  const url = (name: string, protocols: readonly string[]): URL | null => {
    const value = text(name);
    if (value === null) return null;
    const read = URL.parse(value);
    if (read && protocols.includes(read.protocol)) return read;
    throw new ConfigError('bad-url', {
      name,
      value: hidden(value),
      may: protocols.map(each => `${each}//`).join(', '),
    });
  };
  const logLevel = text('LOG_LEVEL') ?? 'info';
  if (!LEVELS.includes(logLevel))
    throw new ConfigError('bad-choice', { name: 'LOG_LEVEL', value: logLevel, may: LEVELS.join(', ') });
  const cores = availableParallelism();
  const database = url('DATABASE_URL', ['postgres:', 'postgresql:']);
  return {
    port: number('PORT', 8080, 0, 65_535),
    host: text('HOST'),
    dataDir: text('DATA_DIR') ?? join(import.meta.dirname, '../data'),
    databaseUrl: database && text('DATABASE_URL'),
    connections: number('DATABASE_CONNECTIONS', 8, 1, 200),
    publicUrl: url('PUBLIC_URL', ['http:', 'https:']),
    trustProxy: number('TRUST_PROXY', 0, 0, 10),
    engineThreads: number('ENGINE_THREADS', Math.max(1, cores - 1), 1, 64),
    botThreads: number('BOT_THREADS', Math.max(1, cores - 1), 1, 64),
    logLevel,
    rateDevice: number('RATE_DEVICE', 300, 10, 1_000_000),
    rateAddress: number('RATE_ADDRESS', 3000, 10, 10_000_000),
    titles: text('TITLES') ?? '@thameside/titles/engine',
    points: text('POINTS'),
  };
}

/** An address without what it may tell: who and with which password. */
const hidden = (value: string): string => value.replace(/\/\/[^@/]*@/, '//…@');
