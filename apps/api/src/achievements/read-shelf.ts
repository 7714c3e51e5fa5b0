import type { Context } from '../context.ts';
import type { SessionViewer } from '../sessions/read-session.ts';
import { DEFAULT_GRADE, badgeShelf, learnerFacts } from '@noodlenaut/domain';
import { AppError } from '../errors/app-error.ts';
import { statsOf } from './stats-of.ts';

/** A student's level and all forty badges, from one statement. Facts are counted as they stand now (decision 0025). */
export async function readShelf(services: Pick<Context, 'now' | 'store'>, viewer: SessionViewer) {
  const past = await services.store.achievements.shelf(viewer.id);
  if (!past) throw new AppError('unavailable');
  const { held, lessons, lessonsOfGrade, timezone, activeDays, games } = past;
  const now = {
    subject: 'math',
    grade: past.grade ?? DEFAULT_GRADE,
    difficulty: 1,
    completedAt: services.now(),
    perfect: false,
  } as const;
  const facts = {
    ...learnerFacts(lessons, now, lessonsOfGrade, timezone, activeDays),
    ...games,
    lessonScorePercent: null,
  };
  return { stats: statsOf(past.totalPoints, held.size), badges: [...badgeShelf(facts, held)] };
}
