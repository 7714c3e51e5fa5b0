import { levelOf, localDay, nextLevelProgress, streakDays } from '@noodlenaut/domain';
import type { SignedInContext } from '../context.ts';
import { AppError } from '../errors/app-error.ts';

/** All that a student's dashboard shows, from one statement. */
export async function readDashboard(ctx: SignedInContext) {
  const rows = await ctx.store.dashboard.rows(ctx.viewer.id, ctx.now());
  const first = rows[0];
  if (!first) throw new AppError('unavailable');
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
    achievementStats: {
      totalAchievements: first.totalAchievements,
      totalPoints: first.totalPoints,
      level: levelOf(first.totalPoints),
      nextLevelProgress: nextLevelProgress(first.totalPoints),
    },
    dailyDone: first.dailyDone,
    streakDays: streakDays(first.activeDays, localDay(ctx.now(), first.timezone)),
  };
}
