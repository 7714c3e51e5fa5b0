import { GRADES, SUBJECTS } from '@noodlenaut/domain';
import { z } from 'zod';
import { achievementsReply, checkedAnswer, newLevel, newRewards, sealedActivity } from './learning.ts';
import { uuid } from './text.ts';

const position = z.int().min(0).max(9);

/** POST /api/practice/{subjectId}/rounds: the open round or the daily round. It is dealt when there is none. */
export const openPracticeRequest = z.object({
  subjectId: z.enum(SUBJECTS),
  kind: z.enum(['practice', 'daily']).default('practice'),
  /** Of a round that a learning path asks for; else the learner's own grade. */
  grade: z.enum(GRADES).optional(),
});
const told = checkedAnswer
  .omit({ comesBack: true })
  .extend({ position, option: z.int(), points: z.int().min(0).max(1) });
/** Sealed items. Answered ones also have what their check revealed (security 2.4). */
export const openPracticeReply = z.object({
  id: uuid,
  kind: z.enum(['practice', 'daily']),
  subjectId: z.enum(SUBJECTS),
  grade: z.enum(GRADES),
  finished: z.boolean(),
  items: z.array(
    z.object({
      position,
      subjectId: z.enum(SUBJECTS),
      /** The skill in words: 'place value'. */
      skill: z.string(),
      /** The learner got it wrong on an earlier day. */
      isReview: z.boolean(),
      activity: sealedActivity,
    }),
  ),
  answers: z.array(told),
});

export const answerPracticeRequest = z.object({
  roundId: uuid,
  position,
  option: z.int().min(0).max(10),
  /** Time from seeing the question to the check, in milliseconds. */
  answerMs: z.int().min(0).max(86_400_000).default(0),
});
/** The answer that counts. If an answer is sent again, this is the first one. */
export const answerPracticeReply = told.extend({
  finished: z.boolean(),
  totalPoints: z.int(),
  streakDays: z.int(),
  newAchievements: achievementsReply,
  newRewards,
  newLevel,
});
