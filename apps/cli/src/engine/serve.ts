import { FileError, RuleError } from '@thameside/kernel';
import { type Engine, LANGUAGES, type Language, type Title } from '@thameside/kit';
import type { Edition } from '../edition.ts';
import { voiceOf } from '../language.ts';
import { VERSION } from '../version.ts';
import { ERROR_CODES, ProtocolError } from './errors.ts';
import { badField, language as languageField, maybe, missingField, type Raw, text } from './fields.ts';
import { command, type EngineCommand, type Hub, nameOf, readerFor } from './hub.ts';
import { type ByteLine, MAX_LINE } from './lines.ts';
import { MAX_MATCHES, USUAL } from './matches.ts';
import { games, loadMatch, newMatch, PROTOCOL, saveMatch } from './opening.ts';
import { ask, giveAnswer, legalAnswers, playout, restartTurn, score, undoAnswer, view } from './playing.ts';
import { type Id, MAX_DEPTH, readRequest } from './request.ts';

export const ENGINE_COMMANDS = [
  'help',
  'games',
  'new',
  'ask',
  'legal',
  'answer',
  'view',
  'score',
  'undo',
  'restart',
  'save',
  'load',
  'playout',
  'quit',
] as const;
type EngineCommandName = (typeof ENGINE_COMMANDS)[number];

const help = command({ command: maybe(text) }, (_hub, values, language) => {
  const { t } = voiceOf(language);
  const wanted = values.command;
  if (wanted !== undefined && !isCommand(wanted))
    throw new ProtocolError('unknown-command', { command: wanted, known: [...ENGINE_COMMANDS] });
  const described = (name: EngineCommandName) => ({
    about: t(`engine.about.${name}`),
    fields: Object.fromEntries(
      Object.entries(TABLE[name].fields).map(([each, { shape, required }]) => [
        required ? each : `${each}?`,
        shape,
      ]),
    ),
  });
  return {
    protocol: PROTOCOL,
    version: VERSION,
    commands: Object.fromEntries(
      (wanted === undefined ? ENGINE_COMMANDS : [wanted]).map(name => [name, described(name)]),
    ),
    always: { cmd: 'string', 'id?': 'integer | string | null', 'lang?': languageField.shape },
    errors: ERROR_CODES,
    languages: LANGUAGES,
    limits: { line: MAX_LINE, depth: MAX_DEPTH, matches: MAX_MATCHES },
    match: USUAL,
  };
});

const quit = command({}, () => ({}));

const TABLE: Readonly<Record<EngineCommandName, EngineCommand>> = {
  help,
  games,
  new: newMatch,
  ask,
  legal: legalAnswers,
  answer: giveAnswer,
  view,
  score,
  undo: undoAnswer,
  restart: restartTurn,
  save: saveMatch,
  load: loadMatch,
  playout,
  quit,
};

const isCommand = (word: unknown): word is EngineCommandName =>
  (ENGINE_COMMANDS as readonly unknown[]).includes(word);

function commandOf({ cmd }: Raw): EngineCommandName {
  if (isCommand(cmd)) return cmd;
  if (cmd === undefined) throw missingField('cmd', text.shape);
  if (!text.is(cmd)) throw badField('cmd', text.shape);
  throw new ProtocolError('unknown-command', { command: cmd, known: [...ENGINE_COMMANDS] });
}

/** An error as the response has it; undefined if it is a fault of ours. */
function errorBody(error: unknown, language: Language, edition: Edition | undefined): object | undefined {
  const { t } = voiceOf(language);
  if (error instanceof ProtocolError) {
    const { code, params, more } = error;
    return { code, message: t(`engine.error.${code}`, params), ...more };
  }
  if (error instanceof FileError) {
    const { line, code: fault, detail } = error;
    const message = t('engine.error.bad-file', { line, fault: t(`fault.${fault}`, { detail }) });
    return { code: 'bad-file', message, line, fault, detail };
  }
  if (error instanceof RuleError) {
    const { code, refusal } = error;
    if (!refusal || !edition) return { code, message: t(`engine.error.${code}`) };
    const { key, params } = edition.describe.refusal(refusal);
    return { code, message: readerFor(edition, language).say(key, params), ...refusal };
  }
  return undefined;
}

const stackOf = (error: unknown): string =>
  error instanceof Error ? (error.stack ?? error.message) : String(error);

/** Never throws: even the words for an error can fail. */
function bodyOf(
  error: unknown,
  language: Language,
  edition: Edition | undefined,
  report: (text: string) => void,
): object {
  try {
    const body = errorBody(error, language, edition);
    if (body) return body;
    report(stackOf(error));
  } catch (another) {
    report(stackOf(another));
  }
  return { code: 'internal', message: voiceOf(language).t('engine.error.internal') };
}

export interface Served {
  readonly response: string;
  readonly isLast: boolean;
  /** Rules that were not at hand: with them (`fetched`) the same line may have another response. */
  readonly lacks: Lacking | null;
}
interface Lacking {
  readonly game: string;
  readonly rules: number;
}

/**
 * An engine: each line in, one line out, whatever the line. `report` is told of faults of ours; `fetched` has rules of
 * earlier versions.
 */
export function startEngine(
  titles: readonly Title[],
  entropy: () => string,
  usual: Language,
  report: (text: string) => void,
  fetched: readonly Engine[] = [],
): (line: ByteLine) => Served {
  let lacks: Lacking | null = null;
  const hub: Hub = {
    titles,
    entropy,
    matches: new Map(),
    rulesOf(id, rules) {
      const engine = fetched.find(({ game }) => game.id === id && game.rules === rules);
      const isToday = titles.some(({ game }) => game.id === id && game.rules === rules);
      if (!engine && !isToday) lacks = { game: id, rules };
      return engine ?? null;
    },
  };
  return line => {
    lacks = null;
    let id: Id = null;
    let language = usual;
    let raw: Raw = {};
    const before = [...hub.matches];
    try {
      raw = readRequest(line, known => {
        id = known;
      });
      const { id: _id, cmd: _cmd, lang = usual, ...rest } = raw;
      if (!languageField.is(lang)) throw badField('lang', languageField.shape);
      language = lang;
      const name = commandOf(raw);
      const ok = TABLE[name].run(hub, rest, language);
      return { response: JSON.stringify({ id, ok }), isLast: name === 'quit', lacks };
    } catch (error) {
      // Whatever failed, and however late: nothing has changed.
      hub.matches.clear();
      for (const [name, match] of before) hub.matches.set(name, match);
      const match = typeof raw.match === 'string' ? raw.match : undefined;
      const edition = hub.matches.get(nameOf({ match }))?.edition;
      return {
        response: JSON.stringify({ id, error: bodyOf(error, language, edition, report) }),
        isLast: false,
        lacks,
      };
    }
  };
}
