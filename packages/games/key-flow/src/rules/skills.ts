import { at, type Seat } from '@thameside/kernel';
import { totalOf } from '@thameside/kit';
import { SKILLS, type Skill } from '../components/vocabulary.ts';
import type { FlowIo } from '../frames.ts';
import type { CardId, State } from '../state.ts';

function drawOne(s: State, io: FlowIo): Skill {
  let n = io.roll(totalOf(SKILLS, s.pile));
  for (const skill of SKILLS) {
    n -= s.pile[skill];
    if (n < 0) return skill;
  }
  throw new Error('the pile is empty');
}

/** F44: as many as there are, face down. */
export function drawSkills(s: State, seat: Seat, count: number, io: FlowIo): void {
  const drawn: Skill[] = [];
  for (let left = Math.min(count, totalOf(SKILLS, s.pile)); left > 0; left--) {
    const skill = drawOne(s, io);
    s.pile[skill]--;
    at(s.players, seat).skills[skill]++;
    drawn.push(skill);
  }
  io.emit({ t: 'drew', seat, count: drawn.length });
  if (drawn.length > 0) io.emit({ t: 'drew-skills', seat, skills: drawn }, [seat]);
}

/** F21: from the double-sided tiles; none left: nothing. */
export function takeSkills(
  s: State,
  seat: Seat,
  card: CardId,
  skills: readonly (Skill | 'random')[],
  io: FlowIo,
): void {
  const taken: Skill[] = [];
  for (const skill of skills) {
    if (skill === 'random') continue;
    if (s.doubles[skill] === 0) io.emit({ t: 'short-skill', seat, skill });
    else {
      s.doubles[skill]--;
      at(s.players, seat).doubles[skill]++;
      taken.push(skill);
    }
  }
  if (taken.length > 0) io.emit({ t: 'took-skills', seat, card, skills: taken });
}
