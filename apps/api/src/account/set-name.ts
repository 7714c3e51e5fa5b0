import type { Context } from '../context.ts';
import type { SessionViewer } from '../sessions/read-session.ts';
import type { setNameRequest } from '@noodlenaut/contract';
import type { z } from 'zod';
import { auditEntry } from '../family/audit-entry.ts';

/** A grown-up corrects their own name, which families and classes see. */
export async function setName(
  services: Pick<Context, 'requestId' | 'store'>,
  viewer: SessionViewer,
  input: z.output<typeof setNameRequest>,
) {
  await services.store.transaction(async (store) => {
    await store.users.setName(viewer.id, input.firstName, input.lastName || null);
    await store.audit.write(auditEntry(services, viewer, 'account.setName'));
  });
  return { ok: true as const };
}
