import { DRAFT_QUESTIONS, GRADES, SUBJECTS } from '@noodlenaut/domain';
import { z } from 'zod';
import { lessonSummary } from './learning.ts';
import { activity, lessonContent } from './lesson-content.ts';
import { safeLine, slug, uuid, wireDate } from './text.ts';

const { least, most } = DRAFT_QUESTIONS;

/** POST /api/lesson-drafts: what a lesson shall be about (P7.19). */
export const createDraftRequest = z.object({
  topic: safeLine(80, 2, { min: 'Please write a topic' }),
  subject: z.enum(SUBJECTS, 'Please choose a subject'),
  grade: z.enum(GRADES, 'Please choose a grade'),
  count: z.int().min(least).max(most),
});
export const draftRequest = z.object({ draftId: uuid });

const version = z.int().min(1);
/** An edited draft: 3 to 10 questions. */
export const draftContent = lessonContent.extend({
  activities: z.array(activity).min(least, 'Three questions are needed').max(most).readonly(),
});
/** The version is the one that was read: an older one is refused, so that two tabs lose nothing. */
export const saveDraftRequest = draftRequest.extend({
  version,
  content: draftContent,
  /** Questions whose right answer the teacher has checked, from 0. */
  vouched: z
    .array(
      z
        .int()
        .min(0)
        .max(most - 1),
    )
    .max(most),
});
export const publishDraftRequest = draftRequest.extend({ version, classId: uuid });
export const draftPublishedReply = z.object({ lessonId: slug });

/** What a check found. */
const problem = z.object({
  /** From 0; null when the whole lesson is meant. */
  activity: z.int().nullable(),
  field: z.string(),
  message: z.string(),
  isBlocking: z.boolean(),
});

const draft = z.object({
  id: uuid,
  topic: z.string(),
  subject: z.enum(SUBJECTS),
  grade: z.enum(GRADES),
  /** The model that wrote it; null when it was put together from our own questions. */
  model: z.string().nullable(),
  /** The lesson it became, and the class that has it now; null before it is published, and after it was taken back. */
  lessonId: slug.nullable(),
  classId: uuid.nullable(),
  className: z.string().nullable(),
  updatedAt: wireDate,
});
export const draftsReply = z.array(
  draft.extend({ title: z.string(), questions: z.int(), blocking: z.int() }),
);
export const draftReply = draft.extend({
  version,
  content: lessonContent,
  problems: z.array(problem),
  vouched: z.array(z.int()),
  /** A remote model is connected now. One that gave no usable answer is replaced by our own questions. */
  isModelConnected: z.boolean(),
});

/** GET /api/class-lessons: lessons that teachers published to a child's classes. */
export const classLessonsReply = z.array(lessonSummary.extend({ className: z.string() }));
