import type { Box, CardPlan, Colour } from '@thameside/london/client';

/** What an effect is made of, to be drawn as small signs in a row. */
export type Sign =
  | { readonly sign: 'coin' | 'prestige' | 'poverty' | 'loan' | 'eye'; readonly n: number | string }
  | { readonly sign: 'card'; readonly colour: Colour | 'any'; readonly n?: string }
  | { readonly sign: 'borough'; readonly of: 'any' | 'river' | 'north' | 'south' }
  | { readonly sign: 'person' | 'per' | 'to' | 'not' | 'again' | 'stack' | 'swap' | 'flip' };

const coin = (n: number | string): Sign => ({ sign: 'coin', n });
const prestige = (n: number | string): Sign => ({ sign: 'prestige', n });
const poverty = (n: number): Sign => ({ sign: 'poverty', n: n > 0 ? `+${n}` : `−${-n}` });
const card = (colour: Colour | 'any' = 'any', n?: string): Sign =>
  n === undefined ? { sign: 'card', colour } : { sign: 'card', colour, n };
const borough = (of: 'any' | 'river' | 'north' | 'south'): Sign => ({ sign: 'borough', of });
const PER: Sign = { sign: 'per' };
const TO: Sign = { sign: 'to' };
const PERSON: Sign = { sign: 'person' };

const SPECIAL: Readonly<Record<NonNullable<CardPlan['run']['special']>, readonly Sign[]>> = {
  'cover-with-board-card': [card(), TO, { sign: 'stack' }],
  'money-2-per-river-borough': [coin(2), PER, borough('river')],
  'money-1-per-borough': [coin(1), PER, borough('any')],
  'money-2-per-north-borough': [coin(2), PER, borough('north')],
  'money-2-per-south-borough': [coin(2), PER, borough('south')],
  'take-stored-money': [coin('+')],
  'take-2-from-each-other': [PERSON, TO, coin(2)],
  'prestige-1-per-face-up-blue': [prestige(1), PER, card('blue')],
  'money-1-per-brown-in-display': [coin(1), PER, card('brown')],
  'give-1-poverty': [poverty(-1), TO, PERSON],
  'player-takes-2-poverty': [PERSON, poverty(2)],
  'others-pay-1-per-borough': [PERSON, coin('−1'), PER, borough('any')],
  'discard-up-to-3-for-poverty': [card('any', '3'), TO, poverty(-1)],
  'discard-up-to-3-for-poverty-and-prestige': [card('any', '3'), TO, poverty(-1), prestige(1)],
  'hand-counts-no-poverty-this-run': [card(), { sign: 'not' }, { sign: 'poverty', n: '' }],
  'activate-a-card-again-free-of-card-cost': [{ sign: 'again' }, { sign: 'stack' }],
  'discard-paupers-for-1-and-poverty': [card('grey'), TO, coin(1), poverty(-1)],
};

const ONGOING: Readonly<Record<NonNullable<CardPlan['ongoing']>, readonly Sign[]>> = {
  'recolour-for-1': [coin('−1'), TO, card('any')],
  'store-1-per-card-built': [coin('+1'), PER, card()],
  'swap-with-board-once-per-turn': [card(), { sign: 'swap' }, card()],
  'loans-pay-12': [{ sign: 'loan', n: 12 }],
  'look-at-three-when-drawing': [{ sign: 'eye', n: 3 }],
  'draw-zero-to-two-at-start': [card('any', '0–2')],
};

const ABILITY: Readonly<Record<NonNullable<Box['boroughs'][string]['ability']>, readonly Sign[]>> = {
  'paupers-count-as-any-colour': [card('grey'), TO, card('any')],
  'swap-with-board-once-per-turn': [card(), { sign: 'swap' }, card()],
  'draw-one-more': [card('any', '+1')],
  'pay-2-remove-1-poverty': [coin('−2'), TO, poverty(-1)],
};

const ACTION: Readonly<Record<NonNullable<CardPlan['action']>, readonly Sign[]>> = {
  'draw-two': [card('any', '+2')],
  'build-two-without-discards': [card('any', '2'), TO, { sign: 'stack' }],
};

const amounts = (of: {
  readonly money?: number;
  readonly prestige?: number;
  readonly poverty?: number;
}): Sign[] => [
  ...(of.money ? [coin(of.money)] : []),
  ...(of.prestige ? [prestige(of.prestige)] : []),
  ...(of.poverty ? [poverty(of.poverty)] : []),
];

export interface CardSigns {
  /** What activating it costs. */
  readonly fee: readonly Sign[];
  readonly run: readonly Sign[];
  readonly ongoing: readonly Sign[];
  readonly action: readonly Sign[];
}

/** What a card does, in signs. */
export const signsOf = (plan: CardPlan): CardSigns => ({
  fee: [...(plan.fee > 0 ? [coin(`−${plan.fee}`)] : []), ...(plan.feeCard ? [card(plan.feeCard, '−1')] : [])],
  run: [...amounts(plan.run), ...(plan.run.special ? SPECIAL[plan.run.special] : [])],
  ongoing: [
    ...(plan.ongoing ? ONGOING[plan.ongoing] : []),
    ...(plan.react ? [{ sign: 'flip' } as const, TO, { sign: 'flip' } as const] : []),
  ],
  action: plan.action ? ACTION[plan.action] : [],
});

type Borough = Box['boroughs'][string];
/** What buying it brings, what it does in a run, and what it allows. */
export const boroughSigns = ({ gain, run, ability }: Borough) => ({
  gain: [...(gain.draw > 0 ? [card('any', `+${gain.draw}`)] : []), ...amounts(gain)],
  run: run ? amounts(run) : [],
  ability: ability ? ABILITY[ability] : [],
});
