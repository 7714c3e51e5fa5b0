import type { Context } from '../context.ts';
import type { SessionViewer } from '../sessions/read-session.ts';
import type { resetSignInRequest } from '@noodlenaut/contract';
import { DEFAULT_GRADE, mayResetSignIn } from '@noodlenaut/domain';
import type { z } from 'zod';
import { AppError } from '../errors/app-error.ts';
import { chooseSignIn, keepSignIn } from './choose-sign-in.ts';
import { auditEntry } from './audit-entry.ts';
import { refuseSignIn } from './refuse-sign-in.ts';
import { notifyGuardians } from './notify-guardians.ts';

/**
 * The primary guardian, or, where a child has none, a teacher of the class that made the account, gives a child a new password or
 * new pictures (decision 0061). The child's open sessions and printed cards end.
 */
export async function resetSignIn(
  services: Pick<Context, 'env' | 'now' | 'passwords' | 'requestId' | 'store'>,
  viewer: SessionViewer,
  input: z.output<typeof resetSignInRequest>,
) {
  const child = await services.store.family.visibleChild(viewer.id, input.childId);
  if (!child) throw new AppError('not_found');
  await refuseSignIn(viewer, services.store, child.id, mayResetSignIn);
  const signIn = await chooseSignIn(services, child.grade ?? DEFAULT_GRADE, input);
  await services.store.transaction(async (store) => {
    await store.users.lockLearner(child.id);
    // Checked again under the lock, because a guardian may have been linked meanwhile.
    await refuseSignIn(viewer, store, child.id, mayResetSignIn);
    await keepSignIn(store, child.id, signIn);
    await store.pictureSignIn.endTokens(child.id);
    await store.sessions.endAll(child.id);
    await store.audit.write({ ...auditEntry(services, viewer, 'family.resetSignIn'), childId: child.id });
    await notifyGuardians(services, store, { childId: child.id, kind: 'sign-in-reset', actorId: viewer.id });
  });
  return { kind: signIn.kind, password: signIn.shownPassword };
}
