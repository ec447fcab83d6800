/** Texts are keys with parameters; a catalogue holds one language. */
export const LANGUAGES = ['en', 'fr', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];
export type Catalogue = Readonly<Record<string, string>>;

/** Something to be said, before it is in any language. A parameter may itself be something to be said. */
export interface Said {
  readonly key: string;
  readonly params: Readonly<Record<string, Value>>;
}
type Single = string | number | Said;
export type Value = Single | readonly Single[];

export type Translate = (key: string, params?: Readonly<Record<string, Value>>) => string;

/** Names that are not in any catalogue, such as those of the players: `{seat:seat}` asks `names.seat`. */
export type Names = Readonly<Record<string, (value: string | number) => string>>;

/*
 * A message holds its parameters in braces:
 *   {count}                                   as it is; numbers in the language's way
 *   {tile:tile}                               the text with the key `tile.<value>`; a list is joined with "and";
 *                                             something to be said is said, whatever the prefix
 *   {count|one keyple|# keyples}              by the language's plural: singular, then plural; # is the number
 *   {keyples@dat}, {colour:keyple@dat}        in that form, where the text has it
 * and, where the language bends words, its other forms after their names:
 *   roter Keyple @acc roten Keyple @dat roten Keyple
 * A form is handed on to the parameters of the text that is said.
 */
const PLACEHOLDER = /\{([^{}:|@]+)(?::([^{}|@]+))?(?:@(\w+))?(?:\|([^{}|]*)\|([^{}|]*))?\}/g;
const FORM = / @(\w+) /;

/** The form of a message that is asked for; the first, if it has no such form. */
function inForm(message: string, form: string | undefined): string {
  if (!message.includes(' @')) return message;
  const parts = message.split(FORM);
  const at = form === undefined ? -1 : parts.findIndex((part, i) => i % 2 === 1 && part === form);
  return parts[at + 1] ?? '';
}

/** The forms that a message has besides its first, and those that it asks for. */
export const formsIn = (message: string): { has: string[]; asks: string[] } => ({
  has: message.split(FORM).filter((_, i) => i % 2 === 1),
  asks: Array.from(message.matchAll(PLACEHOLDER), m => m[3]).filter(form => form !== undefined),
});

/** The parameters that a message mentions, sorted. */
export const mentioned = (message: string): string[] =>
  [...new Set(Array.from(message.matchAll(PLACEHOLDER), m => m[1] as string))].sort();

/** Our English is British: no comma before the last "and". */
const LOCALES: Readonly<Record<Language, string>> = { en: 'en-GB', fr: 'fr', de: 'de' };

/** Made when a language first needs it, and kept: making one takes longer than all its work. */
function perLanguage<T>(make: (language: Language) => T): (language: Language) => T {
  const made = new Map<Language, T>();
  return language => {
    const own = made.get(language) ?? make(language);
    made.set(language, own);
    return own;
  };
}
const pluralsOf = perLanguage(language => new Intl.PluralRules(language));
const numbersOf = perLanguage(language => new Intl.NumberFormat(language));
const choicesOf = perLanguage(language => new Intl.ListFormat(LOCALES[language], { type: 'disjunction' }));
/** One of several, in a sentence. */
export const alternatives = (language: Language, list: readonly string[]): string =>
  choicesOf(language).format(list);
const listsOf = perLanguage(language => new Intl.ListFormat(LOCALES[language], { type: 'conjunction' }));

const isSingle = (value: Value): value is Single => typeof value !== 'object' || 'key' in value;

/** French "de" and "que" lose their e before a vowel, whatever name comes there. */
const elided = (text: string): string =>
  text.replace(/(?<!\p{L})(d|qu)e (?=[aeiouàâäéèêëîïôöûüœæ])/giu, '$1’');

/** A translator for one language. A missing key or parameter is shown as such, never as nothing. */
export function translator(language: Language, catalogue: Catalogue, names: Names = {}): Translate {
  const number = (value: number): string => numbersOf(language).format(value).replace('-', '−');
  const one = (value: Single, prefix: string | undefined, form: string | undefined): string => {
    if (typeof value === 'object') return say(value.key, value.params, form);
    if (prefix === undefined) return typeof value === 'number' ? number(value) : value;
    return names[prefix]?.(value) ?? say(`${prefix}.${value}`, {}, form);
  };
  const say = (key: string, params: Said['params'], given?: string): string => {
    const message = Object.hasOwn(catalogue, key) ? catalogue[key] : undefined;
    if (message === undefined) return `⟦${key}⟧`;
    const said = inForm(message, given).replace(
      PLACEHOLDER,
      (_, name: string, prefix?: string, form = given, singular?: string, plural?: string) => {
        const value = Object.hasOwn(params, name) ? params[name] : undefined;
        if (value === undefined) return `⟦${key}.${name}⟧`;
        if (singular !== undefined && plural !== undefined) {
          const form = pluralsOf(language).select(Number(value)) === 'one' ? singular : plural;
          return form.replaceAll('#', number(Number(value)));
        }
        return isSingle(value)
          ? one(value, prefix, form)
          : listsOf(language).format(value.map(v => one(v, prefix, form)));
      },
    );
    return language === 'fr' ? elided(said) : said;
  };
  return (key, params = {}) => say(key, params);
}
