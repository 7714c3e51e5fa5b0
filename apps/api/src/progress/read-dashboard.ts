import { lastStep, localDay, streakDays } from '@noodlenaut/domain';
import { statsOf } from '../achievements/stats-of.ts';
import type { SignedInContext } from '../context.ts';
import { AppError } from '../errors/app-error.ts';

/** All that a student's dashboard shows, from one statement. */
export async function readDashboard(ctx: SignedInContext) {
  const rows = await ctx.store.dashboard.rows(ctx.viewer.id, ctx.now());
  const first = rows[0];
  if (!first) throw new AppError('unavailable');
  const { lastLesson } = first;
  const today = localDay(ctx.now(), first.timezone);
  return {
    user: { ...first, role: first.role ?? ('' as const) },
    subjects: rows.map((row) => ({
      id: row.subjectId,
      name: row.subjectId,
      displayName: row.displayName,
      icon: row.icon,
      color: row.color,
      description: row.description,
    })),
    progress: rows.map((row) => ({ ...row, userId: first.id, updatedAt: row.progressAt })),
    achievementStats: statsOf(first.totalPoints, first.totalAchievements),
    dailyDone: first.dailyDone,
    streakDays: streakDays(first.activeDays, today),
    lastLesson: lastLesson && {
      id: lastLesson.id,
      title: lastLesson.title,
      // Counted as the beads of the player count: the introduction is the first, the summary the last.
      step: (lastLesson.step ?? 0) + 1,
      steps: lastStep(lastLesson.activities) + 1,
      finished: lastLesson.step === null && lastLesson.completed,
    },
    assignments: first.assignments.map((given) => ({
      ...given,
      isLate: !given.isDone && given.dueDay < today,
    })),
  };
}
