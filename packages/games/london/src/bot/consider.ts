import { type Answer, at, type Seat } from '@thameside/kernel';
import { type Box, cardOf } from '../components/box.ts';
import type { Special } from '../components/vocabulary.ts';
import type { Ask } from '../frames.ts';
import { type CardId, type Player, type Stack, type State, topOf } from '../state.ts';
import { builtWorth, type Site } from './hand.ts';
import type { Appraiser } from './judge.ts';
import { isUseful } from './town.ts';
import type { Weights } from './weights.ts';

/** How many answers of a kind are thought through. */
const FROM_BOARD = 4;
const SERVING = 2;
const ACTIVATIONS = 3;
const COVERS = 3;

/** What an action card is kept for. */
const ACTION_CARD = 2.5;

/** When a card is activated in a run: what counts cards that show first, then money, what costs a card, what removes poverty. */
const LATE: Partial<Record<Special, number>> = {
  'prestige-1-per-face-up-blue': 0,
  'money-1-per-brown-in-display': 0,
  'take-stored-money': 1,
  'discard-up-to-3-for-poverty': 5,
  'discard-up-to-3-for-poverty-and-prestige': 5,
  'discard-paupers-for-1-and-poverty': 5,
  'cover-with-board-card': 6,
  'activate-a-card-again-free-of-card-cost': 7,
};

export function considering(box: Box, w: Weights, seat: Seat, opinion: Appraiser) {
  const worths = new Map<CardId, number>();
  let site: Site | undefined;
  /** What a card is good for in hand: paupers last. Worked out once for the decision. */
  function keeping(s: State, card: CardId): number {
    const known = worths.get(card);
    if (known !== undefined) return known;
    site ??= opinion.site(s);
    const plan = cardOf(box, card);
    let worth = plan.isPauper ? -2 : ACTION_CARD * site.horizon.chanceToBuild;
    if (plan.canStand) worth = builtWorth(box, w, plan, site);
    worths.set(card, worth);
    return worth;
  }
  const cardIn = (answer: Answer): CardId => String(typeof answer === 'object' ? answer[0] : answer);
  const best = (s: State, answers: readonly Answer[], most: number): Answer[] =>
    answers.toSorted((a, b) => keeping(s, cardIn(b)) - keeping(s, cardIn(a))).slice(0, most);
  const worst = (s: State, answers: readonly Answer[], most: number): Answer[] =>
    answers.toSorted((a, b) => keeping(s, cardIn(a)) - keeping(s, cardIn(b))).slice(0, most);
  const isCard = (answer: Answer): boolean => typeof answer === 'object' || cardIn(answer) in box.cards;

  const isFree = (stack: Stack): boolean =>
    !stack.placed && (stack.down || !isUseful(cardOf(box, topOf(stack))));

  /** In one order only: what is worth more is built first, and cards that draw come last. */
  function builds(s: State, answers: readonly Answer[], played: number): readonly Answer[] {
    const p = at(s.players, seat);
    const cards = answers.filter(isCard);
    const drawing = cards.filter(card => cardOf(box, cardIn(card)).action === 'draw-two');
    const wren = cards.filter(card => cardOf(box, cardIn(card)).action === 'build-two-without-discards');
    let least = Number.POSITIVE_INFINITY;
    if (s.aside.length === 0)
      for (const stack of p.display) if (stack.placed) least = Math.min(least, keeping(s, topOf(stack)));
    const standing = best(
      s,
      cards.filter(card => cardOf(box, cardIn(card)).canStand && keeping(s, cardIn(card)) <= least),
      cards.length,
    );
    const enough: Answer[] = played > 0 ? ['enough'] : [];
    const [first] = standing;
    const cost = p.display.some(isFree) ? 0 : (site?.newStackCost ?? 0);
    const isWorthwhile = first !== undefined && keeping(s, cardIn(first)) - cost > w.spare;
    return isWorthwhile
      ? [...wren, ...standing, ...drawing, ...enough]
      : [...drawing, ...enough, ...wren, ...standing];
  }

  function places(s: State): readonly Answer[] {
    const { display } = at(s.players, seat);
    const free = display.findIndex(isFree);
    if (free >= 0) return [free];
    let poorest = -1;
    display.forEach((stack, i) => {
      if (stack.placed) return;
      const other = display[poorest];
      if (!other || keeping(s, topOf(stack)) < keeping(s, topOf(other))) poorest = i;
    });
    return poorest < 0 ? ['new'] : ['new', poorest];
  }

  const lateness = (p: Player, i: number): number => {
    const { run, feeCard, fee } = cardOf(box, topOf(at(p.display, i)));
    const special = run.special && LATE[run.special];
    const stage = special ?? (feeCard !== null ? 2 : fee > 0 ? 3 : run.poverty < 0 ? 4 : 1);
    return stage * 100 + i;
  };

  /** In one order only, so that only the choice of what is run is left. */
  function activations(s: State, answers: readonly Answer[]): readonly Answer[] {
    if (answers.includes('borough')) return ['borough'];
    const p = at(s.players, seat);
    let latest = -1;
    p.display.forEach((stack, i) => {
      if (stack.activated && cardOf(box, topOf(stack)).react === undefined)
        latest = Math.max(latest, lateness(p, i));
    });
    const stacks = answers
      .filter(answer => typeof answer === 'number' && lateness(p, answer) > latest)
      .sort((a, b) => lateness(p, Number(a)) - lateness(p, Number(b)));
    return [...stacks.slice(0, ACTIVATIONS), 'enough'];
  }

  const without = (answers: readonly Answer[], ...unwanted: Answer[]) =>
    answers.filter(answer => !unwanted.includes(answer));

  return (s: State, f: Ask, answers: readonly Answer[]): readonly Answer[] => {
    switch (f.k) {
      case 'draw': {
        // Who holds as many cards as anybody may take none that others have left: else all could do so for ever.
        const isFull = at(s.players, seat).hand.length >= box.set.handLimit;
        if (isFull && (answers.includes('deck') || answers.includes('look')))
          return answers.filter(answer => answer === 'deck' || answer === 'look' || answer === 'enough');
        const board = best(s, answers.filter(isCard), FROM_BOARD);
        const others = without(answers, 'relief').filter(answer => !isCard(answer));
        return [...(f.start ? others : without(others, 'swap', 'swap-borough')), ...board];
      }
      case 'action':
        return without(answers, 'loan', 'swap', 'swap-borough', 'relief');
      case 'end':
        return without(answers, 'loan');
      case 'order':
        return worst(s, answers, 1);
      case 'take':
        return best(s, answers, FROM_BOARD);
      case 'give':
      case 'discard':
      case 'fee':
      case 'limit':
        return worst(s, answers, SERVING);
      case 'develop':
        return builds(s, answers, f.played);
      case 'place':
        return places(s);
      case 'wren':
        return [...best(s, answers.filter(isCard), COVERS), ...without(answers).filter(a => !isCard(a))];
      case 'lay-out':
        return answers.slice(0, 1);
      case 'run':
        return activations(s, answers);
      case 'cover':
        return [...best(s, answers.filter(isCard), COVERS), ...answers.filter(a => !isCard(a))];
      case 'prison':
        return [...worst(s, answers.filter(isCard), 1), 'enough'];
      case 'workhouse':
        return answers.slice(0, 1);
      default:
        return answers;
    }
  };
}
