import type { Context } from '../context.ts';
import type { SessionViewer } from '../sessions/read-session.ts';
import { randomInt } from 'node:crypto';
import { afterDays, displayName, FAMILY_CODE_DAYS, familyCode } from '@noodlenaut/domain';
import { hashToken } from '@noodlenaut/db';
import { AppError } from '../errors/app-error.ts';
import { auditEntry } from '../family/audit-entry.ts';
import { lockClass } from './lock-class.ts';
import { refuseForeignAccounts } from './print-cards.ts';

/**
 * New family codes for pupils whose accounts this class made and who have no guardian, for a letter to their parents (P1.19, decision
 * 0109). A class that made an account can sign it in anyway; a code in wrong hands gets a link that waits for the child's yes.
 */
export async function writeLetters(
  services: Pick<Context, 'env' | 'now' | 'requestId' | 'store'>,
  viewer: SessionViewer,
  input: { classId: string; childIds: string[] },
) {
  const { classId } = input;
  const childIds = [...new Set(input.childIds)];
  const expiresAt = afterDays(services.now(), FAMILY_CODE_DAYS);
  const { className, letters } = await services.store.transaction(async (store) => {
    const { name } = await lockClass(viewer, store, classId);
    await store.users.lockLearners(childIds);
    const pupils = await store.classMembers.pupils(classId, childIds);
    if (pupils.length < childIds.length) throw new AppError('not_found');
    refuseForeignAccounts(pupils);
    const written = [];
    for (const pupil of pupils) {
      const code = familyCode((sides) => randomInt(sides));
      await store.guardianLinks.endCodes(pupil.id);
      await store.guardianLinks.keepCode({
        codeHash: hashToken(code),
        childId: pupil.id,
        madeBy: viewer.id,
        expiresAt,
      });
      await store.audit.write({
        ...auditEntry(services, viewer, 'classes.letters'),
        childId: pupil.id,
        object: classId,
      });
      written.push({ childId: pupil.id, name: displayName(pupil), code });
    }
    return { className: name, letters: written };
  });
  return { className, operator: services.env.OPERATOR_NAME ?? null, expiresAt, letters };
}
