import type { Answer, Seat } from '@thameside/kernel';
import { componentRows, type OutlineLine } from '@thameside/kit';
import type { Held } from '../held.ts';
import { outlineLines, type Reader, saidBy } from '../report.ts';
import type { Choice } from './answers.ts';

/** More than these are only named. */
const MOST = 8;

const linesOf = ({ describe, say }: Reader, id: string): { depth: number; text: string }[] =>
  describe.component(id).map(({ depth, said }: OutlineLine) => ({ depth, text: saidBy(say, said) }));

const nameOf = (reader: Reader, id: string): string => linesOf(reader, id)[0]?.text ?? id;

/** The component that an answer names by itself: a card, a tile, or a card with its row. */
function componentIn({ describe }: Reader, answer: Answer): string | undefined {
  const id = typeof answer === 'object' ? answer[0] : answer;
  return typeof id === 'string' && describe.component(id).length > 0 ? id : undefined;
}

/** What a component does on one line: parts of a heading stand behind it. */
function inShort(reader: Reader, id: string): string {
  const [, ...lines] = linesOf(reader, id);
  const top = Math.min(...lines.map(({ depth }) => depth));
  return lines
    .map(({ depth, text }, i) => {
      const isHeading = (lines[i + 1]?.depth ?? 0) > depth;
      const mark = depth > top ? ', ' : ' · ';
      const isFirstPart = depth > top && (lines[i - 1]?.depth ?? 0) < depth;
      return `${i === 0 || isFirstPart ? '' : mark}${text}${isHeading ? ': ' : ''}`;
    })
    .join('');
}

/** By answer, what its component does, where the table as it is shown does not tell; undefined for the others. */
export function doingsFor(
  reader: Reader,
  held: Held,
  seat: Seat,
  choices: readonly Choice[],
): (string | undefined)[] {
  const ids = choices.map(({ answer }) => componentIn(reader, answer));
  if (ids.every(id => id === undefined)) return ids;
  const shown = outlineLines({ ...reader, style: { bold: text => text, dim: text => text } }, held, seat);
  const isTold = (name: string) => shown.some(line => line.trimStart().startsWith(name));
  return ids.map(id => (id === undefined || isTold(nameOf(reader, id)) ? undefined : inShort(reader, id)));
}

/** All components of the set that the table plays with. */
const idsOf = ({ edition }: Held): string[] =>
  componentRows(edition.set ?? JSON.parse(edition.title.exportSet())).map(({ id }) => id);

function meant(reader: Reader, held: Held, choices: readonly Choice[], text: string): string[] {
  const named = idsOf(held).map(id => ({ id, name: nameOf(reader, id).toLowerCase() }));
  const inChoice = ({ answer, label }: Choice): string[] => {
    const id = componentIn(reader, answer);
    if (id !== undefined) return [id];
    const plain = label.toLowerCase();
    return named
      .filter(({ name }) => plain.includes(name))
      .sort((a, b) => b.name.length - a.name.length)
      .slice(0, 1)
      .map(each => each.id);
  };
  if (text === '') return choices.flatMap(inChoice);
  const byKey = choices.filter(({ key }) => key === text);
  if (byKey.length > 0) return byKey.flatMap(inChoice);
  const plain = text.toLowerCase();
  const exact = named.filter(({ id, name }) => id === plain || name === plain);
  return (exact.length > 0 ? exact : named.filter(({ name }) => name.includes(plain))).map(({ id }) => id);
}

/** What the components that a text means are and do: by name, by part of a name, or by the number of an answer. */
export function lookLines(reader: Reader, held: Held, choices: readonly Choice[], text: string): string[] {
  const { voice, style } = reader;
  const ids = [...new Set(meant(reader, held, choices, text))];
  if (ids.length === 0) return [voice.t('play.look.none', { text })];
  if (ids.length > MOST && text !== '')
    return [voice.t('play.look.many', { names: ids.map(id => nameOf(reader, id)) })];
  return ids.flatMap(id =>
    linesOf(reader, id).map(({ depth, text: line }) =>
      depth === 0 ? style.bold(line) : `${'  '.repeat(depth)}${line}`,
    ),
  );
}
