import type { Options, OptionTable, PositionFault } from '@thameside/kernel';
import { translator } from '../text.ts';
import { maybe, object, type Shape, type Tell, word } from './shape.ts';
import { FORM_EN } from './texts/en.ts';

/** Says what is wrong with a position, and where. Positions are written by programmers, and explained in English. */
export interface Notes {
  readonly faults: PositionFault[];
  readonly tell: Tell;
  readonly say: (at: string, message: string) => void;
}

export function notes(): Notes {
  const faults: PositionFault[] = [];
  const say = (at: string, message: string) => void faults.push({ at: at.trimEnd(), message });
  return { faults, say, tell: (at, key, params) => say(at, translator('en', FORM_EN)(key, params)) };
}

/** Reads a position by its shape; nothing if there is a fault in its form. */
export function readBy<T>(shape: Shape<T>, json: unknown, { faults, tell }: Notes): T | undefined {
  const read = shape(json, '', tell);
  return faults.length > 0 ? undefined : read;
}

/** The table options that a position may choose; those left out are the defaults. */
export const optionsIn =
  (table: OptionTable): Shape<Options> =>
  (value, at, tell) => {
    const fields = Object.entries(table).map(([option, values]) => [option, maybe(word(values))] as const);
    const given = object(Object.fromEntries(fields))(value, at, tell) as Options;
    const defaults = Object.entries(table).map(([option, [first = '']]) => [option, first] as const);
    return { ...Object.fromEntries(defaults), ...given };
  };
