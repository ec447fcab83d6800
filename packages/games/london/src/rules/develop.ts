import { at, type Refusal, type Refused, type Seat } from '@thameside/kernel';
import { type Box, type CardPlan, cardOf } from '../components/box.ts';
import type { Colour } from '../components/vocabulary.ts';
import type { LondonIo, Rules } from '../frames.ts';
import { RECOLOURING } from '../loans.ts';
import { refusal } from '../refusals.ts';
import { type CardId, hasAbility, type Player, type State, showing, topBorough, topOf } from '../state.ts';
import { addAsides, asidesRefused, goAside } from './asides.ts';
import { discard, discardFromHand, distinct, fromHand } from './board.ts';
import { putOn } from './display.ts';
import { askDraw, draws } from './draw.ts';
import { pay } from './money.ts';

const ACTION_DRAWS = 2;
const WREN_BUILDS = 2;

/** How a hand card can be discarded for a colour, if it can. */
type Service = 'colour' | 'school' | 'pauper';

/** L30, L33, L80. `southwark` only where a card is built. */
export function serviceOf(
  box: Box,
  p: Player,
  card: CardId,
  colour: Colour,
  building: boolean,
): Service | null {
  const plan = cardOf(box, card);
  if (plan.isPauper) return building && hasAbility(box, p, 'paupers-count-as-any-colour') ? 'pauper' : null;
  if (plan.colour === colour) return 'colour';
  return showing(box, p, 'recolour-for-1') >= 0 ? 'school' : null;
}

/** Those of the hand that can be discarded for a colour, to build or to activate (L94). */
export function serving(box: Box, p: Player, colour: Colour, building: boolean): CardId[] {
  const found: CardId[] = [];
  for (const card of p.hand) {
    if (serviceOf(box, p, card, colour, building) !== null && !found.includes(card)) found.push(card);
  }
  return found;
}

/** L80: what it takes to have the card count as that colour. */
export function serve(box: Box, s: State, seat: Seat, card: CardId, colour: Colour, io: LondonIo): void {
  const p = at(s.players, seat);
  const service = serviceOf(box, p, card, colour, true);
  if (service === 'school') {
    pay(box, s, seat, RECOLOURING, io);
    const by = topOf(at(p.display, showing(box, p, 'recolour-for-1')));
    io.emit({ t: 'recoloured', seat, card, by });
  }
  if (service === 'pauper') io.emit({ t: 'pauper-served', seat, by: topBorough(box, p)?.id ?? '' });
}

/** L30, L82: the different cards of the hand that can be played. */
function playable(box: Box, p: Player): CardId[] {
  const hand = p.hand.map(card => cardOf(box, card));
  let colours = 0;
  let pairs = 0;
  let paupers = 0;
  let canStand = false;
  for (const plan of hand) {
    pairs |= colours & plan.bit; // the colours that are there twice
    colours |= plan.bit;
    if (plan.isPauper) paupers++;
    if (plan.canStand) canStand = true;
  }
  const serves =
    (hand.length - paupers > 1 && showing(box, p, 'recolour-for-1') >= 0) ||
    (paupers > 0 && hasAbility(box, p, 'paupers-count-as-any-colour'));
  const canPlay = ({ isPauper, action, buildsWithoutDiscard, bit }: CardPlan): boolean => {
    if (isPauper) return false;
    if (action === 'build-two-without-discards') return canStand;
    return action !== undefined || buildsWithoutDiscard || serves || (pairs & bit) !== 0;
  };
  const found: CardId[] = [];
  for (const plan of distinct(hand)) if (canPlay(plan)) found.push(plan.id);
  return found;
}

/** L35. */
export function canDevelop(box: Box, s: State, seat: Seat): boolean {
  const p = at(s.players, seat);
  let colours = 0;
  for (const card of p.hand) {
    const { bit, canStand } = cardOf(box, card);
    if (canStand && (colours & bit) !== 0) return true; // a pair: most hands need no closer look
    colours |= bit;
  }
  return playable(box, p).length > 0;
}

function whyUnplayable(box: Box, card: CardId): Refusal {
  const plan = cardOf(box, card);
  if (plan.isPauper) return refusal('L33.build');
  if (plan.action !== undefined) return refusal('L82.nothing', { card });
  return refusal('L30.colour', { card, colour: plan.colour });
}

export const whyNoService = (box: Box, card: CardId, colour: Colour): Refusal =>
  cardOf(box, card).isPauper ? refusal('L33.serve') : refusal('L30.serve', { card, colour });

/** L31: the card is out of the hand; where it goes is asked last. */
function build(box: Box, s: State, seat: Seat, card: CardId, free: boolean, io: LondonIo): void {
  fromHand(at(s.players, seat), card);
  s.playing = card;
  io.push({ k: 'place', seat });
  if (!free && !cardOf(box, card).buildsWithoutDiscard) io.push({ k: 'discard', seat });
}

function playAction(box: Box, s: State, seat: Seat, card: CardId, io: LondonIo): void {
  fromHand(at(s.players, seat), card);
  s.aside.push(card);
  io.emit({ t: 'played', seat, card });
  if (cardOf(box, card).action === 'draw-two') askDraw(s, draws(seat, ACTION_DRAWS), io);
  else io.push({ k: 'wren', seat, left: WREN_BUILDS });
}

export function developRules(
  box: Box,
): Rules<'develop' | 'discard' | 'place' | 'wren' | 'lay-out' | 'developed'> {
  return {
    // L30. Before the first card there are no asides: one of them could take away what makes it possible.
    develop: {
      legal(s, f) {
        const answers = playable(box, at(s.players, f.seat));
        if (f.played === 0) return answers;
        answers.push('enough');
        return addAsides(box, s, f.seat, true, answers);
      },
      refused(s, f): Refused[] {
        const p = at(s.players, f.seat);
        const good = playable(box, p);
        return [
          ...distinct(p.hand)
            .filter(card => !good.includes(card))
            .map(card => ({ answer: card, refusal: whyUnplayable(box, card) })),
          ...(f.played > 0
            ? asidesRefused(box, s, f.seat)
            : [{ answer: 'enough', refusal: refusal('L30.one') }]),
        ];
      },
      apply(s, f, answer, io) {
        const { seat, played } = f;
        if (answer === 'enough' || goAside(box, s, seat, answer, f, io)) return;
        io.push({ k: 'develop', seat, played: played + 1 });
        if (cardOf(box, answer).action !== undefined) playAction(box, s, seat, answer, io);
        else build(box, s, seat, answer, false, io);
      },
    },
    discard: {
      legal: (s, f) => serving(box, at(s.players, f.seat), colourOfPlayed(box, s), true),
      refused(s, f) {
        const p = at(s.players, f.seat);
        const colour = colourOfPlayed(box, s);
        return distinct(p.hand)
          .filter(card => serviceOf(box, p, card, colour, true) === null)
          .map(card => ({ answer: card, refusal: whyNoService(box, card, colour) }));
      },
      apply(s, f, card, io) {
        serve(box, s, f.seat, card, colourOfPlayed(box, s), io);
        discardFromHand(s, f.seat, at(s.players, f.seat), card, 'build', io);
      },
    },
    place: {
      legal(s, f) {
        const answers: ('new' | number)[] = ['new'];
        const { display } = at(s.players, f.seat);
        for (let i = 0; i < display.length; i++) if (!display[i]?.placed) answers.push(i);
        return answers;
      },
      refused: (s, f) =>
        at(s.players, f.seat).display.flatMap((stack, answer) =>
          stack.placed ? [{ answer, refusal: refusal('L31.placed', { card: topOf(stack) }) }] : [],
        ),
      apply(s, f, on, io) {
        const card = s.playing as CardId;
        s.playing = null;
        pay(box, s, f.seat, cardOf(box, card).cost, io);
        putOn(box, s, f.seat, card, on, io);
      },
    },
    // L82
    wren: {
      legal: (s, f) => [
        ...distinct(at(s.players, f.seat).hand).filter(card => cardOf(box, card).canStand),
        ...(f.left < WREN_BUILDS ? ['enough'] : []),
      ],
      refused: (s, f) => [
        ...distinct(at(s.players, f.seat).hand)
          .filter(card => !cardOf(box, card).canStand)
          .map(card => ({
            answer: card,
            refusal: cardOf(box, card).isPauper ? refusal('L33.build') : refusal('L34.display', { card }),
          })),
        ...(f.left < WREN_BUILDS ? [] : [{ answer: 'enough', refusal: refusal('L82.one') }]),
      ],
      apply(s, f, answer, io) {
        if (answer === 'enough') return;
        const { seat } = f;
        const more = at(s.players, seat).hand.length > 1;
        if (f.left > 1 && more) io.push({ k: 'wren', seat, left: f.left - 1 });
        build(box, s, seat, answer, true, io);
      },
    },
    // L11, L34: in the owner's order
    'lay-out': {
      legal: s => distinct(s.aside),
      apply(s, f, card, io) {
        s.aside.splice(s.aside.indexOf(card), 1);
        discard(s, f.seat, card, 'aside', io);
      },
    },
    developed: {
      run(s, f, io) {
        const [card] = s.aside;
        if (card === undefined) return;
        if (s.aside.some(other => other !== card)) io.push({ k: 'lay-out', seat: f.seat }, f);
        else for (const each of s.aside.splice(0)) discard(s, f.seat, each, 'aside', io);
      },
    },
  };
}

const colourOfPlayed = (box: Box, s: State): Colour => cardOf(box, s.playing as CardId).colour;
