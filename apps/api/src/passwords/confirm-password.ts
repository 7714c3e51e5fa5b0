import type { RequestFacts, Services } from '../context.ts';
import type { SessionViewer } from '../sessions/read-session.ts';
import { reauthRequired } from '../errors/reauth-required.ts';
import { AppError } from '../errors/app-error.ts';
import { addressPrefix } from '../http/address-prefix.ts';

/** Demands that the viewer proves again who they are: with the password, or, without one, by Google within the last minutes. */
export async function requireConfirmation(
  services: Pick<Services, 'limits' | 'now' | 'passwords' | 'store'> & RequestFacts,
  viewer: SessionViewer,
  password: string | undefined,
): Promise<void> {
  if (viewer.hasPassword) await confirmPassword(services, viewer, password ?? '');
  else if (!viewer.isFresh) throw reauthRequired(viewer);
}

/**
 * Asks for the viewer's password before something that cannot be undone easily (security 2.16). A right one makes the session
 * fresh (security 2.2); tries are counted before they are checked, and are in the audit log.
 */
export async function confirmPassword(
  services: Pick<Services, 'limits' | 'now' | 'passwords' | 'store'> & RequestFacts,
  viewer: SessionViewer,
  password: string,
): Promise<void> {
  await services.limits.consume('password.change', viewer.id);
  const account = await services.store.users.credentialsById(viewer.id);
  const isRight = await services.passwords.matches(account?.passwordHash ?? null, password);
  await services.store.audit.write({
    actorId: viewer.id,
    action: 'account.confirmPassword',
    result: isRight ? 'done' : 'failed',
    requestId: services.requestId,
    addressPrefix: addressPrefix(services.address),
  });
  if (isRight) {
    await services.store.sessions.confirm(viewer.cookieSid, services.now());
    return;
  }
  const message = 'This is not your password';
  throw new AppError('invalid_input', { message, issues: [{ path: 'password', message }] });
}
