import { exactOf, isSame, exact } from '../maths/exact.ts';
import type { Worked } from '../maths/worked.ts';
import type { OpenActivity } from '../question.ts';
import { digitsFor } from '../words/number-words.ts';
import { isTold } from './is-told.ts';

const NUMBER = /\d[\d,]*(?:\.\d+)?(?:\/\d+)?/g;
const numbersIn = (text: string): string[] =>
  (digitsFor(text.toLowerCase()).match(NUMBER) ?? []).map((number) => number.replaceAll(',', ''));

/** Every number of the message is one of the question's. A single number is no sign of that. */
function sameNumbers(message: string, question: string): boolean {
  const asked = numbersIn(message);
  const shown = numbersIn(question);
  return asked.length > 1 && asked.every((number) => shown.includes(number));
}

/** The result is a number that stands in the key, whatever its form: 0.5 is 1/2. */
function isKeyNumber(worked: Worked, key: string): boolean {
  return numbersIn(key).some((number) => {
    const [over = '', under = '1'] = number.split('/');
    const [top, bottom] = [exactOf(over), exactOf(under)];
    if (!top || !bottom || bottom.over === 0n || !worked.value) return false;
    return isSame(
      exact(worked.value.over, worked.value.under),
      exact(top.over * bottom.under, top.under * bottom.over),
    );
  });
}

/**
 * Working out this task would solve the activity on screen (P7.13): the same numbers are asked for, or a step or the result is
 * its key.
 */
export function solvesOpen(worked: Worked, message: string, open: OpenActivity): boolean {
  const { activity } = open;
  const key = activity.options[activity.correct_answer] ?? '';
  if (sameNumbers(message, activity.question) || isKeyNumber(worked, key)) return true;
  return isTold([...worked.steps, worked.closing].join(' '), open);
}
