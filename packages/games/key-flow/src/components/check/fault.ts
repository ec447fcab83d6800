import { FORM_FAULTS, type ReportOf } from '@thameside/kit';

/** Every kind of fault that a set file can have, with the parameters of its text. */
export const FAULTS = [
  ...FORM_FAULTS,

  { key: 'fault.wrong-game', params: ['found', 'known'] },
  { key: 'fault.unknown-word', params: ['found', 'known'] },
  { key: 'fault.set-name', params: ['found'] },
  { key: 'fault.reserved-set-name', params: ['set'] },

  { key: 'fault.missing-card', params: ['card', 'type'] },
  { key: 'fault.unknown-card', params: ['card'] },
  { key: 'fault.duplicate-card', params: ['card', 'first'] },
  { key: 'fault.wrong-type', params: ['found', 'expected'] },
  { key: 'fault.wrong-season', params: ['found', 'expected'] },
  { key: 'fault.home-row', params: [] },
  { key: 'fault.home-marking', params: [] },
  { key: 'fault.no-marking', params: [] },
  { key: 'fault.keyple-marking', params: [] },
  { key: 'fault.colour-of-season', params: ['found', 'expected'] },
  { key: 'fault.duplicate-number', params: ['number', 'first'] },
  { key: 'fault.duplicate-word', params: ['word'] },

  { key: 'fault.cost-count', params: ['boxes', 'costs'] },
  { key: 'fault.empty-cost', params: [] },
  { key: 'fault.empty-gain', params: [] },
  { key: 'fault.pay-without-gain', params: [] },
  { key: 'fault.empty-set', params: [] },
  { key: 'fault.steps-fall', params: ['found', 'before'] },
  { key: 'fault.river-action', params: [] },
  { key: 'fault.no-boats', params: ['boats'] },

  { key: 'fault.supply-too-small', params: ['what', 'needed', 'supply'] },
  { key: 'fault.deal-uneven', params: ['players', 'season', 'found', 'removed', 'needed'] },
  { key: 'fault.deal-winter', params: ['players', 'needed', 'found'] },
  { key: 'fault.remove-k', params: ['removed', 'season', 'found'] },
] as const;

type Kinds = (typeof FAULTS)[number];

/** What is wrong, and where: as in `cards[12] gold-mine .upgradeCosts[0].resources[1]`; empty for the whole file. */
export interface Fault {
  readonly at: string;
  readonly key: Kinds['key'];
  readonly params: Readonly<Record<string, string | number>>;
}

export type Report = ReportOf<Kinds>;
