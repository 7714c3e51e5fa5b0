import { GROWN_UP_CALLS } from '@noodlenaut/contract';
import { queryOptions } from '@tanstack/react-query';
import { callTo, requestTo, type Arguments } from './api.ts';
import { freshly } from './freshly.ts';
import type { InputOf, Replies } from './wire.ts';

type GrownUpCall = keyof typeof GROWN_UP_CALLS;

/**
 * The bridge to calls about families and classes, loaded with the screens that make them. Throws as `call` does. What
 * needs a fresh password (SAFETY 2.2) asks for it and is made once more.
 */
export const grownUpCall = <P extends GrownUpCall>(id: P, ...[input]: Arguments<P>): Promise<Replies[P]> =>
  freshly(() => callTo<P>(GROWN_UP_CALLS[id], input));

const read = <P extends GrownUpCall>(id: P, input: Record<string, string | undefined> = {}) =>
  queryOptions<Replies[P]>({ queryKey: [requestTo(GROWN_UP_CALLS[id], input).address] });

/** Reads of grown-ups' screens by name; the key is the address, as in lib/reads. */
export const grownUpReads = {
  quizResults: (roomId: string) => read('quiz.results', { roomId }),
  pictureChildren: read('account.pictureChildren'),
  children: read('family.children'),
  links: (studentId?: string) => read('family.links', { studentId }),
  consents: (childId: string) => read('family.consents', { childId }),
  views: (childId: string) => read('privacy.views', { childId }),
  weeklyMail: (childId: string) => read('family.weeklyMail', { childId }),
  notices: read('family.notices'),
  classWishes: read('family.classWishes'),
  devices: read('family.devices'),
  classes: read('classes.list'),
  schoolClass: (classId: string) => read('classes.get', { classId }),
  myClasses: read('classes.mine'),
  overview: (studentId?: string) => read('teacher.overview', { studentId }),
  timeline: (studentId?: string) => read('teacher.timeline', { studentId }),
  analytics: (studentId?: string) => read('teacher.analytics', { studentId }),
  taughtClass: (classId: string) => read('classes.get', { classId }),
  classView: (classId: string) => read('classes.view', { classId }),
  classSkills: (classId: string, subjectId: string) => read('classes.skills', { classId, subjectId }),
  classItems: (about: InputOf<'classes.items'>) => read('classes.items', about),
  assignments: (classId: string) => read('assignments.list', { classId }),
  detailed: (subjectId: string, studentId?: string) => read('teacher.detailed', { subjectId, studentId }),
};
