import type { Activity, LessonFile } from '@noodlenaut/domain';
import type { LessonSource } from '../lessons.ts';

/** An activity without a fault. The number makes its question different from the others. */
export function goodActivity(number: number, right: number): Activity {
  return {
    type: 'multiple_choice',
    question: `How much is 3 + 4, asked for the time ${number}?`,
    options: ['7', '8', '9', '1'],
    correct_answer: right,
    explanation: 'Count on from 3. You reach 3 + 4 = 7.',
    option_reasons: [0, 1, 2, 3].map((option) => (option === right ? null : 'Count once more.')),
    hints: ['Start at 3.', 'Count on four steps.'],
  };
}

/** A lesson without a fault. Each test breaks it in one place. */
export const goodLesson: LessonFile = {
  key: 'math-3rd-91-test',
  subject: 'math',
  grade: '3rd',
  number: 91,
  difficulty: 1,
  goal: 'Add',
  skills: ['math-addition'],
  standard: '-',
  sources: [],
  content: {
    title: 'A Test',
    introduction: 'You will add.',
    activities: [0, 1, 2, 0, 1].map((right, index) => goodActivity(index, right)),
    summary: 'You added.',
    fun_fact: 'Seven is odd.',
  },
};

/** The good lesson with its first activity changed. */
export function brokenActivity(change: Partial<Activity>): LessonFile {
  const [first, ...rest] = goodLesson.content.activities;
  const activities = first ? [{ ...first, ...change }, ...rest] : [];
  return { ...goodLesson, content: { ...goodLesson.content, activities } };
}

/** The path of the file of a lesson. */
export const sourceOf = (lesson: LessonFile, path = 'math/3rd/91-test.json'): LessonSource => ({
  path,
  json: lesson,
});
