import {
  type Answer,
  asked,
  isAnswer,
  legal,
  type Match,
  refused,
  type Seat,
  waiting,
  words,
} from '@thameside/kernel';
import { difference, isPlain } from '../plain.ts';
import { type Checking, onFrozen } from './checking.ts';

const MOST_ANSWERS = 400;
/** What a match file can hold and give back. */
const READABLE = /^\S+( \S+)*$/;

const name = (m: Match, seat: Seat) => `${asked(m, seat)?.k} of seat ${seat}`;

/** The question is for the seat that is asked, something can be answered, and every answer can be told from the others in a match file. */
export function checkAnswers<S, E>(c: Checking<S, E>, m: Match<S>, seat: Seat): readonly Answer[] {
  if (asked(m, seat)?.seat !== seat)
    c.fail('wrong-seat', `${name(m, seat)} is for seat ${asked(m, seat)?.seat}`);
  const answers = onFrozen(c.fail, 'impure', 'legal', () => legal(c.game, m, seat));
  if (answers.length === 0) c.fail('stuck', name(m, seat));
  if (answers.length > MOST_ANSWERS) c.fail('too-many', `${name(m, seat)}: ${answers.length}`);
  const seen = new Set<string>();
  for (const answer of answers) {
    const text = isAnswer(answer) ? words(answer) : '';
    if (!READABLE.test(text) || !isPlain(answer))
      c.fail('unreadable', `${name(m, seat)}: ${JSON.stringify(answer)}`);
    if (seen.has(text)) c.fail('duplicate', `${name(m, seat)}: ${text}`);
    seen.add(text);
  }
  return answers;
}

/** On a frozen match: asking twice gives the same, and what is refused has a reason and is not offered. */
export function checkQuestions<S, E>(c: Checking<S, E>, m: Match<S>): void {
  for (const seat of waiting(m)) {
    const answers = legal(c.game, m, seat);
    if (difference(answers, legal(c.game, m, seat)) !== undefined) c.fail('unstable', name(m, seat));
    const offered = new Set(answers.map(words));
    for (const { answer, refusal } of onFrozen(c.fail, 'impure', 'refused', () => refused(c.game, m, seat))) {
      const text = isAnswer(answer) ? words(answer) : '';
      if (!READABLE.test(text)) c.fail('refusal', `${name(m, seat)}: ${JSON.stringify(answer)} is no answer`);
      if (offered.has(text)) c.fail('refusal', `${name(m, seat)}: ${text} is offered too`);
      if (!refusal.rule || !refusal.key || !isPlain(refusal))
        c.fail('refusal', `${name(m, seat)}: ${text} has no reason`);
    }
  }
}
