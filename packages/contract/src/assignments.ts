import { NAMED_ASSIGNMENT_KINDS, PUPILS_MAX, QUIZ_SUBJECTS, SUBJECTS } from '@noodlenaut/domain';
import { z } from 'zod';
import { classRequest } from './classes.ts';
import { givenAssignment } from './own-assignment.ts';
import { slug, uuid, wireDate } from './text.ts';

const isQuizSubject = (subject: string | undefined): boolean =>
  QUIZ_SUBJECTS.some((quizSubject) => quizSubject === subject);
const dueDay = z.iso.date('Please choose a day');
/**
 * POST /api/classes/{classId}/assignments: a lesson, a round of practice or a quiz of a subject, until a day, for all
 * pupils or for those named (decision 0041).
 */
export const createAssignmentRequest = classRequest
  .extend({
    kind: z.enum(NAMED_ASSIGNMENT_KINDS, 'Invalid input'),
    lessonId: slug.optional(),
    subjectId: z.enum(SUBJECTS, 'Please choose a subject').optional(),
    dueDay,
    childIds: z.array(uuid).min(1, 'Please choose somebody').max(PUPILS_MAX).optional(),
    /** Practice of this skill of the subject first (decision 0108). */
    skill: slug.optional(),
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
  })
  .refine((input) => input.kind === 'practice' || input.skill === undefined, {
    path: ['skill'],
    message: 'A skill is for practice',
  });
export const assignmentCreatedReply = z.object({ id: uuid });
export const assignmentRequest = classRequest.extend({ assignmentId: uuid });

/** PATCH /api/classes/{classId}/assignments/{assignmentId}: another day until which it is to be done. */
export const changeDueDayRequest = assignmentRequest.extend({ dueDay });
/** POST /api/classes/{classId}/assignments/{assignmentId}/again: once more, for who has not done it or found it hard. */
export const giveAgainRequest = assignmentRequest.extend({ dueDay });
export const givenAgainReply = z.object({ id: uuid, pupils: z.int().min(1) });

const count = z.int().min(0);
/** First tries, of them right ones. */
const tries = z.object({ right: count, answers: count });

/** GET /api/classes/{classId}/assignments: what is given now, and who has done it, from the facts. */
export const assignmentsReply = z.array(
  givenAssignment.extend({
    isForAll: z.boolean(),
    createdAt: wireDate,
    /** What it repeats, for some pupils. */
    againOf: uuid.nullable(),
    pupils: z.array(
      z.object({
        id: uuid,
        name: z.string(),
        isDone: z.boolean(),
        /** Right first tries: of the lesson's last finished passage, or of the last round finished since. */
        score: tries.nullable(),
        /** Of practice of skills: first tries of these in the 30 days before it was given, and since. */
        practised: z.object({ before: tries, since: tries }).nullable(),
      }),
    ),
  }),
);
