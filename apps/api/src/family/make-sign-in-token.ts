import type { Context } from '../context.ts';
import type { SessionViewer } from '../sessions/read-session.ts';
import { mayResetSignIn } from '@noodlenaut/domain';
import { hashToken } from '@noodlenaut/db';
import { AppError } from '../errors/app-error.ts';
import { newToken } from '../sessions/tokens.ts';
import { auditEntry } from './audit-entry.ts';
import { refuseSignIn } from './refuse-sign-in.ts';

const MINUTES_10_MS = 600_000;

/**
 * The token of a grown-up's QR code: with it a child signs in by pictures on any device, once, within ten minutes. Any guardian
 * makes one; a teacher only where they may reset the sign-in too (decision 0061).
 */
export async function makeSignInToken(
  services: Pick<Context, 'now' | 'requestId' | 'store'>,
  viewer: SessionViewer,
  childId: string,
) {
  const child = await services.store.family.visibleChild(viewer.id, childId);
  if (!child) throw new AppError('not_found');
  if (!(await services.store.guardianLinks.childFor(childId, viewer.id)))
    await refuseSignIn(viewer, services.store, childId, mayResetSignIn);
  if (!(await services.store.pictureSignIn.account(childId)))
    throw new AppError('wrong_state', { message: 'This child signs in with a username and password.' });
  const token = newToken();
  const expiresAt = new Date(services.now().getTime() + MINUTES_10_MS);
  await services.store.transaction(async (store) => {
    const madeBy = viewer.id;
    await store.pictureSignIn.keepToken({
      tokenHash: hashToken(token),
      childId,
      madeBy,
      kind: 'qr',
      expiresAt,
    });
    await store.audit.write({ ...auditEntry(services, viewer, 'family.makeSignInToken'), childId });
  });
  return { token, expiresAt };
}
