import type { Said } from '@thameside/kit';
import type { Box } from '../components/box.ts';
import type { Event, Spending } from '../frames.ts';
import { fromHome, riverSides } from './place.ts';
import { connectorGroups, keypleGroups, keyples, say, skillGroups, tally } from './say.ts';

type Line<T> = (e: Extract<Event, { readonly t: T }>, box: Box) => Said;

const LINES: { readonly [T in Event['t']]: Line<T> } = {
  home: ({ seat, tile }, box) =>
    say('log.home', { seat, tile, colour: box.tiles[tile]?.row.playerColour ?? '' }),
  starts: ({ seat }) => say('log.starts', { seat }),
  drew: ({ seat, count }) =>
    count === 0 ? say('log.drew-none', { seat }) : say('log.drew', { seat, count }),
  'drew-colours': ({ seat, keyples }) =>
    keyples.length === 0
      ? say('log.drew-no-colours', { seat })
      : say('log.drew-colours', { seat, keyples: tally(keyples) }),
  era: ({ era, tiles }) => say('log.era', { era, tiles }),
  bid: e => (e.total === e.count ? spent('bid', e) : spent('bid-raised', e, { total: e.total })),
  used: e => spent('used', e),
  upgrading: e => spent('upgrading', e),
  upgraded: ({ seat, tile, level }) =>
    say(level === 1 ? 'log.upgraded' : 'log.upgraded-twice', { seat, tile }),
  paid: ({ seat, skills }) => say('log.paid', { seat, skills: skillGroups(skills) }),
  'took-skills': ({ seat, skills }) => say('log.took-skills', { seat, skills: skillGroups(skills) }),
  'took-connectors': ({ seat, connectors }) =>
    say('log.took-connectors', { seat, connectors: connectorGroups(connectors) }),
  'left-connector': ({ seat, connector }) => say('log.left-connector', { seat, connector }),
  'short-skill': ({ seat, skill }) => say('log.short-skill', { seat, none: say(`no-skill.${skill}`) }),
  'short-connector': ({ seat, connector }) =>
    say('log.short-connector', { seat, none: say(`no-connector.${connector}`) }),
  connected: ({ seat, connector, tile, side }) => say('log.connected', { seat, connector, tile, side }),
  discarded: ({ seat, connector }) => say('log.discarded', { seat, connector }),
  passed: ({ seat }) => say('log.passed', { seat }),
  'all-passed': ({ seats }) => {
    const [seat = 0, ...others] = seats;
    return others.length === 0 ? say('log.all-passed-alone', { seat }) : say('log.all-passed', { seats });
  },
  sailed: ({ seat, berth, river }) => say('log.sailed', { seat, berth: berth + 1, river }),
  'era-ends': ({ era }) => say('log.era-ends', { era }),
  'bid-returned': ({ seat, tile, colour, count }) =>
    say('log.bid-returned', { seat, tile, keyples: keyples(colour, count) }),
  won: ({ seat, tile, count }) => say('log.won', { seat, tile, count }),
  unsold: ({ tile }) => say('log.unsold', { tile }),
  claimed: ({ seat, tile }) => say('log.claimed', { seat, tile }),
  unclaimed: ({ tile }) => say('log.unclaimed', { tile }),
  retrieved: ({ seat, keyples }) => say('log.retrieved', { seat, keyples: keypleGroups(keyples) }),
  placed(e, box) {
    const { seat, tile } = e;
    const plan = box.tiles[tile];
    const place = fromHome(e);
    return plan?.hasRiver
      ? say('log.placed-river', { seat, tile, place, sides: riverSides(plan, e.rotation) })
      : say('log.placed', { seat, tile, place });
  },
  'no-room': ({ seat, tile }) => say('log.no-room', { seat, tile }),
  ready: ({ seat }) => say('log.ready', { seat }),
  over: () => say('log.over'),
};

/** K13: with a word about the losing bids that were moved, if any were. */
function spent(
  what: 'bid' | 'bid-raised' | 'used' | 'upgrading',
  e: Spending,
  more: Said['params'] = {},
): Said {
  const params = { seat: e.seat, tile: e.tile, keyples: keyples(e.colour, e.count), ...more };
  return e.groups.length === 0
    ? say(`log.${what}`, params)
    : say(`log.${what}-moved`, { ...params, groups: e.groups.length, from: e.groups });
}

/** The types cannot follow an event's name through the table. */
export const event = (box: Box, e: Event): Said => (LINES[e.t] as (e: Event, box: Box) => Said)(e, box);
