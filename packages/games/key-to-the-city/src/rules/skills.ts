import { at, type Seat } from '@thameside/kernel';
import { type Counts, totalOf } from '@thameside/kit';
import { SKILLS, type Skill } from '../components/vocabulary.ts';
import type { KeyIo, Rules } from '../frames.ts';
import { refusal } from '../refusals.ts';
import type { State } from '../state.ts';

type Wanted = Skill | 'any';

/** K32, K43: whether these skill tiles can be returned. */
export function canPay(skills: Readonly<Counts<Skill>>, wanted: readonly Wanted[]): boolean {
  if (wanted.length === 0) return true;
  if (totalOf(SKILLS, skills) < wanted.length) return false;
  return SKILLS.every(skill => skills[skill] >= wanted.filter(w => w === skill).length);
}

function giveBack(s: State, seat: Seat, skill: Skill, io: KeyIo): void {
  at(s.players, seat).skills[skill]--;
  s.skills[skill]++;
  io.emit({ t: 'paid', seat, skills: [skill] });
}

/** Named types are returned at once, the free ones asked for. */
export function payWith(s: State, seat: Seat, wanted: readonly Wanted[], io: KeyIo): void {
  for (const skill of wanted) if (skill !== 'any') giveBack(s, seat, skill, io);
  for (const skill of wanted) if (skill === 'any') io.push({ k: 'pay', seat });
}

/** K33: skill tiles may not be declined; what the supply does not have is lost. */
export function takeSkills(s: State, seat: Seat, fixed: readonly Skill[], free: number, io: KeyIo): void {
  for (const skill of fixed) {
    if (s.skills[skill] > 0) take(s, seat, skill, io);
    else io.emit({ t: 'short-skill', seat, skill });
  }
  const there = Math.min(free, totalOf(SKILLS, s.skills));
  for (let i = there; i < free; i++) io.emit({ t: 'short-skill', seat, skill: 'any' });
  for (let i = 0; i < there; i++) io.push({ k: 'skill', seat });
}

function take(s: State, seat: Seat, skill: Skill, io: KeyIo): void {
  s.skills[skill]--;
  at(s.players, seat).skills[skill]++;
  io.emit({ t: 'took-skills', seat, skills: [skill] });
}

export const skillRules = (): Rules<'pay' | 'skill'> => ({
  pay: {
    legal: (s, f) => SKILLS.filter(skill => at(s.players, f.seat).skills[skill] > 0),
    refused: (s, f) =>
      SKILLS.filter(skill => at(s.players, f.seat).skills[skill] === 0).map(skill => ({
        answer: skill,
        refusal: refusal('K32.none', { skill }),
      })),
    apply: (s, f, skill, io) => giveBack(s, f.seat, skill, io),
  },
  skill: {
    legal: s => SKILLS.filter(skill => s.skills[skill] > 0),
    refused: s =>
      SKILLS.filter(skill => s.skills[skill] === 0).map(skill => ({
        answer: skill,
        refusal: refusal('K33.supply', { skill }),
      })),
    apply: (s, f, skill, io) => take(s, f.seat, skill, io),
  },
});
