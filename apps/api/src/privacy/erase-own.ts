import type { Context, RequestFacts, Services } from '../context.ts';
import type { SessionViewer } from '../sessions/read-session.ts';
import type { eraseOwnRequest } from '@noodlenaut/contract';
import type { z } from 'zod';
import { auditEntry } from '../family/audit-entry.ts';
import { confirmOneself } from '../passwords/confirm-password.ts';
import { keepAccount, planErasure } from './plan-erasure.ts';

/**
 * A grown-up asks for the end of the own account: it stays awake for seven days, so that they can undo it, and is signed out everywhere
 * but here (decision 0071). Asked for twice, the first day counts.
 */
export async function eraseOwn(
  services: Pick<Services, 'env' | 'limits' | 'now' | 'passwords' | 'store'> & RequestFacts,
  viewer: SessionViewer,
  input: z.output<typeof eraseOwnRequest>,
) {
  const { id, username, cookieSid } = viewer;
  await confirmOneself(services, viewer, input.password);
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

/** The account stays after all, and the children who were to go along. */
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
