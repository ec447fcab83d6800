import type { PositionFault } from '@thameside/kernel';
import { translator } from '../text.ts';
import type { Shape, Tell } from './shape.ts';
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
