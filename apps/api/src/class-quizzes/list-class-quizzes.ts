import { afterDays } from '@noodlenaut/domain';
import type { Context } from '../context.ts';
import { AppError } from '../errors/app-error.ts';
import type { SessionViewer } from '../sessions/read-session.ts';

/** Answers are kept for a year (security 2.16), and without them a quiz says nothing. */
const SHOWN_DAYS = 365;

/** GET /api/classes/{classId}/quizzes. One statement beside the session's. */
export async function listClassQuizzes(
  { store, now }: Pick<Context, 'now' | 'store'>,
  viewer: SessionViewer,
  classId: string,
) {
  const taught = { classId, teacherId: viewer.id };
  const rows = await store.classQuizzes.ofClass(taught, afterDays(now(), -SHOWN_DAYS));
  if (rows.length === 0) throw new AppError('not_found');
  return rows.flatMap(({ id, ...quiz }) => (id === null ? [] : [{ ...quiz, id }]));
}
