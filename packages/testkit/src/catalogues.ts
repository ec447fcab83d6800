import { formsIn } from '@thameside/kit';

type Catalogue = Readonly<Record<string, string>>;

export interface Catalogues {
  readonly texts: Readonly<Record<'en' | 'fr' | 'de', Catalogue>>;
  /** Whether a text is a proper name, which languages may share and set as it is printed. */
  isProper(key: string): boolean;
  /** The keys of other texts that a language shares with English. */
  readonly shared: Readonly<Record<'fr' | 'de', readonly string[]>>;
}

const PLACEHOLDER = /\{(\w+)(:[\w-]+)?(@\w+)?(\|[^{}|]+\|[^{}|]+)?\}/g;
const parametersOf = (message: string): string =>
  [...new Set(Array.from(message.matchAll(PLACEHOLDER), m => m[1]))].sort().join();

/** Nothing but placeholders and punctuation: the same in every language. */
const isFrame = (message: string): boolean => !/\p{L}/u.test(message.replace(/\{[^{}|]*\}/g, ''));

/** What each check of the catalogues finds, by language; nothing if all is well. */
export function catalogueChecks({
  texts,
  isProper,
  shared,
}: Catalogues): Readonly<Record<string, () => string[]>> {
  const { en } = texts;
  const among =
    <L extends keyof Catalogues['texts']>(languages: readonly L[]) =>
    (check: (catalogue: Catalogue, language: L) => readonly string[]): (() => string[]) =>
    () =>
      languages.flatMap(language => check(texts[language], language).map(key => `${language} ${key}`));
  const inAll = among(['en', 'fr', 'de']);
  const inOthers = among(['fr', 'de']);
  const keysWith = (catalogue: Catalogue, wrong: (message: string) => boolean): string[] =>
    Object.keys(catalogue).filter(key => wrong(catalogue[key] ?? ''));

  return {
    'has the keys that English has, and no others': inOthers(catalogue => [
      ...Object.keys(catalogue).filter(key => !Object.hasOwn(en, key)),
      ...Object.keys(en).filter(key => !Object.hasOwn(catalogue, key)),
    ]),

    'names the same parameters as English': inOthers(catalogue =>
      Object.keys(en).filter(key => parametersOf(catalogue[key] ?? '') !== parametersOf(en[key] ?? '')),
    ),

    'is translated, but for names and the words that are said to be shared': inOthers(
      (catalogue, language) => {
        const same = Object.keys(en).filter(
          key => catalogue[key] === en[key] && !isProper(key) && !isFrame(en[key] ?? ''),
        );
        return [
          ...same.filter(key => !shared[language].includes(key)),
          ...shared[language].filter(key => !same.includes(key)),
        ];
      },
    ),

    'has no empty text and no stray blanks': inAll(catalogue =>
      keysWith(catalogue, message => !/^\S(.*\S)?$/su.test(message) || /\s\s/u.test(message)),
    ),

    'has no brace that is not part of a placeholder': inAll(catalogue =>
      keysWith(catalogue, message => /[{}|]/.test(message.replace(PLACEHOLDER, ''))),
    ),

    'has every form that it asks for, and asks for every form that it has': inAll(catalogue => {
      const forms = Object.values(catalogue).map(formsIn);
      const has = forms.flatMap(each => each.has);
      const asks = forms.flatMap(each => each.asks);
      return [...new Set([...has.filter(f => !asks.includes(f)), ...asks.filter(f => !has.includes(f))])];
    }),

    'sets apostrophes and quotation marks well': inAll(catalogue =>
      keysWith(catalogue, message => /['"]/.test(message)).filter(key => !isProper(key)),
    ),

    'ends questions and explanations with a full stop, and nothing else': inAll(catalogue => {
      const ended = keysWith(catalogue, message => /[.?]$/.test(message));
      return [
        ...ended.filter(key => !/^ask\.|^lesson\.|\.about$/.test(key)),
        ...Object.keys(catalogue).filter(key => key.startsWith('ask.') && !ended.includes(key)),
      ];
    }),

    'has no breaking space before French high punctuation': among(['fr'])(catalogue =>
      keysWith(catalogue, message => / [:;?!»]|« /.test(message)),
    ),
  };
}
