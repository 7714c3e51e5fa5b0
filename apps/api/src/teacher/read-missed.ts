import type { Context } from '../context.ts';
import type { SessionViewer } from '../sessions/read-session.ts';
import { afterDays, repeatedMistake, type SubjectId } from '@noodlenaut/domain';
import { AppError } from '../errors/app-error.ts';
import { learnerOf } from '../learner.ts';

const DAYS = 30;

/**
 * GET /api/teacher/progress/missed/{subjectId}: the questions of finished lessons that a child got wrong at the first try in the last 30
 * days, with what it chose. For grown-ups alone: the right answers stand beside them. One statement.
 */
export async function readMissed(
  services: Pick<Context, 'now' | 'store'>,
  viewer: SessionViewer,
  subjectId: SubjectId,
  studentId: string | undefined,
) {
  const since = afterDays(services.now(), -DAYS);
  const rows = await services.store.missed.ofSubject(learnerOf(viewer, studentId), subjectId, since);
  if (!rows) throw new AppError('not_found');
  return rows.flatMap(({ lessonId, title, asked, option, answeredAt }) => {
    const mistake = repeatedMistake(asked, option);
    return mistake ? [{ ...mistake, lessonId, lessonTitle: title, answeredAt }] : [];
  });
}
