import { FRESH_PASSWORD_S } from '@noodlenaut/domain';
import type { Services } from '../context.ts';
import type { SessionViewer } from '../sessions/read-session.ts';
import type { GoogleIdentity } from './google-client.ts';

/**
 * Google must have asked for its password within these minutes: then the person is there, and not only a forgotten tab (decision
 * 0065).
 */
export const isJustNow = (authenticatedAt: Date | null, now: Date): boolean =>
  authenticatedAt !== null && Math.abs(now.getTime() - authenticatedAt.getTime()) <= FRESH_PASSWORD_S * 1000;

/**
 * Makes a session fresh because its own person signed in with Google again (decision 0065). False for another Google account, and
 * where Google does not say that it asked just now.
 */
export async function proveAgain(
  { store, now }: Pick<Services, 'store' | 'now'>,
  viewer: SessionViewer | null,
  identity: GoogleIdentity,
): Promise<boolean> {
  if (!viewer?.byCookie) return false;
  const owner = await store.users.byGoogleId(identity.providerId);
  const isProved = owner?.id === viewer.id && isJustNow(identity.authenticatedAt, now());
  await store.transaction(async (inside) => {
    if (isProved) await inside.sessions.confirm(viewer.cookieSid, now());
    await inside.audit.write({
      actorId: viewer.id,
      action: 'account.confirmPassword',
      object: 'google',
      result: isProved ? 'done' : 'failed',
    });
  });
  return isProved;
}
