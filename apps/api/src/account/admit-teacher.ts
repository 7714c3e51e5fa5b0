import type { Context } from '../context.ts';
import type { SessionViewer } from '../sessions/read-session.ts';
import { typedCode } from '@noodlenaut/domain';
import { hashToken, type Store } from '@noodlenaut/db';
import { AppError } from '../errors/app-error.ts';
import { auditEntry } from '../family/audit-entry.ts';

/** A new teacher can start at once only where the instance is open to all (decision 0064); elsewhere the account waits. */
export async function admitTeacher(
  { env }: Pick<Context, 'env'>,
  store: Pick<Store, 'users'>,
  username: string,
): Promise<void> {
  if (env.TEACHER_REGISTRATION === 'open') await store.users.approveTeacher(username);
}

/**
 * A teacher whose account is being checked enters an invitation of staff. Tries are counted before they are checked (security
 * 2.18). For a teacher who is approved already nothing changes, and the code stays valid.
 */
export async function redeemInvite(
  services: Pick<Context, 'address' | 'limits' | 'requestId' | 'store'>,
  viewer: SessionViewer,
  code: string,
) {
  const useCode = () =>
    services.store.transaction(async (store) => {
      if (!(await store.teacherInvites.use(hashToken(typedCode(code)), viewer.id))) return null;
      await store.users.approveTeacher(viewer.username);
      await store.audit.write(auditEntry(services, viewer, 'account.redeemInvite'));
      return true;
    });
  const isIn =
    viewer.isVerified || (await services.limits.attempt('link.redeem.address', services.address, useCode));
  if (isIn) return { ok: true as const };
  throw new AppError('not_found', { message: 'This code does not work. Ask for a new one.' });
}
