import type { RequestFacts, Services } from '../context.ts';
import type { SessionViewer } from '../sessions/read-session.ts';
import { hashToken, violatedConstraint } from '@noodlenaut/db';
import { AppError } from '../errors/app-error.ts';
import { auditEntry } from './audit-entry.ts';
import { notifyGuardians } from './notify-guardians.ts';

/**
 * A parent enters a family code: the link is pending and shows nothing of the child until it is confirmed (P1.21). Each try is
 * counted before it is checked, so that many at once get no more tries than one after another (security 2.18).
 */
export async function redeemFamilyCode(
  services: Pick<Services, 'env' | 'limits' | 'now' | 'store'> & RequestFacts,
  viewer: SessionViewer,
  code: string,
) {
  const useCode = () =>
    services.store.transaction(async (store) => {
      const used = await store.guardianLinks.useCode(hashToken(code), viewer.id, services.now());
      if (!used) return null;
      await store.users.lockLearner(used.childId);
      const link = await store.guardianLinks.ask(used.childId, viewer.id);
      await store.audit.write({
        ...auditEntry(services, viewer, 'family.redeemCode'),
        childId: used.childId,
        object: link.id,
      });
      if (link.isNew)
        await notifyGuardians(services, store, {
          childId: used.childId,
          kind: 'link-asked',
          actorId: viewer.id,
          about: link.id,
        });
      return { linkId: link.id, status: link.status };
    });
  try {
    const link = await services.limits.attempt('link.redeem.address', services.address, useCode);
    if (!link) throw new AppError('not_found', { message: 'This code does not work. Ask for a new one.' });
    return link;
  } catch (thrown) {
    if (violatedConstraint(thrown) !== SEAT_CONSTRAINT) throw thrown;
    throw fullFamily(thrown);
  }
}

export const SEAT_CONSTRAINT = 'guardian_links_seat';
/** Turns the constraint's error into the answer that the child has ten grown-ups already. */
export const fullFamily = (cause: unknown): AppError =>
  new AppError('wrong_state', {
    message: 'Ten grown-ups are linked to this child already. Ask one of them to end a link first.',
    cause,
  });
