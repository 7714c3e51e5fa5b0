import type { Context } from '../context.ts';
import type { SessionViewer } from '../sessions/read-session.ts';
import { sqlState } from '@noodlenaut/db';
import { AppError } from '../errors/app-error.ts';
import { hashToken } from '@noodlenaut/db';

/**
 * Links the waiting Google identity to the signed-in account (P2.17): the mail Google verified must be the account's
 * own, and the person must have signed in and said yes.
 */
export async function confirmGoogleLink(
  services: Pick<Context, 'linkToken' | 'requestId' | 'store'>,
  viewer: SessionViewer,
) {
  const token = services.linkToken;
  if (token === null) throw new AppError('link_missing');
  try {
    await services.store.transaction(async (store) => {
      const waiting = await store.recovery.takePendingLink(hashToken(token));
      const account = await store.users.byId(viewer.id);
      if (!waiting || account?.email?.toLowerCase() !== waiting.email.toLowerCase() || account.email === null)
        throw new AppError('link_missing');
      await store.users.linkGoogle(viewer.id, waiting.providerId);
      // Google proved the address, which is the account's own.
      await store.addresses.set(viewer.id, account.email, true);
      await store.audit.write({
        actorId: viewer.id,
        action: 'account.confirmGoogleLink',
        result: 'done',
        requestId: services.requestId,
      });
    });
  } catch (thrown) {
    if (sqlState(thrown) === '23505') throw new AppError('link_missing', { cause: thrown });
    throw thrown;
  }
  return { ok: true as const };
}
