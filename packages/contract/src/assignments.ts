import { NAMED_ASSIGNMENT_KINDS, PUPILS_MAX, QUIZ_SUBJECTS, SUBJECTS } from '@noodlenaut/domain';
import { z } from 'zod';
import { classRequest } from './classes.ts';
import { givenAssignment } from './own-assignment.ts';
import { slug, uuid, wireDate } from './text.ts';

const isQuizSubject = (subject: string | undefined): boolean =>
  QUIZ_SUBJECTS.some((quizSubject) => quizSubject === subject);
/**
 * POST /api/classes/{classId}/assignments: a lesson, a round of practice or a quiz of a subject, until a day, for all
 * pupils or for those named (decision 0041).
 */
export const createAssignmentRequest = classRequest
  .extend({
    kind: z.enum(NAMED_ASSIGNMENT_KINDS, 'Invalid input'),
    lessonId: slug.optional(),
    subjectId: z.enum(SUBJECTS, 'Please choose a subject').optional(),
    dueDay: z.iso.date('Please choose a day'),
    childIds: z.array(uuid).min(1, 'Please choose somebody').max(PUPILS_MAX).optional(),
  })
  .refine((input) => (input.kind === 'lesson') === (input.lessonId !== undefined), {
    path: ['lessonId'],
    message: 'Please choose a lesson',
  })
  .refine((input) => input.kind === 'lesson' || input.subjectId !== undefined, {
    path: ['subjectId'],
    message: 'Please choose a subject',
  })
  .refine((input) => input.kind !== 'quiz' || isQuizSubject(input.subjectId), {
    path: ['subjectId'],
    message: 'There are no quizzes in this subject',
  });
export const assignmentCreatedReply = z.object({ id: uuid });
export const assignmentRequest = classRequest.extend({ assignmentId: uuid });

/** GET /api/classes/{classId}/assignments: what is given now, and who has done it, from the facts. */
export const assignmentsReply = z.array(
  givenAssignment.extend({
    isForAll: z.boolean(),
    createdAt: wireDate,
    pupils: z.array(z.object({ id: uuid, name: z.string(), isDone: z.boolean() })),
  }),
);
