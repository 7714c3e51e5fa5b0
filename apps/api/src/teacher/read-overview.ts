import type { Context } from '../context.ts';
import type { SessionViewer } from '../sessions/read-session.ts';
import { displayName } from '@noodlenaut/domain';
import { learnerOf, refuseUnseen } from '../learner.ts';

/** GET /api/teacher/progress/overview (S7.48). Without a linked child: `student: null` and zeros (P1.40). */
export async function readOverview(
  services: Pick<Context, 'store'>,
  viewer: SessionViewer,
  studentId: string | undefined,
) {
  const rows = await services.store.teacher.subjects(learnerOf(viewer, studentId));
  const first = rows[0];
  if (!first) refuseUnseen(studentId);
  const sum = (value: (row: (typeof rows)[number]) => number) =>
    rows.reduce((total, row) => total + value(row), 0);
  return {
    student: first ? { name: displayName(first), grade: first.grade } : null,
    totalPoints: first?.totalPoints ?? 0,
    averageProgress: rows.length === 0 ? 0 : sum((row) => row.progress) / rows.length,
    totalLessonsCompleted: sum((row) => row.completedLessons),
    totalLessonsAvailable: sum((row) => row.totalLessons),
    totalAchievements: first?.achievements ?? 0,
    totalSubjects: rows.length,
    subjects: rows.map(({ lastActivity, ...row }) => ({ ...row, ...(lastActivity && { lastActivity }) })),
  };
}
