import type { Context } from '../context.ts';
import type { SessionViewer } from '../sessions/read-session.ts';
import {
  displayName,
  NAMELESS_TEACHER,
  nameOr,
  isSelfConfirmPaused,
  mayConfirmLink,
  mayEndLink,
  mayHandOver,
  SELF_CONFIRM_PAUSE_DAYS,
  afterDays,
} from '@noodlenaut/domain';
import { AppError } from '../errors/app-error.ts';

/** Who sees a child, for the child and its guardians (security 2.15). */
export async function readLinks(
  services: Pick<Context, 'now' | 'store'>,
  viewer: SessionViewer,
  studentId: string | undefined,
) {
  const viewerId = viewer.id;
  const child = await services.store.guardianLinks.childFor(studentId ?? viewerId, viewerId);
  if (!child || (child.id === viewerId && viewer.role === 'parent')) throw new AppError('not_found');
  const { guardians, teachers } = await services.store.guardianLinks.whoSees(child.id);
  const primaryId =
    guardians.find(({ kind, status }) => kind === 'primary' && status === 'active')?.guardianId ?? null;
  const { guardianEndedAt } = child;
  const isPaused = primaryId === null && isSelfConfirmPaused(guardianEndedAt, services.now());
  return {
    child: {
      id: child.id,
      name: displayName(child),
      username: child.username,
      grade: child.grade,
      signsInWith: child.picturesOf === null ? ('password' as const) : ('pictures' as const),
      eraseAt: child.eraseAt,
      eraseReason: child.eraseReason,
    },
    codeExpiresAt: child.codeExpiresAt,
    isPrimary: primaryId === viewerId,
    pausedUntil: isPaused && guardianEndedAt ? afterDays(guardianEndedAt, SELF_CONFIRM_PAUSE_DAYS) : null,
    guardians: guardians.flatMap(
      ({ linkId, guardianId, kind, status, since, isKept, endAskedAt, ...who }) => {
        if (status === 'revoked') return [];
        const asker = { viewerId, childId: child.id, guardianId, status, primaryId, isKept };
        return [
          {
            linkId,
            name: displayName(who),
            kind,
            status,
            since,
            endAskedAt,
            isMe: guardianId === viewerId,
            mayConfirm: status === 'pending' && !isPaused && mayConfirmLink(asker),
            mayEnd: mayEndLink(asker),
            mayHandOver: mayHandOver(asker),
          },
        ];
      },
    ),
    teachers: teachers.map(({ classId, className, since, ...who }) => ({
      classId,
      className,
      since,
      name: nameOr(who, NAMELESS_TEACHER),
    })),
  };
}
