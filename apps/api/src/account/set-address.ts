import type { Context } from '../context.ts';
import type { SessionViewer } from '../sessions/read-session.ts';
import { sqlState } from '@noodlenaut/db';
import { hashToken } from '@noodlenaut/db';
import { AppError } from '../errors/app-error.ts';
import { auditEntry } from '../family/audit-entry.ts';
import { askForAddress, notifyFormerAddress } from './ask-for-address.ts';

/**
 * A grown-up enters an address, a new one or one that was never confirmed (decision 0066). When somebody else has the address,
 * the answer is the same (security 2.9): that address is told nothing, and nothing changes.
 */
export async function setAddress(
  services: Pick<Context, 'env' | 'now' | 'requestId' | 'store'>,
  viewer: SessionViewer,
  email: string,
) {
  await services.store.transaction(async (store) => {
    const owner = await store.users.credentialsByEmail(email);
    if (owner && owner.id !== viewer.id) return;
    const former = await store.addresses.of(viewer.id);
    await askForAddress(services, store, viewer, email);
    await notifyFormerAddress(services, store, viewer, former, email);
    await store.audit.write(auditEntry(services, viewer, 'account.setAddress'));
  });
  return { ok: true as const };
}

/** The mailed link was opened, on whatever device: from now on the address counts. */
export async function confirmAddress(services: Pick<Context, 'requestId' | 'store'>, token: string) {
  try {
    return await services.store.transaction(async (store) => {
      const asked = await store.addresses.take(hashToken(token));
      if (!asked) throw new AppError('reset_invalid');
      await store.addresses.set(asked.userId, asked.email, true);
      await store.audit.write({
        actorId: asked.userId,
        action: 'account.confirmAddress',
        result: 'done',
        requestId: services.requestId,
      });
      return { email: asked.email };
    });
  } catch (thrown) {
    // Somebody else confirmed the same address first.
    if (sqlState(thrown) === '23505') throw new AppError('reset_invalid', { cause: thrown });
    throw thrown;
  }
}
