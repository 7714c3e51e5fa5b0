import type { Context, RequestFacts, Services } from '../context.ts';
import type { SessionViewer } from '../sessions/read-session.ts';
import type { eraseOwnRequest } from '@noodlenaut/contract';
import type { z } from 'zod';
import { auditEntry } from '../family/audit-entry.ts';
import { requireConfirmation } from '../passwords/confirm-password.ts';
import { keepAccount, planErasure } from './plan-erasure.ts';

/**
 * A grown-up asks for the erasure of their own account: it works for seven more days, so that they can undo it, and is signed out
 * everywhere else (decision 0071). When it is asked for twice, the first day counts.
 */
export async function eraseOwn(
  services: Pick<Services, 'env' | 'limits' | 'now' | 'passwords' | 'store'> & RequestFacts,
  viewer: SessionViewer,
  input: z.output<typeof eraseOwnRequest>,
) {
  const { id, username, cookieSid } = viewer;
  await requireConfirmation(services, viewer, input.password);
  await services.limits.consume('privacy.erase', id);
  const eraseAt = await services.store.transaction(async (store) => {
    const planned = await planErasure(services, store, {
      person: { id, username },
      askedBy: id,
      alsoChildren: input.alsoChildren,
      exceptSid: cookieSid,
    });
    if (!planned) return store.privacy.eraseAt(id);
    await store.audit.write(auditEntry(services, viewer, 'privacy.eraseOwn'));
    for (const childId of planned.alsoChildren)
      await store.audit.write({ ...auditEntry(services, viewer, 'privacy.deleteChild'), childId });
    return planned.eraseAt;
  });
  return { eraseAt };
}

/** Undoes it: the account stays, and so do the children who were to be erased with it. */
export async function keepOwn(
  services: Pick<Context, 'env' | 'now' | 'requestId' | 'store'>,
  viewer: SessionViewer,
) {
  const { id } = viewer;
  await services.store.transaction(async (store) => {
    const children = await keepAccount(services, store, id, id);
    if (!children) return;
    await store.audit.write(auditEntry(services, viewer, 'privacy.keepOwn'));
    for (const childId of children)
      await store.audit.write({ ...auditEntry(services, viewer, 'privacy.undoDelete'), childId });
  });
  return { eraseAt: null };
}
