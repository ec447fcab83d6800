import { at } from '@thameside/kernel';
import type { Counts } from '@thameside/kit';
import type { Box, Icon } from '../components/box.ts';
import { RESOURCES, type Resource, SKILLS, type Skill } from '../components/vocabulary.ts';
import type { Payment, Rules } from '../frames.ts';
import type { Holding, Player, Site, State } from '../state.ts';
import { hasPower } from '../village.ts';
import { acting, holdingOf, tell } from './acting.ts';
import { isPlanSecret } from './secrecy.ts';

/** What can be paid with, in the order in which it is offered. */
export const PAYMENTS: readonly Payment[] = [
  ...RESOURCES,
  ...SKILLS,
  ...SKILLS.map(skill => `double-${skill}` as const),
];
const GOLD = RESOURCES.indexOf('gold');
const FIRST_SKILL = RESOURCES.length;

/** What state and view have in common of who pays and of the card to be paid for; skill tiles not known do not count. */
export interface Payer {
  readonly skills: Readonly<Counts<Skill>> | null;
  readonly doubles: Readonly<Counts<Skill>>;
}
interface Stocked {
  readonly stock: Readonly<Counts<Resource>>;
}

/** How many there are of each payment: resources lying on the card, skill tiles of the player. */
type Purse = number[];

function purseOf(h: Payer, site: Stocked | null): Purse {
  const { skills, doubles } = h;
  const stock = site?.stock;
  return [
    stock?.iron ?? 0,
    stock?.stone ?? 0,
    stock?.wood ?? 0,
    stock?.gold ?? 0,
    skills?.anvil ?? 0,
    skills?.pick ?? 0,
    skills?.saw ?? 0,
    doubles.anvil,
    doubles.pick,
    doubles.saw,
  ];
}

/** F42: gold stands for iron, stone and wood; F48: with the Keyflower any resource stands for any other. */
function accepts(icon: Icon, payment: number, keyflower: boolean): boolean {
  switch (icon) {
    case 'any-resource':
      return payment < FIRST_SKILL;
    case 'any-skill':
      return payment >= FIRST_SKILL;
    case 'iron':
    case 'stone':
    case 'wood':
    case 'gold':
      if (payment >= FIRST_SKILL) return false;
      return keyflower || payment === GOLD || RESOURCES[payment] === icon;
    default:
      return payment >= FIRST_SKILL && SKILLS[(payment - FIRST_SKILL) % SKILLS.length] === icon;
  }
}

/** Whether the icons from `nth` on can be paid; alike icons take payments in rising order. */
function finishes(
  purse: Purse,
  icons: readonly Icon[],
  nth: number,
  from: number,
  keyflower: boolean,
): boolean {
  const icon = icons[nth];
  if (icon === undefined) return true;
  for (let payment = from; payment < purse.length; payment++) {
    const there = purse[payment] as number;
    if (there === 0 || !accepts(icon, payment, keyflower)) continue;
    purse[payment] = there - 1;
    const done = finishes(purse, icons, nth + 1, icons[nth + 1] === icon ? payment : 0, keyflower);
    purse[payment] = there;
    if (done) return true;
  }
  return false;
}

export const canPay = (h: Payer, site: Stocked | null, icons: readonly Icon[], keyflower: boolean): boolean =>
  finishes(purseOf(h, site), icons, 0, 0, keyflower);

const isSkillIcon = (icon: Icon): boolean => icon === 'any-skill' || SKILLS.some(skill => skill === icon);

/** What is paid at once: all resources of a cost, or all its skill tiles. */
export function partOf(icons: readonly Icon[]): readonly Icon[] {
  const isSkills = isSkillIcon(at(icons, 0));
  return icons.filter(icon => isSkillIcon(icon) === isSkills);
}

/** Everything that pays for these icons together: each set once, whatever stands for which icon. */
function ways(h: Payer, site: Stocked | null, icons: readonly Icon[], keyflower: boolean): number[][] {
  const purse = purseOf(h, site);
  const found = new Map<string, number[]>();
  const given: number[] = [];
  const give = (nth: number, from: number): void => {
    const icon = icons[nth];
    if (icon === undefined) {
      const way = given.toSorted((a, b) => a - b);
      found.set(way.join(), way);
      return;
    }
    for (let payment = from; payment < purse.length; payment++) {
      const there = purse[payment] as number;
      if (there === 0 || !accepts(icon, payment, keyflower)) continue;
      purse[payment] = there - 1;
      given.push(payment);
      give(nth + 1, icons[nth + 1] === icon ? payment : 0);
      given.pop();
      purse[payment] = there;
    }
  };
  give(0, 0);
  return [...found.values()];
}

/** F43: a pick's tiles go back to their supplies at the reveal, those of an extra action at once. */
function give(s: State, p: Player, site: Site | null, payment: number): void {
  const holding = acting(p);
  if (payment < FIRST_SKILL) {
    if (site) site.stock[at(RESOURCES, payment)]--;
    return;
  }
  const skill = at(SKILLS, (payment - FIRST_SKILL) % SKILLS.length);
  const isDouble = payment >= FIRST_SKILL + SKILLS.length;
  (isDouble ? holding.doubles : holding.skills)[skill]--;
  if (!p.plan) (isDouble ? s.doubles : s.pile)[skill]++;
}

export function payRules(box: Box): Rules<'paying' | 'pay'> {
  type Paying = Parameters<Rules<'paying'>['paying']['run']>[1];
  const siteIn = (h: Holding, f: Pick<Paying, 'card'>): Site | null =>
    h.village.find(({ id }) => id === f.card) ?? null;
  const waysOf = (s: State, f: Omit<Paying, 'k'>): number[][] => {
    const p = at(s.players, f.seat);
    const h = holdingOf(p);
    const keyflower = hasPower(box, p.village, 'any-resource-upgrades');
    return ways(h, siteIn(h, f), partOf(f.icons), keyflower);
  };
  const paid = (s: State, f: Omit<Paying, 'k'>, way: readonly number[]): Paying => {
    const { seat, card, icons } = f;
    const p = at(s.players, seat);
    for (const payment of way) give(s, p, siteIn(acting(p), f), payment);
    const part = partOf(icons);
    return {
      k: 'paying',
      seat,
      card,
      icons: icons.filter(icon => !part.includes(icon)),
      paid: [...f.paid, ...way.map(payment => at(PAYMENTS, payment))],
    };
  };
  return {
    paying: {
      run(s, f, io) {
        let now = f;
        while (now.icons.length > 0) {
          const [only = [], ...more] = waysOf(s, now);
          // F6: tiles that are paid are shown, so that they are named even where there is no choice
          if (more.length > 0 || isSkillIcon(at(now.icons, 0))) {
            io.push({ ...now, k: 'pay' });
            return;
          }
          now = paid(s, now, only);
        }
        const { seat, card } = now;
        tell(at(s.players, seat), { t: 'paid', seat, card, paid: now.paid }, io);
      },
    },
    pay: {
      secretNow: isPlanSecret,
      legal: (s, f) => waysOf(s, f).map(way => way.map(payment => at(PAYMENTS, payment))),
      apply: (s, f, given, io) =>
        io.push(
          paid(
            s,
            f,
            given.map(payment => PAYMENTS.indexOf(payment)),
          ),
        ),
    },
  };
}
