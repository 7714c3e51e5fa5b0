import type { SubjectId } from '@noodlenaut/domain';
import type { Ask } from '../ask.ts';

/** Questions for new readers and for others that the helper can answer from the lessons. */
const QUESTIONS: Readonly<Record<SubjectId, readonly [youngest: string, middle: string, oldest: string]>> = {
  math: ['What is 2 + 3?', 'What is 6 x 7?', 'What is 3/4 + 1/8?'],
  science: ['A fun fact about bees', 'A fun fact about magnets', 'A fun fact about volcanoes'],
  history: ['A fun fact about wheels', 'A fun fact about pyramids', 'A fun fact about Rome'],
  geography: ['A fun fact about rain', 'A fun fact about islands', 'A fun fact about rivers'],
  it: ['A fun fact about robots', 'A fun fact about computers', 'A fun fact about passwords'],
  english: ['A fun fact about letters', 'A fun fact about words', 'A fun fact about stories'],
  chemistry: ['A fun fact about water', 'A fun fact about ice', 'A fun fact about salt'],
  robotics: ['A fun fact about robots', 'A fun fact about wheels', 'A fun fact about robots'],
};
const ANY: readonly [youngest: SubjectId, SubjectId, SubjectId, ...SubjectId[]] = [
  'math',
  'science',
  'geography',
  'history',
];

/** Three messages that fit the grade and the subject on screen; with an activity on screen, its hint comes first. */
export function suggestionsFor({ question: { subject, open }, year, dice }: Ask): readonly string[] {
  const band = year < 4 ? 0 : year < 6 ? 1 : 2;
  const subjects = dice.shuffle(ANY).filter((one) => one !== subject);
  const all = [...(subject ? [subject] : []), ...subjects].map((one) => QUESTIONS[one][band]);
  return [...(open ? ['Give me a hint'] : []), ...all, 'What can you do?'].slice(0, 3);
}
