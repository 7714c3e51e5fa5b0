import { CHART_WEEKS, SUBJECTS } from '@noodlenaut/domain';
import { z } from 'zod';

const count = z.int().min(0);
const subject = { subject: z.enum(SUBJECTS), displayName: z.string() };
const tally = { right: count, answers: count };
const halves = { before: z.object(tally), now: z.object(tally) };
const change = z.enum(['higher', 'lower', 'close', 'too-few']);
const fourWeeks = z.object({ ...tally, minutes: count, days: count });

/**
 * GET /api/teacher/progress/advanced: eight weeks of one learner in depth, for plans with advanced analytics (P6.07). Everything is about first tries
 * in lessons and practice; nobody else's answers are in it.
 */
export const advancedAnalyticsReply = z.object({
  /** The last day of each week, oldest first. */
  weekEnds: z.array(z.iso.date()).length(CHART_WEEKS),
  /** Skills with enough answers, the most answered first. */
  skills: z.array(
    z.object({
      ...subject,
      skill: z.string(),
      name: z.string(),
      ...tally,
      /** A week each; null: too few answers to say. */
      percents: z.array(z.int().min(0).max(100).nullable()).readonly(),
      ...halves,
      change,
    }),
  ),
  /** Minutes between question and answer, a week each; an answer counts at most five minutes. */
  time: z.array(z.object({ ...subject, minutes: z.array(count).readonly() })),
  /** What was answered wrong at the first try more than once, the most frequent first. */
  mistakes: z.array(
    z.object({
      ...subject,
      question: z.string(),
      hasPicture: z.boolean(),
      chosen: z.string(),
      /** Null for the learner, to whom the question comes back in practice. */
      right: z.string().nullable(),
      reason: z.string().nullable(),
      /** A generated exercise: the numbers differ each time. */
      isGenerated: z.boolean(),
      wrong: count,
      answers: count,
      lastDay: z.iso.date(),
    }),
  ),
  /** The last four weeks beside the four before. */
  ownPast: z.object({
    before: fourWeeks,
    now: fourWeeks,
    change,
    subjects: z.array(z.object({ ...subject, ...halves, change })),
  }),
});
