import { completeLesson, lastStep, levelUp, rewardFacts, scoreLesson } from '@noodlenaut/domain';
import type { Store } from '@noodlenaut/db';
import type { Services } from '../context.ts';
import { AppError } from '../errors/app-error.ts';
import { giveRewards } from '../rewards/give-rewards.ts';
import { checkLesson } from '../plans/check-subject.ts';
import type { Learner } from './open-run.ts';

interface Finished {
  readonly lessonId: string;
  /** The score that an old client claims; believed only when no answer was recorded (P3.04). */
  readonly score?: number | null | undefined;
}

/**
 * Completes a lesson: score, points once, ledger, progress, streak and achievements in one transaction (P3.11, I1). When it is
 * sent again, from however many tabs, it answers with the first result and pays nothing: one statement.
 * @throws AppError not_found when there is no such lesson, plan_limit when the learner may not begin it
 */
export async function completeLessonFor(
  { store, now }: Pick<Services, 'store' | 'now'>,
  viewer: Learner,
  input: Finished,
) {
  const replayed = await store.lessonCompletions.replay(viewer.id, input.lessonId);
  if (replayed) return repeated(replayed, replayed.totalPoints);
  const lesson = await store.lessonCompletions.lesson(input.lessonId, viewer.id);
  if (!lesson) throw new AppError('not_found');
  checkLesson(viewer, lesson);
  return store.transaction((inside) => completeOnce(inside, viewer, input, lesson, now()));
}

type Lesson = NonNullable<Awaited<ReturnType<Store['lessonCompletions']['lesson']>>>;

/** At most six statements under the learner's lock: the past, the credit, the progress, badges and rewards if any. */
async function completeOnce(
  store: Store,
  { id }: Learner,
  { lessonId, score }: Finished,
  lesson: Lesson,
  now: Date,
) {
  const learner = await store.users.lockLearner(id);
  if (!learner) throw new AppError('not_found');
  const { first, run, ...past } = await store.lessonCompletions.past(id, lessonId);
  // Another tab may have finished it while this one waited for the lock.
  if (first && !run) return repeated(first, learner.totalPoints);
  const { activityCount } = lesson;
  const attempts = run?.attempts ?? [];
  if (first && run) {
    await store.lessonRuns.complete(run.id, lastStep(activityCount), now);
    await store.progress.noteLastLesson(id, lesson.subjectId, lessonId, now);
    if (attempts.length === 0) return repeated(first, learner.totalPoints);
    const again = rewardFacts(past, learner.timezone, { replays: 1 });
    const newRewards = await giveRewards(store, id, again, past.heldRewards, now);
    const score = scoreLesson(attempts, activityCount, null);
    return reply(score, learner.totalPoints, { ...NOTHING_NEW, newRewards });
  }
  const outcome = completeLesson(
    {
      lessons: past.lessons,
      lessonsOfGrade: past.lessonsOfGrade,
      practiceDays: past.activeDays,
      heldAchievements: new Set(past.held),
      timeZone: learner.timezone,
    },
    { subject: lesson.subjectId, grade: lesson.grade, difficulty: lesson.difficulty, activityCount },
    attempts,
    score ?? null,
    now,
  );
  const { scorePercent, verified } = outcome.score;
  const totalPoints = await store.lessonCompletions.credit(
    {
      userId: id,
      lessonId,
      runId: attempts.length > 0 && run ? run.id : null,
      scorePercent,
      isVerified: verified,
      claimedScore: verified ? null : (score ?? null),
      points: outcome.pointsEarned,
      completedAt: now,
    },
    lastStep(activityCount),
  );
  await store.lessonCompletions.noteSubject(id, lesson.subjectId, lessonId, now);
  const newAchievements = await store.achievements.award(id, outcome.newAchievements, now);
  const done = { subject: lesson.subjectId, completedAt: now };
  const facts = rewardFacts(past, learner.timezone, { done });
  const newRewards = await giveRewards(store, id, facts, past.heldRewards, now);
  return reply(outcome.score, totalPoints, {
    ...outcome,
    newAchievements,
    newRewards,
    newLevel: levelUp(learner.totalPoints, totalPoints),
    alreadyCompleted: false,
  });
}

/** What a repetition or a review earns. */
const NOTHING_NEW = {
  pointsEarned: 0,
  newAchievements: [],
  newRewards: [],
  newLevel: null,
  streakDays: 0,
  alreadyCompleted: true,
};

const repeated = (first: { scorePercent: number; isVerified: boolean }, totalPoints: number) =>
  reply({ scorePercent: first.scorePercent, verified: first.isVerified }, totalPoints, NOTHING_NEW);

const reply = <Rest extends object>(
  score: { scorePercent: number; verified: boolean },
  totalPoints: number,
  rest: Rest,
) => ({
  ...rest,
  totalPoints,
  scorePercent: score.scorePercent,
  scoreVerified: score.verified,
});
