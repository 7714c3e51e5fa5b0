import { ASSIGNMENT_KINDS, ATTENTION_KINDS, GRADES, SUBJECTS } from '@noodlenaut/domain';
import { illustration } from '@noodlenaut/domain/illustrations';
import { z } from 'zod';
import { classRequest } from './classes.ts';
import { slug, uuid, wireDateOrNull } from './text.ts';

const count = z.int().min(0);
const percent = z.int().min(0).max(100);
/** First tries and the percentage of right ones; null without answers. */
const tally = z.object({ right: count, answers: count, percent: percent.nullable() });

/** GET /api/classes/news: what a teacher's home says of each class that is not archived, in the order of the list. */
export const classNewsReply = z.array(
  z.object({
    id: uuid,
    /** Pupils with fewer than half right of at least six first tries of 14 days, the hardest first, at most three. */
    weak: z.array(tally.extend({ id: uuid, name: z.string(), lessons: count })),
    /** Pupils who never played anything. */
    notStarted: count,
    /** The assignment due next, today or later; null without one. */
    due: z
      .object({
        kind: z.enum(ASSIGNMENT_KINDS),
        /** The lesson's title or the subject's name. */
        title: z.string(),
        dueDay: z.iso.date(),
        done: count,
        pupils: count,
      })
      .nullable(),
  }),
);

/** GET /api/classes/{classId}/view: one row a pupil, and at most five lines that need a teacher today (decision 0047). */
export const classViewReply = z.object({
  id: uuid,
  name: z.string(),
  grade: z.enum(GRADES),
  /** The code with which pupils join while the class is open. */
  code: z.string(),
  isOpen: z.boolean(),
  pupils: z.array(
    z.object({
      id: uuid,
      name: z.string(),
      grade: z.enum(GRADES).nullable(),
      /** Mean of the eight subjects, whole percent. */
      progress: percent,
      completedLessons: count,
      /** First tries of the last 30 days. */
      accuracy: tally,
      lastSeen: wireDateOrNull,
      /** The account sleeps: nobody can sign in to it, until it is erased or woken. */
      isAsleep: z.boolean(),
      /** The day on which a sleeping account will be erased; null when no erasure is planned. */
      eraseAt: wireDateOrNull,
      /** Why this pupil needs attention, null when all is well. */
      needsAttention: z.string().nullable(),
    }),
  ),
  attention: z.array(
    z.object({
      kind: z.enum(ATTENTION_KINDS),
      childIds: z.array(uuid).readonly(),
      names: z.array(z.string()).readonly(),
      reason: z.string(),
      skill: z.string().nullable(),
      /** The subject in which the skill is practised. */
      subject: z.enum(SUBJECTS).nullable(),
    }),
  ),
});

export const classSkillsRequest = classRequest.extend({ subjectId: z.enum(SUBJECTS, 'Subject not found') });
/** GET /api/classes/{classId}/skills/{subjectId}: pupil x skill, first tries of the last 30 days; percents from four answers on. */
export const classSkillsReply = z.object({
  id: uuid,
  name: z.string(),
  subject: z.enum(SUBJECTS),
  displayName: z.string(),
  /** The columns, with the result of the whole class. */
  skills: z.array(tally.extend({ skill: z.string(), name: z.string() })),
  pupils: z.array(
    z.object({
      id: uuid,
      name: z.string(),
      /** One entry for each column; null without answers. */
      cells: z.array(tally.nullable()),
    }),
  ),
});

/** GET /api/classes/{classId}/items?lessonId= or ?skill=, of all pupils or of one. */
export const classItemsRequest = classRequest
  .extend({ lessonId: slug.optional(), skill: slug.optional(), studentId: uuid.optional() })
  .refine((input) => (input.lessonId === undefined) !== (input.skill === undefined), 'Invalid input');
export const classItemsReply = z.object({
  name: z.string(),
  /** Most often wrong first. */
  items: z.array(
    z.object({
      lessonId: slug,
      lessonTitle: z.string(),
      activity: count,
      subject: z.enum(SUBJECTS),
      grade: z.enum(GRADES),
      /** Whether quizzes of its subject and grade can ask it. */
      isQuizzable: z.boolean(),
      question: z.string(),
      illustration: illustration.nullable(),
      options: z.array(
        z.object({
          text: z.string(),
          count,
          isRight: z.boolean(),
          /** The misconception behind it. */
          reason: z.string().nullable(),
          /** Who chose it first. */
          pupils: z.array(z.object({ id: uuid, name: z.string() })),
        }),
      ),
      answers: count,
      right: count,
      /** The wrong option chosen most, and the misconception behind it; null while fewer than three children chose it. */
      mistake: z.object({ text: z.string(), count, reason: z.string().nullable() }).nullable(),
    }),
  ),
});
/** The rows of a screen as a file (security 2.16). */
export const csvReply = z.object({ fileName: z.string(), csv: z.string() });
