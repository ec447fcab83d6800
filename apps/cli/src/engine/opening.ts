import { answersIn, newLedger, textIn } from '@thameside/host';
import {
  chosenOptions,
  commitment,
  type Emitted,
  type Header,
  nameplate,
  openFrom,
  seedOf,
} from '@thameside/kernel';
import type { Language, SetFault, Title } from '@thameside/kit';
import { type Edition, editionWith, shipped, withRules } from '../edition.ts';
import { loaded, opened } from '../held.ts';
import { gameVoice, voiceOf } from '../language.ts';
import { ProtocolError } from './errors.ts';
import { flag, json, longText, maybe, missingField, text, texts, whole } from './fields.ts';
import { command, eventsOf, type Hub, nameOf, told, which } from './hub.ts';
import { type Held, held, hold, status } from './matches.ts';

export const PROTOCOL = 1;

function titleOf({ titles }: Hub, id: string): Title {
  const title = titles.find(each => each.id === id);
  if (!title) throw new ProtocolError('unknown-game', { game: id, known: titles.map(each => each.id) });
  return title;
}

const explained = (title: Title, language: Language, faults: readonly SetFault[]) => ({
  faults: faults.map(({ at, key, params }) => ({
    at,
    key,
    params,
    message: gameVoice(title, voiceOf(language))(key, params),
  })),
});

function editionOf(title: Title, set: unknown, language: Language): Edition {
  if (set === undefined) return shipped(title);
  const result = editionWith(title, set);
  if (!('faults' in result)) return result;
  throw new ProtocolError(
    'bad-set',
    { count: result.faults.length },
    explained(title, language, result.faults),
  );
}

/** Take the match in, and tell what there is to know about it, with what happened before anybody was asked. */
function taken(
  hub: Hub,
  name: string,
  match: Held,
  events: readonly Emitted[],
  language: Language | undefined,
): object {
  hold(hub.matches, name, match);
  const { game, rules, set, seats, options, seed } = match.header;
  return {
    protocol: PROTOCOL,
    game,
    rules,
    set,
    seats,
    options,
    ...(match.isFromPosition ? {} : { commitment: commitment(seed) }),
    ...status(name, match),
    events: told(match.edition, events, language),
  };
}

export const games = command({}, ({ titles }) => ({
  games: titles.map(title => {
    const { rules, set, seats, options } = title.game;
    const counts = Array.from({ length: seats[1] - seats[0] + 1 }, (_, i) => seats[0] + i);
    return {
      id: title.id,
      name: title.name,
      rules,
      set,
      seats,
      options: Object.fromEntries(counts.map(count => [count, options(count)])),
    };
  }),
}));

export const newMatch = command(
  {
    game: text,
    seats: whole,
    seed: maybe(text),
    options: maybe(texts),
    set: maybe(json),
    texts: maybe(flag),
    ...which,
  },
  (hub, values, language) => {
    const title = titleOf(hub, values.game);
    const edition = editionOf(title, values.set, language);
    const { game } = edition;
    const [min, max] = game.seats;
    const { seats } = values;
    if (seats < min || seats > max) throw new ProtocolError('bad-seats', { seats, min, max });
    const chosen = chosenOptions(game, seats, values.options ?? {});
    if ('faults' in chosen) {
      const known = chosen.faults.map(({ option }) => option);
      throw new ProtocolError(
        'bad-option',
        { options: known },
        { faults: chosen.faults, options: game.options(seats) },
      );
    }
    const seed = values.seed === undefined ? hub.entropy() : seedOf(values.seed);
    const match = { ...opened(edition, seats, chosen.options, seed), version: 0, isFromPosition: false };
    return taken(hub, nameOf(values), match, eventsOf(match.lines), values.texts ? language : undefined);
  },
);

function fromPosition({ game }: Edition, position: unknown): { header: Header; events: Emitted[] } {
  const events: Emitted[] = [];
  const result = game.position(position, (event, to) => events.push({ event, to: to ?? null }));
  if ('faults' in result)
    throw new ProtocolError('bad-position', { count: result.faults.length }, { faults: result.faults });
  const { match, options } = result;
  return { header: openFrom(game, match, options, '').journal.header, events };
}

export const loadMatch = command(
  {
    text: maybe(longText),
    game: maybe(text),
    position: maybe(json),
    set: maybe(json),
    texts: maybe(flag),
    ...which,
  },
  (hub, values, language) => {
    if ((values.text === undefined) === (values.position === undefined))
      throw new ProtocolError('contradiction', { fields: ['text', 'position'] });
    if (values.text !== undefined) {
      const { game, rules } = nameplate(values.text);
      const title = titleOf(hub, values.game ?? game);
      const then = withRules(title, hub.rulesOf(title.id, Number(rules)));
      const held = loaded(editionOf(then, values.set, language), values.text);
      const match = { ...held, version: answersIn(held), isFromPosition: false };
      return taken(
        hub,
        nameOf(values),
        match,
        eventsOf(match.lines.slice(0, 1)),
        values.texts ? language : undefined,
      );
    }
    if (values.game === undefined) throw missingField('game', text.shape);
    const title = titleOf(hub, values.game);
    const edition = editionOf(title, values.set, language);
    const { header, events } = fromPosition(edition, values.position);
    const fresh = newLedger(edition.title, edition.game, header);
    const match = { ...fresh, edition, version: 0, isFromPosition: true };
    return taken(hub, nameOf(values), match, events, values.texts ? language : undefined);
  },
);

export const saveMatch = command({ ...which }, ({ matches }, values) => {
  const match = held(matches, nameOf(values));
  if (match.isFromPosition) throw new ProtocolError('from-position');
  return { ...status(nameOf(values), match), text: textIn(match) };
});
