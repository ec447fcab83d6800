import { FORM_FAULTS, type ReportOf } from '@thameside/kit';

/** Every kind of fault that a set file can have, with the parameters of its text. */
export const FAULTS = [
  ...FORM_FAULTS,

  { key: 'fault.wrong-game', params: ['found', 'known'] },
  { key: 'fault.unknown-letter', params: ['found', 'known'] },
  { key: 'fault.unknown-colour', params: ['found', 'known'] },
  { key: 'fault.unknown-side', params: ['found', 'known'] },
  { key: 'fault.unknown-effect', params: ['found', 'known'] },
  { key: 'fault.set-name', params: ['found'] },
  { key: 'fault.reserved-set-name', params: ['set'] },

  { key: 'fault.missing-card', params: ['card'] },
  { key: 'fault.unknown-card', params: ['found'] },
  { key: 'fault.duplicate-card', params: ['card', 'first'] },
  { key: 'fault.missing-borough', params: ['borough'] },
  { key: 'fault.unknown-borough', params: ['found'] },
  { key: 'fault.duplicate-borough', params: ['borough', 'first'] },

  { key: 'fault.pauper-value', params: ['field'] },
  { key: 'fault.action-value', params: ['field'] },
  { key: 'fault.reaction-value', params: ['field'] },
  { key: 'fault.idle-value', params: ['field'] },
  { key: 'fault.empty-cost', params: [] },
  { key: 'fault.empty-run', params: [] },

  { key: 'fault.starters', params: ['count', 'expected'] },
  { key: 'fault.too-few-cards', params: ['count', 'min'] },
] as const;

type Kinds = (typeof FAULTS)[number];

/** What is wrong, and where: as in `cards[12] school-brown .run.money`; empty for the whole file. */
export interface Fault {
  readonly at: string;
  readonly key: Kinds['key'];
  readonly params: Readonly<Record<string, string | number>>;
}

export type Report = ReportOf<Kinds>;
