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
 */
const PLACEHOLDER = /\{([^{}:|]+)(?::([^{}|]+))?(?:\|([^{}|]*)\|([^{}|]*))?\}/g;

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
const listsOf = perLanguage(language => new Intl.ListFormat(LOCALES[language], { type: 'conjunction' }));

const isSingle = (value: Value): value is Single => typeof value !== 'object' || 'key' in value;

/** A translator for one language. A missing key or parameter is shown as such, never as nothing. */
export function translator(language: Language, catalogue: Catalogue, names: Names = {}): Translate {
  const number = (value: number): string => numbersOf(language).format(value);
  const one = (value: Single, prefix: string | undefined): string => {
    if (typeof value === 'object') return translate(value.key, value.params);
    if (prefix === undefined) return typeof value === 'number' ? number(value) : value;
    return names[prefix]?.(value) ?? translate(`${prefix}.${value}`);
  };
  const translate: Translate = (key, params = {}) => {
    const message = Object.hasOwn(catalogue, key) ? catalogue[key] : undefined;
    if (message === undefined) return `⟦${key}⟧`;
    return message.replace(
      PLACEHOLDER,
      (_, name: string, prefix?: string, singular?: string, plural?: string) => {
        const value = Object.hasOwn(params, name) ? params[name] : undefined;
        if (value === undefined) return `⟦${key}.${name}⟧`;
        if (singular !== undefined && plural !== undefined) {
          const form = pluralsOf(language).select(Number(value)) === 'one' ? singular : plural;
          return form.replaceAll('#', number(Number(value)));
        }
        return isSingle(value)
          ? one(value, prefix)
          : listsOf(language).format(value.map(v => one(v, prefix)));
      },
    );
  };
  return translate;
}
