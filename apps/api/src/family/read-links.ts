import { displayName, mayConfirmLink } from '@noodlenaut/domain';
import type { SignedInContext } from '../context.ts';
import { AppError } from '../errors/app-error.ts';

/** Who sees a child, for the child and its guardians (SAFETY 2.15: the child sees who can see them). */
export async function readLinks(ctx: SignedInContext, studentId: string | undefined) {
  const viewerId = ctx.viewer.id;
  const child = await ctx.store.guardianLinks.childFor(studentId ?? viewerId, viewerId);
  if (!child || (child.id === viewerId && ctx.viewer.role === 'parent')) throw new AppError('not_found');
  const { guardians, teachers } = await ctx.store.guardianLinks.whoSees(child.id);
  const activeGuardianIds = guardians.flatMap((one) => (one.status === 'active' ? one.guardianId : []));
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
    guardians: guardians.flatMap(({ linkId, guardianId, kind, status, since, ...who }) =>
      status === 'revoked'
        ? []
        : [
            {
              linkId,
              name: displayName(who),
              kind,
              status,
              since,
              isMe: guardianId === viewerId,
              mayConfirm:
                status === 'pending' &&
                mayConfirmLink({ viewerId, childId: child.id, guardianId, activeGuardianIds }),
            },
          ],
    ),
    teachers: teachers.map(({ classId, className, since, ...who }) => ({
      classId,
      className,
      since,
      name: displayName(who),
    })),
  };
}
