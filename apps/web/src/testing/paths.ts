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
  isOfClass: false,
  steps,
  ...more,
});

type OfChild = Outputs['paths']['ofChild'];
type PathOfChild = OfChild['paths'][number];

/** A path as its guardian reads it. */
export const pathOfChild = (more: Partial<PathOfChild> = {}): PathOfChild => ({
  id: idOf(90),
  title: 'Summer',
  from: 'Ana',
  version: 3,
  isMine: true,
  isArchived: false,
  steps: [myStep(1), myStep(2, { kind: 'practice', lessonId: null, title: null, grade: '2nd' })].map(
    ({ isDone: _done, isLate: _late, ...step }, index) => ({
      ...step,
      isThere: true,
      doneAt: index === 0 ? '2026-11-20T10:00:00.000Z' : null,
    }),
  ),
  ...more,
});
export const pathsOfChild = (paths: PathOfChild[], mayMake = true): OfChild => ({ mayMake, paths });

/** The paths of a class with two pupils. */
export const pathsOfClass = (): Outputs['paths']['ofClass'] => ({
  mayMake: true,
  paths: [
    {
      ...pathOfChild({ from: 'Room 12' }),
      steps: pathOfChild().steps.map(({ doneAt, ...step }) => ({ ...step, doneBy: doneAt === null ? 0 : 2 })),
      pupils: [
        { id: idOf(80), name: 'Maya', done: 1, of: 2 },
        { id: idOf(81), name: 'Leo', done: 0, of: 2 },
      ],
    },
  ],
});
