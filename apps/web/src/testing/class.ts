import type { Outputs } from '../lib/api/replies.ts';
import type { Handlers } from './serve.ts';
import { CHILD, OTHER_CHILD } from './teacher.ts';
import { whenAsked } from './when-asked.ts';

export const CLASS = '0198a000-0000-7000-8000-0000000000c1';
export const ASSIGNMENT = '0198a000-0000-7000-8000-0000000000e1';
const MOMENT = '2026-11-19T16:12:00.000Z';
const SIGN_IN = { hasPictures: false, signInHelp: 'class', username: null, isMadeHere: false } as const;

export const taughtClassOf = (more: Partial<Outputs['classes']['get']> = {}): Outputs['classes']['get'] => ({
  id: CLASS,
  name: 'Room 12',
  grade: '3rd',
  code: 'R7K4WM',
  isOpen: true,
  isOwner: true,
  teachers: [],
  pupils: [
    { id: CHILD, name: 'Maya', grade: '3rd', since: MOMENT, ...SIGN_IN },
    { id: OTHER_CHILD, name: 'Leo', grade: '3rd', since: MOMENT, ...SIGN_IN },
  ],
  waiting: [],
  ...more,
});

/** Maya plays well; Leo has not begun. */
export const classViewOf = (more: Partial<Outputs['classes']['view']> = {}): Outputs['classes']['view'] => ({
  id: CLASS,
  name: 'Room 12',
  grade: '3rd',
  code: 'R7K4WM',
  isOpen: true,
  pupils: [
    {
      id: CHILD,
      name: 'Maya',
      grade: '3rd',
      progress: 40,
      completedLessons: 12,
      accuracy: { right: 17, answers: 20, percent: 85 },
      lastSeen: MOMENT,
      isAsleep: false,
      eraseAt: null,
      needsAttention: null,
    },
    {
      id: OTHER_CHILD,
      name: 'Leo',
      grade: null,
      progress: 0,
      completedLessons: 0,
      accuracy: { right: 0, answers: 0, percent: null },
      lastSeen: null,
      isAsleep: false,
      eraseAt: null,
      needsAttention: null,
    },
  ],
  attention: [],
  ...more,
});

export const classSkillsOf = (
  more: Partial<Outputs['classes']['skills']> = {},
): Outputs['classes']['skills'] => ({
  id: CLASS,
  name: 'Room 12',
  subject: 'math',
  displayName: 'Math',
  skills: [
    { skill: 'math-area', name: 'Area', right: 17, answers: 20, percent: 85 },
    { skill: 'math-time', name: 'Time', right: 0, answers: 0, percent: null },
  ],
  pupils: [
    { id: CHILD, name: 'Maya', cells: [{ right: 17, answers: 20, percent: 85 }, null] },
    { id: OTHER_CHILD, name: 'Leo', cells: [null, null] },
  ],
  ...more,
});

export const givenOf = (
  more: Partial<Outputs['assignments']['list'][number]> = {},
): Outputs['assignments']['list'][number] => ({
  id: ASSIGNMENT,
  kind: 'lesson',
  subject: 'math',
  lessonId: 'math-3rd-01-test',
  title: 'Legs and wings',
  dueDay: '2199-11-27',
  isForAll: true,
  skills: [],
  createdAt: MOMENT,
  againOf: null,
  pupils: [
    { id: CHILD, name: 'Maya', isDone: true, score: { right: 5, answers: 6 }, practised: null },
    { id: OTHER_CHILD, name: 'Leo', isDone: false, score: null, practised: null },
  ],
  ...more,
});

/** All that a class's screens read, of this class and no other. */
export const CLASS_READS = {
  'classes.get': whenAsked<'classes.get'>({ classId: CLASS }, taughtClassOf()),
  'classes.view': whenAsked<'classes.view'>({ classId: CLASS }, classViewOf()),
  'classes.skills': whenAsked<'classes.skills'>({ classId: CLASS, subjectId: 'math' }, classSkillsOf()),
  'learnerGroups.list': whenAsked<'learnerGroups.list'>({ classId: CLASS }, []),
  'assignments.list': whenAsked<'assignments.list'>({ classId: CLASS }, [givenOf()]),
} satisfies Handlers;
