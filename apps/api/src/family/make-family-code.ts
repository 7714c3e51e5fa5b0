import type { Context } from '../context.ts';
import type { SessionViewer } from '../sessions/read-session.ts';
import { randomInt } from 'node:crypto';
import { FAMILY_CODE_DAYS, familyCode, afterDays } from '@noodlenaut/domain';
import { hashToken } from '@noodlenaut/db';
import { auditEntry } from './audit-entry.ts';
import { AppError } from '../errors/app-error.ts';

/**
 * A new family code for oneself or a linked child; the earlier one stops working (P1.20). Only its hash is stored, so it is shown
 * now and never again (security 2.15).
 */
export async function makeFamilyCode(
  services: Pick<Context, 'now' | 'requestId' | 'store'>,
  viewer: SessionViewer,
  childId: string | undefined,
) {
  const child = await services.store.guardianLinks.childFor(childId ?? viewer.id, viewer.id);
  if (!child || (child.id === viewer.id && viewer.role !== 'student')) throw new AppError('not_found');
  const code = familyCode((sides) => randomInt(sides));
  const expiresAt = afterDays(services.now(), FAMILY_CODE_DAYS);
  await services.store.transaction(async (store) => {
    await store.users.lockLearner(child.id);
    await store.guardianLinks.endCodes(child.id);
    await store.guardianLinks.keepCode({
      codeHash: hashToken(code),
      childId: child.id,
      madeBy: viewer.id,
      expiresAt,
    });
    await store.audit.write({ ...auditEntry(services, viewer, 'family.makeCode'), childId: child.id });
  });
  return { code, expiresAt };
}
