import {
  blank,
  chosenOptions,
  commitment,
  type Journal,
  load,
  nameplate,
  open,
  resume,
  save,
  seedOf,
} from '@thameside/kernel';
import type { Language, SetFault, Title } from '@thameside/kit';
import { type Edition, editionWith, shipped } from '../edition.ts';
import { gameVoice, voiceOf } from '../language.ts';
import { titleName } from '../report.ts';
import { ProtocolError } from './errors.ts';
import { json, longText, maybe, missingField, text, texts, whole } from './fields.ts';
import { command, type Hub, nameOf, which } from './hub.ts';
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

/** Take the match in, and tell what there is to know about it. */
function taken(hub: Hub, name: string, match: Held): object {
  hold(hub.matches, name, match);
  const { game, rules, set, seats, options, seed } = match.journal.header;
  return {
    protocol: PROTOCOL,
    game,
    rules,
    set,
    seats,
    options,
    ...(match.isFromPosition ? {} : { commitment: commitment(seed) }),
    ...status(name, match),
  };
}

export const games = command({}, ({ titles }, _values, language) => ({
  games: titles.map(title => {
    const { rules, set, seats, options } = title.game;
    const counts = Array.from({ length: seats[1] - seats[0] + 1 }, (_, i) => seats[0] + i);
    return {
      id: title.id,
      name: titleName(title, gameVoice(title, voiceOf(language))),
      rules,
      set,
      seats,
      options: Object.fromEntries(counts.map(count => [count, options(count)])),
    };
  }),
}));

export const newMatch = command(
  { game: text, seats: whole, seed: maybe(text), options: maybe(texts), set: maybe(json), ...which },
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
    const { journal } = open(game, seats, chosen.options, seed);
    return taken(hub, nameOf(values), { edition, journal, version: 0, isFromPosition: false });
  },
);

function fromPosition({ game }: Edition, position: unknown): Journal {
  const result = game.position(position);
  if ('faults' in result)
    throw new ProtocolError('bad-position', { count: result.faults.length }, { faults: result.faults });
  const match = resume(game, result.match);
  const header = {
    game: game.id,
    rules: game.rules,
    set: game.set,
    seats: match.lanes.length,
    options: {},
    seed: '',
  };
  return blank(header, match);
}

export const loadMatch = command(
  { text: maybe(longText), game: maybe(text), position: maybe(json), set: maybe(json), ...which },
  (hub, values, language) => {
    if ((values.text === undefined) === (values.position === undefined))
      throw new ProtocolError('contradiction', { fields: ['text', 'position'] });
    if (values.text !== undefined) {
      const title = titleOf(hub, values.game ?? nameplate(values.text).game);
      const edition = editionOf(title, values.set, language);
      const journal = load(edition.game, values.text);
      const version = journal.entries.length;
      return taken(hub, nameOf(values), { edition, journal, version, isFromPosition: false });
    }
    if (values.game === undefined) throw missingField('game', text.shape);
    const title = titleOf(hub, values.game);
    const edition = editionOf(title, values.set, language);
    const journal = fromPosition(edition, values.position);
    return taken(hub, nameOf(values), { edition, journal, version: 0, isFromPosition: true });
  },
);

export const saveMatch = command({ ...which }, ({ matches }, values) => {
  const match = held(matches, nameOf(values));
  if (match.isFromPosition) throw new ProtocolError('from-position');
  return { ...status(nameOf(values), match), text: save(match.edition.game, match.journal) };
});
