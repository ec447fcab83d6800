import { Counter, collectDefaultMetrics, Gauge, Registry } from 'prom-client';

export interface Metrics {
  readonly type: string;
  text(): Promise<string>;
  counted(what: 'asked' | 'refused', kind: string): void;
}

/** How things are, in numbers; nothing about anybody. */
export function metricsOf(gauges: Readonly<Record<string, { help: string; read: () => number }>>): Metrics {
  const register = new Registry();
  collectDefaultMetrics({ register, prefix: 'thameside_' });
  const counters = {
    asked: new Counter({
      name: 'thameside_asked_total',
      help: 'Requests, by command',
      labelNames: ['kind'],
      registers: [register],
    }),
    refused: new Counter({
      name: 'thameside_refused_total',
      help: 'Refusals, by code',
      labelNames: ['kind'],
      registers: [register],
    }),
  };
  for (const [name, { help, read }] of Object.entries(gauges))
    new Gauge({
      name: `thameside_${name}`,
      help,
      registers: [register],
      collect() {
        this.set(read());
      },
    });
  return {
    type: register.contentType,
    text: () => register.metrics(),
    counted: (what, kind) => counters[what].inc({ kind }),
  };
}
