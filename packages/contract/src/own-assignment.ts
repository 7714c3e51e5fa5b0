import { ASSIGNMENT_KINDS, SUBJECTS } from '@noodlenaut/domain';
import { z } from 'zod';
import { slug, uuid } from './text.ts';

/** Something to do until a day, as its teacher and its pupils read it. */
export const givenAssignment = z.object({
  id: uuid,
  kind: z.enum(ASSIGNMENT_KINDS),
  subject: z.enum(SUBJECTS),
  lessonId: slug.nullable(),
  /** Of the lesson; null with practice and quizzes. */
  title: z.string().nullable(),
  dueDay: z.iso.date(),
});
/** What a child was given, on the dashboard before everything else. */
export const ownAssignment = givenAssignment.extend({
  className: z.string(),
  isDone: z.boolean(),
  /** Its day is over and it is not done. */
  isLate: z.boolean(),
});
