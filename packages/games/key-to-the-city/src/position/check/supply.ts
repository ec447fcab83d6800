import { inside } from '@thameside/kit';
import { censusOf } from '../../census.ts';
import { CONNECTORS, KEYPLES, SKILLS } from '../../components/vocabulary.ts';
import type { State } from '../../state.ts';
import type { PositionReport } from '../faults.ts';
import type { Draft } from '../form.ts';
import type { Setting } from '../setting.ts';

/** K2: what is not on the table lies in the supplies. What the position says of them must agree (`isRead`: if all was read). */
export function fillSupplies(
  { box }: Setting,
  draft: Draft,
  s: State,
  isRead: boolean,
  report: PositionReport,
): void {
  const out = censusOf(s);
  const { supplies } = box.set;
  const fill = <T extends string>(
    field: 'bag' | 'connectors' | 'skills',
    kinds: readonly T[],
    counted: string,
    supply: Readonly<Record<T, number>>,
    into: Record<T, number>,
    tooMany: (kind: T, count: number) => void,
  ) => {
    const given = draft[field] as Partial<Record<T, number>> | undefined;
    for (const kind of kinds) {
      const count = out[`${counted}.${kind}`] ?? 0;
      const expected = supply[kind] - count;
      into[kind] = expected;
      const found = given?.[kind] ?? expected;
      if (expected < 0) tooMany(kind, count);
      else if (isRead && found !== expected)
        report(inside(field, kind), 'position.supply', { found, expected });
    }
  };
  fill('bag', KEYPLES, 'keyple', supplies.keyples, s.bag, (colour, count) =>
    report('', 'position.too-many-keyples', { colour, count, supply: supplies.keyples[colour] }),
  );
  fill('connectors', CONNECTORS, 'connector', supplies.connectors, s.connectors, (colour, count) =>
    report('', 'position.too-many-connectors', { colour, count, supply: supplies.connectors[colour] }),
  );
  fill('skills', SKILLS, 'skill', supplies.skills, s.skills, (skill, count) =>
    report('', 'position.too-many-skills', { skill, count, supply: supplies.skills[skill] }),
  );
}
