import { FORM_EN } from '@thameside/kit';
export const faults = {
  ...FORM_EN,

  'fault.unknown-skill': 'there is no skill tile {found}: use one of {known}',
  'fault.unknown-kind': 'there is no kind of tile {found}: use one of {known}',
  'fault.unknown-scoring': 'there is no kind of scoring {found}: use one of {known}',
  'fault.different-outside-upgrade':
    '“different” says what an upgrade asks for: name a colour here, or “any”',

  'fault.missing-tile': '{tile:tile} is missing: add a tile with the id {tile} and the kind {kind}',
  'fault.unknown-tile': 'the game has no tile {tile}: leave it out, or check its spelling',
  'fault.duplicate-tile': '{tile:tile} is listed twice: here and at {first}',
  'fault.wrong-kind': 'this tile is of the kind {expected}, not {found}',
  'fault.field-not-of-kind': 'a tile of the kind {kind} has no field “{field}”: leave it out',
  'fault.duplicate-player-colour':
    'the colour {colour} belongs to {first:tile} already: each home tile has its own',
  'fault.duplicate-order':
    '{first:tile} has the place {order} in the river already: each river tile has its own',

  'fault.upgrade-count':
    'a tile of the kind {kind} has {expected|# upgrade|# upgrades}, and {count|# is|# are} listed here',
  'fault.level-count':
    '“{field}” has {count|# entry|# entries}: give one for all sides of the tile, or {levels}, one for each',
  'fault.landmark-points':
    'a landmark needs {expected} entries here, one for each level, and there {count|is #|are #}',
  'fault.empty-gain':
    'using this tile would yield nothing: name connectors or skill tiles, or leave “use” out',
  'fault.colour-missing': 'the scoring {rule} needs a colour',
  'fault.colour-superfluous': 'the scoring {rule} has no colour: leave it out',
  'fault.skill-missing': 'the scoring {rule} needs a type of skill tile',
  'fault.skill-superfluous': 'the scoring {rule} has no type of skill tile: leave it out',

  'fault.duplicate-river-side': 'side {side} is listed twice',
  'fault.too-few-berths':
    'there {count|is # berth|are # berths}: at least {min} are needed, so that every barge finds one',
  'fault.claim-berths':
    'on river tile {order} there {count|is # berth|are # berths} with “claims”, and there must be {expected}',
  'fault.start-berths':
    'on river tile {order} there {count|is # berth|are # berths} with “start”, and there must be {expected}',
  'fault.berth-lacks': 'each berth of river tile {order} needs “{field}”',
  'fault.berth-superfluous': 'the berths of river tile {order} have no “{field}”: leave it out',

  'fault.too-many-connectors':
    'the upgrade asks for {count|# connector|# connectors}, but a tile has only {max} sides: it could never be upgraded',
  'fault.too-many-different':
    'the upgrade asks for {count|# more colour|# more colours}, but only {max} can be had: it could never be upgraded',
  'fault.supply-too-small': 'this takes {needed} of “{what}”, and the supply has only {supply}',
  'fault.too-few-keyples': 'six players draw {needed} keyples, and there are only {supply}',
  'fault.deal-buildings':
    'with {players} players the three eras take {needed} building tiles, and there are only {supply}',
  'fault.deal-routemasters': 'six players need {needed} Routemaster tiles, and there are only {supply}',

  'position.unknown-word': 'there is no {found} here: use one of {known}',
  'position.not-in-phase': 'this “{field}” does not go with the phase “{phase}”',

  'position.wrong-kind': '{tile:tile} is of the kind {kind}, and only {expected} can lie here',
  'position.too-early': '{tile:tile} cannot have come into play by era {era}',
  'position.not-taken': '{tile:tile} cannot have been taken at the end of era {era}',
  'position.too-many-buildings':
    'there {count|is # building tile|are # building tiles} here, and at most {most} can have been dealt',
  'position.too-many-routemasters':
    'there {count|is # Routemaster tile|are # Routemaster tiles} in play, and at most {most} can be',
  'position.routemaster-count':
    'there {count|is # Routemaster tile|are # Routemaster tiles} here, and there must be {expected}',
  'position.river': 'the river tiles ahead must be {expected}',
  'position.no-home': 'this player needs a home tile',
  'position.foreign-home':
    '{tile:tile} is not the home tile of this player, and no other can lie in the borough',

  'position.colour-missing': 'there are keyples at {tile:tile}: name their colour',
  'position.colour-superfluous': 'there are no keyples at {tile:tile}, so it has no colour',
  'position.placed':
    'after a latest placement of {ladder}, from {min} to {max} keyples can lie here, not {placed}',
  'position.bid-count':
    'there {count|is # bid|are # bids} for {players} players: write one number for each, 0 where there is none',
  'position.equal-bids': 'players {seats} cannot both have bid {count}: no two bids are equal',

  'position.place-missing': 'where {tile:tile} lies is missing: write it as “at”',
  'position.cell-taken': '{tile:tile} and {other:tile} lie in the same place',
  'position.apart': '{tile:tile} is not joined to the rest of the borough',
  'position.river-side': '{tile:tile} and {other:tile} do not fit: river lies only against river',
  'position.sides-differ': '{tile:tile} and {other:tile} share this side, and it holds one connector only',
  'position.upgrade': '{tile:tile} cannot have reached level {level}: it lacks connectors for its upgrade',

  'position.berth-shared': 'the barge of player {seat} lies in berth {berth} already',
  'position.no-such-seat': 'there is no player {seat}: {players} players are counted from 0',
  'position.all-sailed': 'all players have sailed, so nobody is left to play',
  'position.active-sailed': 'player {seat} has sailed, so it cannot be their turn',
  'position.passes': 'before the turn of player {seat} the passes must be [{seats}]',
  'position.front': 'keyples lie in front of a screen only in the Jennifer variant',
  'position.unplaced-placed':
    'player {seat} has sailed or passed, and has placed or discarded all connectors before that',
  'position.unplaced-gain': 'no tile yields these connectors in one use',
  'position.not-ready': 'a player who still has {count|# tile|# tiles} to place cannot be ready',

  'position.too-many-keyples': '{colour:keyple-plural}: {count} on the table, and the game has only {supply}',
  'position.too-many-connectors':
    '{colour:connector-plural}: {count} on the table, and the game has only {supply}',
  'position.too-many-skills':
    'skill tiles ({skill:skill}): {count} on the table, and the game has only {supply}',
  'position.supply': 'this must be {expected}, not {found}: all that is not elsewhere lies here',
};
