import { ASSIGNMENT_KINDS, SUBJECTS } from '@noodlenaut/domain';
import { z } from 'zod';
import { slug, uuid } from './text.ts';

/** An assignment, as its teacher and its pupils see it. */
export const givenAssignment = z.object({
  id: uuid,
  kind: z.enum(ASSIGNMENT_KINDS),
  subject: z.enum(SUBJECTS),
  lessonId: slug.nullable(),
  /** The title of the lesson; null for practice and quizzes. */
  title: z.string().nullable(),
  dueDay: z.iso.date(),
  /** Ids of the skills that practice brings first; empty for everything else. */
  skills: z.array(z.string()).readonly(),
});
/** An assignment of a child, for the dashboard. */
export const ownAssignment = givenAssignment.extend({
  className: z.string(),
  isDone: z.boolean(),
  /** The due day is over and it is not done. */
  isLate: z.boolean(),
});
