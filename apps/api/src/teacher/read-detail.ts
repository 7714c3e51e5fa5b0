import type { Context } from '../context.ts';
import type { SessionViewer } from '../sessions/read-session.ts';
import { displayName, type SubjectId } from '@noodlenaut/domain';
import { AppError } from '../errors/app-error.ts';
import { learnerOf } from '../learner.ts';

/** GET /api/teacher/progress/detailed/{subjectId} (S7.50). Time spent is the time between seeing and answering. */
export async function readDetail(
  services: Pick<Context, 'store'>,
  viewer: SessionViewer,
  subjectId: SubjectId,
  studentId: string | undefined,
) {
  const rows = await services.store.teacher.lessons(learnerOf(viewer, studentId), subjectId);
  const first = rows[0];
  if (!first) throw new AppError('not_found');
  const scores = rows.flatMap((row) => row.scorePercent ?? []);
  const total = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0);
  return {
    subject: first,
    student: { name: displayName(first), grade: first.grade },
    progress: first.progress,
    completedLessons: first.completedLessons,
    totalLessons: first.totalLessons,
    totalPointsEarned: total(rows.map((row) => row.pointsEarned ?? 0)),
    averageScore: scores.length === 0 ? 0 : Math.round(total(scores) / scores.length),
    timeSpent: Math.round(total(rows.map((row) => row.answerMs)) / 60_000),
    lastActivity: first.lastActivity,
    lessons: rows.flatMap(({ lessonId, title, difficulty, points, completedAt, scorePercent, begun }) =>
      lessonId === null || title === null || difficulty === null || points === null
        ? []
        : [
            {
              id: lessonId,
              title,
              completed: completedAt !== null,
              completedAt,
              difficulty,
              points,
              score: scorePercent,
              status: statusOf(completedAt, begun),
            },
          ],
    ),
  };
}

const statusOf = (completedAt: Date | null, begun: boolean) =>
  completedAt !== null ? ('completed' as const) : begun ? ('in-progress' as const) : ('not-started' as const);
