import type { Outputs } from '../lib/api/replies.ts';

export type MyPath = Outputs['paths']['mine'][number];
type MyStep = MyPath['steps'][number];

const idOf = (number: number) => `0198a000-0000-7000-8000-0000000a00${String(number).padStart(2, '0')}`;

/** A step of a child's path: a lesson unless more is said. */
export const myStep = (number: number, more: Partial<MyStep> = {}): MyStep => ({
  id: idOf(number),
  kind: 'lesson',
  subject: 'math',
  grade: '3rd',
  lessonId: `math-3rd-0${number}-test`,
  title: `Lesson ${number} title`,
  dueDay: null,
  isDone: false,
  isLate: false,
  ...more,
});

export const myPath = (steps: MyStep[], more: Partial<MyPath> = {}): MyPath => ({
  id: idOf(90),
  title: 'Summer',
  from: 'Ana',
  steps,
  ...more,
});
