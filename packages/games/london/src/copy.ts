import type { Player, Stack, State } from './state.ts';

const copyStack = (t: Stack): Stack => ({
  cards: t.cards.slice(),
  down: t.down,
  coins: t.coins,
  placed: t.placed,
  activated: t.activated,
  spared: t.spared,
  used: t.used,
});

const copyPlayer = (p: Player): Player => ({
  money: p.money,
  loans: p.loans,
  poverty: p.poverty,
  prestige: p.prestige,
  hand: p.hand.slice(),
  boroughs: p.boroughs.slice(),
  boroughUsed: p.boroughUsed,
  display: p.display.map(copyStack),
});

/** Written out for speed: searching bots copy the state for every line of play they try. */
export const copyState = (s: State): State => ({
  active: s.active,
  over: s.over,
  last: s.last,
  running: s.running,
  boroughDue: s.boroughDue,
  hospitable: s.hospitable,
  looking: s.looking,
  playing: s.playing,
  aside: s.aside.slice(),
  deck: s.deck.slice(),
  top: s.top.slice(),
  bottom: s.bottom.slice(),
  offer: s.offer.slice(),
  boroughDeck: s.boroughDeck.slice(),
  gone: s.gone.slice(),
  players: s.players.map(copyPlayer),
});
