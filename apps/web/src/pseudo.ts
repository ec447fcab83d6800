import { type Catalogue, type Face, pseudo, type RuleSection } from '@thameside/kit';

/*
 * In a build of the mode `pseudo` everything that comes from a catalogue stands in brackets and accents, so that
 * the tests can see what does not. In any other build this is nothing at all.
 */
const isPseudo = import.meta.env.MODE === 'pseudo';

export const asShown = (texts: Catalogue): Catalogue => (isPseudo ? pseudo(texts) : texts);

const bracketed = (text: string): string => pseudo({ text }).text ?? '';

export const faceAsShown = (face: Face): Face =>
  isPseudo ? { ...face, texts: async language => pseudo(await face.texts(language)) } : face;

export const rulesAsShown = (sections: readonly RuleSection[]): readonly RuleSection[] =>
  isPseudo
    ? sections.map(({ heading, rules }) => ({
        heading: bracketed(heading),
        rules: rules.map(({ number, text, ruling }) => ({
          number,
          text: bracketed(text),
          ruling: ruling === null ? null : bracketed(ruling),
        })),
      }))
    : sections;
