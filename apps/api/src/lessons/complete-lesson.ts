import { completeLesson, lastStep, scoreLesson } from '@noodlenaut/domain';
import type { RootStore, Store } from '@noodlenaut/db';
import { AppError } from '../errors/app-error.ts';

export interface CompleteLesson {
  readonly learnerId: string;
  readonly lessonId: string;
  /** What an old client says it scored; believed only when no answer was recorded (PRODUCT 3). */
  readonly claimedScore: number | null;
}

/**
 * Completes a lesson: score, points once, ledger, progress, streak and achievements in one transaction (PRODUCT 3, I1).
 * Posted again, from however many tabs, it answers with the first result and pays nothing.
 * @throws AppError not_found when there is no such lesson
 */
export async function completeLessonFor(root: RootStore, command: CompleteLesson, now: Date) {
  // Most repetitions end here, before anything is locked.
  return (await replay(root, command)) ?? root.transaction((store) => completeOnce(store, command, now));
}

async function replay(store: Store, { learnerId, lessonId }: CompleteLesson) {
  const first = await store.progress.replay(learnerId, lessonId);
  if (!first) return null;
  return reply({ scorePercent: first.scorePercent, verified: first.isVerified }, first.totalPoints, NOTHING_NEW);
}

async function completeOnce(store: Store, command: CompleteLesson, now: Date) {
    const { learnerId, lessonId } = command;
    const learner = await store.users.lockLearner(learnerId);
    // Another tab may have finished it while this one waited for the lock.
    const finishedMeanwhile = learner && (await replay(store, command));
    if (finishedMeanwhile) return finishedMeanwhile;
    const lesson = learner && (await store.lessons.byId(lessonId, learnerId));
    if (!learner || !lesson) throw new AppError('not_found');
    const activityCount = lesson.content.activities.length;
    // Only a run that exists can be finished; a completion without one is an old client's.
    const run = await store.lessonRuns.openRun(learnerId, lessonId);
    const attempts = run ? await store.lessonRuns.attempts(run.id) : [];
    if (run) await store.lessonRuns.complete(run.id, lastStep(activityCount), now);
    await store.progress.noteLastLesson(learnerId, lesson.subjectId, lessonId, now);

    const first = await store.progress.completion(learnerId, lessonId);
    if (first) {
      const kept = { scorePercent: first.scorePercent, verified: first.isVerified };
      return reply(attempts.length > 0 ? scoreLesson(attempts, activityCount, null) : kept, learner.totalPoints, NOTHING_NEW);
    }

    const outcome = completeLesson(
      {
        lessons: await store.progress.completions(learnerId),
        lessonsOfGrade: await store.lessons.countBySubject(lesson.grade),
        practiceDays: await store.practice.activeDays(learnerId),
        heldAchievements: await store.achievements.keys(learnerId),
        timeZone: learner.timezone,
      },
      { subject: lesson.subjectId, grade: lesson.grade, difficulty: lesson.difficulty, activityCount },
      attempts,
      command.claimedScore,
      now,
    );
    const totalPoints = await credit(store, command, outcome, attempts.length > 0 && run ? run.id : null, now);
    await store.progress.refresh(learnerId);
    const newAchievements = await store.achievements.award(learnerId, outcome.newAchievements, now);
    return reply(outcome.score, totalPoints, { ...outcome, newAchievements, alreadyCompleted: false });
}

/** What a repetition or a review earns. */
const NOTHING_NEW = { pointsEarned: 0, newAchievements: [], streakDays: 0, alreadyCompleted: true };

async function credit(
  store: Store,
  { learnerId, lessonId, claimedScore }: CompleteLesson,
  outcome: ReturnType<typeof completeLesson>,
  runId: string | null,
  now: Date,
): Promise<number> {
  const { score, pointsEarned } = outcome;
  await store.progress.addCompletion({
    userId: learnerId,
    lessonId,
    runId,
    scorePercent: score.scorePercent,
    isVerified: score.verified,
    claimedScore: score.verified ? null : claimedScore,
    points: pointsEarned,
    completedAt: now,
  });
  await store.progress.pay(learnerId, 'lesson', lessonId, pointsEarned, now);
  return (await store.users.addPoints(learnerId, pointsEarned)).totalPoints;
}

const reply = <Rest extends object>(score: { scorePercent: number; verified: boolean }, totalPoints: number, rest: Rest) => ({
  ...rest,
  totalPoints,
  scorePercent: score.scorePercent,
  scoreVerified: score.verified,
});
