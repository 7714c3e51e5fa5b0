import { isAdult, subjectLimit, type SubjectId } from '@noodlenaut/domain';
import { AppError } from '../errors/app-error.ts';
import type { SessionViewer } from '../sessions/read-session.ts';

export type Entitled = Pick<SessionViewer, 'role' | 'entitlements'>;

/**
 * Whether a learner's plan opens a subject. Adults only look at lessons; nothing they do there is recorded.
 * @throws AppError plan_limit
 */
export function checkSubject({ role, entitlements }: Entitled, subject: SubjectId): void {
  const planLimit = isAdult(role) ? null : subjectLimit(entitlements, subject);
  if (planLimit) throw new AppError('plan_limit', { message: planLimit.message, planLimit });
}

/**
 * The same for a lesson. One that was begun or completed stays open when a plan ends, so does one that the own class has or is to do (P6.31).
 * @throws AppError plan_limit
 */
export function checkLesson(
  viewer: Entitled,
  { subjectId, isOpenAnyway }: { readonly subjectId: SubjectId; readonly isOpenAnyway: boolean },
): void {
  if (!isOpenAnyway) checkSubject(viewer, subjectId);
}
