import { type Catalogue, type Language, type Lesson, mentioned, type Said, translator } from '@thameside/kit';

/** More does not fit beside a board. */
const LONGEST = 270;
const SENTENCES = 3;

const lessonIn = (catalogue: Catalogue) =>
  Object.fromEntries(Object.entries(catalogue).filter(([key]) => key.startsWith('lesson.')));

/** What is wrong with the texts of a lesson: all are used, once, and every language says them shortly and well. */
export function lessonTextFaults(
  { steps }: Lesson,
  texts: Readonly<Record<Language, Catalogue>>,
  language: Language,
): string[] {
  const said: Said[] = steps.flatMap(({ say, onward }) => ('nudge' in onward ? [say, onward.nudge] : [say]));
  const en = lessonIn(texts.en);
  const own = lessonIn(texts[language]);
  const used = said.map(({ key }) => key).sort();
  const speak = translator(language, texts[language], { seat: seat => `Bot ${seat}` });
  const parameters = (text: string) => [...mentioned(text)].sort().join();
  return [
    ...(used.join() === Object.keys(own).sort().join() ? [] : ['not every text is used, or not once']),
    ...Object.entries(own).flatMap(([key, text]) => [
      ...(parameters(text) === parameters(en[key] ?? '') ? [] : [`${key}: other parameters`]),
      ...(/^\S[^'"]*[.!]$/u.test(text) && !/\s\s| [:;?!»]|« /u.test(text) ? [] : [`${key}: badly set`]),
      ...(text.split(/(?<=[.!?])\s/u).length <= SENTENCES ? [] : [`${key}: too many sentences`]),
      ...(language === 'en' || text !== en[key] ? [] : [`${key}: not translated`]),
    ]),
    ...said.flatMap(({ key, params }) => {
      const text = speak(key, params);
      return [
        ...(text.includes('⟦') ? [`${key}: not whole`] : []),
        ...(text.length > LONGEST ? [`${key}: too long`] : []),
      ];
    }),
  ];
}
