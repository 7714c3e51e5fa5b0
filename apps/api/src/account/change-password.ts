import type { Context } from '../context.ts';
import type { SessionViewer } from '../sessions/read-session.ts';
import type { changePasswordRequest } from '@noodlenaut/contract';
import type { z } from 'zod';
import { AppError } from '../errors/app-error.ts';
import { notifyGuardians } from '../family/notify-guardians.ts';
import { checkPassword } from '../passwords/check-password.ts';

/**
 * Changes the viewer's password, after the present one was given. Every other session of the account ends, and this one counts as
 * fresh.
 */
export async function changePassword(
  services: Pick<Context, 'env' | 'now' | 'passwords' | 'requestId' | 'store'>,
  viewer: SessionViewer,
  input: z.output<typeof changePasswordRequest>,
) {
  const account = await services.store.users.credentialsById(viewer.id);
  if (!(await services.passwords.matches(account?.passwordHash ?? null, input.currentPassword))) {
    const message = 'This is not your current password';
    throw new AppError('invalid_input', { message, issues: [{ path: 'currentPassword', message }] });
  }
  checkPassword(input.newPassword, viewer, 'newPassword');
  const passwordHash = await services.passwords.hash(input.newPassword);
  const ended = await services.store.transaction(async (store) => {
    await store.users.setPassword(viewer.id, passwordHash);
    await store.sessions.confirm(viewer.cookieSid, services.now());
    await store.audit.write({
      actorId: viewer.id,
      action: 'account.changePassword',
      result: 'done',
      requestId: services.requestId,
    });
    // Only children have guardians to be told.
    await notifyGuardians(services, store, {
      childId: viewer.id,
      kind: 'sign-in-reset',
      actorId: viewer.id,
    });
    return store.sessions.endAll(viewer.id, viewer.cookieSid);
  });
  return { ended: ended.length };
}
