import { FORM_EN } from '@thameside/kit';

export const faults = {
  ...FORM_EN,

  'fault.unknown-letter': 'there is no set {found}: use one of {known}',
  'fault.unknown-side': 'there is no side of the river {found}: use one of {known}',
  'fault.unknown-effect': 'there is no effect {found} here: use one of {known}',

  'fault.missing-card': '{card:card} is missing: add a card with the id {card}',
  'fault.unknown-card': 'the game has no card {found}: leave it out, or check its spelling',
  'fault.duplicate-card': '{card:card} is listed twice: here and at {first}',
  'fault.missing-borough': '{borough:borough} is missing: add a borough with the id {borough}',
  'fault.unknown-borough': 'the game has no borough {found}: leave it out, or check its spelling',
  'fault.duplicate-borough': '{borough:borough} is listed twice: here and at {first}',

  'fault.pauper-value': 'a pauper is only a pauper: leave “{field}” without effect',
  'fault.action-value': 'an action card never enters a city: leave “{field}” without effect',
  'fault.reaction-value':
    'a card that turns in the place of others does nothing else in a run: leave “{field}” without effect',
  'fault.idle-value': 'a card that does nothing when run is never activated: leave “{field}” without effect',
  'fault.empty-cost': 'the activation cost is empty: name “money” or “discard”, or write null',
  'fault.empty-run': 'the borough would do nothing when the city is run: leave “run” out',

  'fault.starters':
    '{count|# borough is a starter|# boroughs are starters}, and {expected} lie face up at the start',
  'fault.too-few-cards': 'there {count|is # card|are # cards}, and four players need at least {min}',

  'position.unknown-word': 'there is no {found} here: use one of {known}',
  'position.no-such-seat': 'there is no player {seat}: {players} players are counted from 0',
  'position.too-many-cards': '{card:card}: {count} are named, and the game has only {copies}',
  'position.twice': '{borough:borough} is named twice: here and at {first}',
  'position.no-card': 'a stack needs at least one card',
  'position.cannot-stand': '{card:card} cannot lie in a city',
  'position.cannot-lie-down': '{card:card} never turns face down',
  'position.coins': 'money lies only on cards that store it and show face up',
  'position.board':
    'a row of the board has {columns} spaces with {players} players, and {count|# card is|# cards are} named',
  'position.offer': '{count|# borough is|# boroughs are} for sale here, and at most {most} can be',
  'position.hand': 'player {seat} holds {count} cards, and cannot hold more than {most} now',
  'position.last':
    'the last turns begin only when the deck is empty, and there are at most {most} after this one',
};
