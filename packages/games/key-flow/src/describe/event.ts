import type { Said } from '@thameside/kit';
import type { Box } from '../components/box.ts';
import { SEASONS } from '../components/vocabulary.ts';
import type { Event } from '../frames.ts';
import { card, cards, paymentGroups, place, resourceGroups, say, skillGroups, thing, tokens } from './say.ts';

type Line<T> = (e: Extract<Event, { readonly t: T }>, box: Box) => Said;

const seasonSaid = (season: number): Said => say(`season.${SEASONS[season] ?? 'spring'}`);

const LINES: { readonly [T in Event['t']]: Line<T> } = {
  home: ({ seat, card: id }, box) => say('log.home', { seat, card: card(box, id) }),
  season: ({ season, cards }) => say('log.season', { season: seasonSaid(season), cards }),
  shown: ({ seat, card: id }, box) => say('log.shown', { seat, card: card(box, id) }),
  turn: ({ turn }) => say('log.turn', { turn }),
  placed: ({ seat, card: id, x }, box) => say('log.placed', { seat, card: card(box, id), place: place(x) }),
  sent({ seat, card: id, on, village, tokens: n }, box) {
    const params = { seat, card: card(box, id), on: card(box, on) };
    const key = village === seat ? 'log.sent' : 'log.sent-to';
    const to = village === seat ? {} : { village };
    return n === 0
      ? say(key, { ...params, ...to })
      : say(`${key}-tokens`, { ...params, ...to, tokens: tokens(n) });
  },
  token: ({ seat, card: id }, box) => say('log.token', { seat, card: card(box, id) }),
  discarded: ({ seat }) => say('log.discarded', { seat }),
  gained({ seat, card: id, on, resources, tokens: n }, box) {
    const gain = [...resourceGroups(resources), ...(n > 0 ? [tokens(n)] : [])];
    if (resources.length === 0) return say('log.gained-tokens', { seat, gain, card: card(box, id) });
    return on === id && n === 0
      ? say('log.gained-here', { seat, gain, card: card(box, id) })
      : say('log.gained', { seat, gain, card: card(box, id), on: card(box, on) });
  },
  paid: ({ seat, card: id, paid }, box) =>
    say('log.paid', { seat, card: card(box, id), paid: paymentGroups(paid) }),
  moved: ({ seat, resource, from, to }, box) =>
    say('log.moved', {
      seat,
      resource: say(`resources.${resource}`, { n: 1 }),
      from: card(box, from),
      to: card(box, to),
    }),
  upgraded: ({ seat, card: id, level }, box) =>
    say(level === 1 ? 'log.upgraded' : 'log.upgraded-twice', { seat, card: card(box, id) }),
  turned: ({ seat, card: id }, box) => say('log.turned', { seat, card: card(box, id) }),
  flipped: ({ seat, card: id }, box) => say('log.flipped', { seat, card: card(box, id) }),
  'took-skills': ({ seat, card: id, skills }, box) =>
    say('log.took-skills', { seat, card: card(box, id), skills: skillGroups(skills) }),
  'short-skill': ({ seat, skill }) => say('log.short-skill', { seat, skill: say(`skill.${skill}`) }),
  drew: ({ seat, count }) =>
    count === 0 ? say('log.drew-none', { seat }) : say('log.drew', { seat, count }),
  'drew-skills': ({ seat, skills }) => say('log.drew-skills', { seat, skills: skillGroups(skills) }),
  'season-ends': ({ season }) => say('log.season-ends', { season: seasonSaid(season) }),
  extra: ({ seat, card: id, tokens: n }, box) =>
    say('log.extra', { seat, card: card(box, id), tokens: tokens(n) }),
  stored: ({ seat, count }) => say('log.stored', { seat, count }),
  store: ({ seat, cards: ids }, box) => say('log.store', { seat, cards: cards(box, ids) }),
  reallocated: ({ seat, thing: id, scorer }, box) =>
    scorer === null
      ? say('log.reallocated-nowhere', { seat, thing: thing(box, id) })
      : say('log.reallocated', { seat, thing: thing(box, id), card: card(box, scorer) }),
  over: () => say('log.over'),
};

/** The types cannot follow an event's name through the table. */
export const event = (box: Box, e: Event): Said => (LINES[e.t] as (e: Event, box: Box) => Said)(e, box);
