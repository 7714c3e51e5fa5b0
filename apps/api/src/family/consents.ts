import type { Context } from '../context.ts';
import type { SessionViewer } from '../sessions/read-session.ts';
import { stopTutoring } from '../tutoring/stop-tutoring.ts';
import type { setConsentRequest } from '@noodlenaut/contract';
import { CONSENT_SCOPES, CONSENT_TEXT_VERSION, consentAllows, displayName } from '@noodlenaut/domain';
import type { z } from 'zod';
import { AppError } from '../errors/app-error.ts';
import { auditEntry } from './audit-entry.ts';
import { guardianOf } from './guardian-of.ts';

const UNVERIFIED =
  "Before your yes counts, whoever runs this site makes sure that you are this child's parent or guardian. Please write to them.";

/** With `required` a yes counts only of a guardian whom staff verified (decision 0062). */
const mayGive = async (services: Pick<Context, 'env' | 'store'>, viewer: SessionViewer): Promise<boolean> =>
  services.env.CONSENT_MODE === 'operator' || services.store.users.isVerifiedGuardian(viewer.id);

/** What a child may use and who said so, for its guardians and for the child (decision 0062). */
export async function readConsents(
  services: Pick<Context, 'env' | 'store'>,
  viewer: SessionViewer,
  childId: string,
) {
  if (!(await services.store.guardianLinks.childFor(childId, viewer.id))) throw new AppError('not_found');
  const ledger = await services.store.consents.ledger(childId);
  const words = await services.store.consents.words(childId);
  const mode = services.env.CONSENT_MODE;
  return {
    mode,
    on: CONSENT_SCOPES.filter((scope) => consentAllows(mode, scope, words)),
    mayGive: viewer.id !== childId && (await mayGive(services, viewer)),
    ledger: ledger.map((row) => ({
      scope: row.scope,
      who: row.guardianId === null ? null : displayName(row),
      version: row.textVersion,
      grantedAt: row.grantedAt,
      revokedAt: row.revokedAt,
      revokedBy:
        row.revokedBy === null
          ? null
          : displayName({ firstName: row.revokedFirstName, name: row.revokedName }),
    })),
  };
}

/**
 * A guardian gives or withdraws one consent for a child, in either mode (decision 0062). A withdrawn one holds from the next
 * request on. Saying the same twice changes nothing. The child reads its consents; only a guardian writes them.
 */
export async function setConsent(
  services: Pick<Context, 'env' | 'requestId' | 'store'>,
  viewer: SessionViewer,
  input: z.output<typeof setConsentRequest>,
) {
  const { childId, scope, isGiven } = input;
  const said = { childId, guardianId: viewer.id, scope, textVersion: CONSENT_TEXT_VERSION };
  await guardianOf(viewer, services.store, childId);
  if (isGiven && !(await mayGive(services, viewer)))
    throw new AppError('unverified', { message: UNVERIFIED });
  await services.store.transaction(async (store) => {
    // One change after another, and none by a guardian whose link ended meanwhile.
    await store.users.lockLearner(childId);
    await guardianOf(viewer, store, childId);
    if (isGiven && services.env.CONSENT_MODE === 'required') await store.consents.endUnproven(childId, scope);
    const changed = isGiven
      ? await store.consents.give({ ...said, method: 'signed-in' })
      : await store.consents.withdraw(childId, scope, said.guardianId, said.textVersion);
    // What is asked and booked ends with the word that allowed it.
    if (changed && scope === 'tutoring' && !isGiven) await stopTutoring(services, store, viewer, childId);
    if (changed)
      await store.audit.write({
        ...auditEntry(services, viewer, 'family.setConsent'),
        childId,
        object: `${scope} ${isGiven ? 'yes' : 'no'}`,
      });
  });
  return readConsents(services, viewer, childId);
}
