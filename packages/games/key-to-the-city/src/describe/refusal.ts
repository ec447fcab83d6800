import type { Params, Refusal } from '@thameside/kernel';
import type { Said } from '@thameside/kit';
import type { Box } from '../components/box.ts';
import type { Connector, Keyple, Skill } from '../components/vocabulary.ts';
import type { Why } from '../refusals.ts';
import { connectorGroups, keyples, say, skillGroups } from './say.ts';

/** What each reason has besides its words as they are. */
const SAID: Partial<Record<Why, (params: Params, box: Box) => Said>> = {
  'K13.more': ({ colour, have }) => say('refuse.K13.more', { have: keyples(colour as Keyple, Number(have)) }),
  'K20.short': params => short('refuse.K20.short', params, keyplesNeeded(params)),
  'K31.short': params => short('refuse.K31.short', params, placementNeeded(params)),
  'K41.short': params => short('refuse.K41.short', params, placementNeeded(params)),
  'K32.none': ({ skill }) => say('refuse.K32.none', { none: say(`no-skill.${skill as Skill}`) }),
  'K33.supply': ({ skill }) => say('refuse.K33.supply', { none: say(`no-skill.${skill as Skill}`) }),
  'K33.gone': ({ connector }) =>
    say('refuse.K33.gone', { none: say(`no-connector.${connector as Connector}`) }),
  'K42.connectors': lackingConnectors,
  'K43.skills': ({ tile = '', skills }) =>
    say('refuse.K43.skills', { tile, skills: skillGroups(skills as readonly (Skill | 'any')[]) }),
  'K51.occupied': ({ berth }) => say('refuse.K51.occupied', { berth: Number(berth) + 1 }),
};

const keyplesNeeded = ({ colour, need }: Params): Said => keyples(colour as Keyple, Number(need));

/** K31: the placement before says how many. */
const placementNeeded = (params: Params): Said =>
  Number(params.need) > 1 ? say('need.ladder', { keyples: keyplesNeeded(params) }) : keyplesNeeded(params);

const short = (key: `refuse.${'K20' | 'K31' | 'K41'}.short`, { tile = '', have }: Params, need: Said): Said =>
  say(key, {
    tile,
    need,
    reach: Number(have) > 0 ? say('reach.some', { n: Number(have) }) : say('reach.none'),
  });

/** K42: a landmark has two upgrades, and only the refusal knows which is meant. */
function lackingConnectors({ tile = '', connectors }: Params, box: Box): Said {
  const upgrades = box.rows.get(String(tile))?.upgrades ?? [];
  const needed = connectors ?? (upgrades.length === 1 ? upgrades[0]?.connectors : undefined);
  return needed === undefined
    ? say('refuse.K42.connectors', { tile })
    : say('refuse.K42.connectors-needed', {
        tile,
        connectors: connectorGroups(needed as readonly (Connector | 'any' | 'different')[]),
      });
}

export function refusal(box: Box, { key, params }: Refusal): Said {
  const why = key.slice('refuse.'.length) as Why;
  return SAID[why]?.(params, box) ?? { key, params };
}
