import type { Context } from '../context.ts';
import type { SessionViewer } from '../sessions/read-session.ts';
import { signInHelp } from '@noodlenaut/domain';
import { AppError } from '../errors/app-error.ts';
import { auditEntry } from '../family/audit-entry.ts';
import { dayOf, notifyGuardians } from '../family/notify-guardians.ts';
import { lockClass } from './lock-class.ts';

const WHY = {
  class: 'This class made the account. Print a new card.',
  staff: 'No grown-up is linked to this pupil. Whoever runs this site can help.',
} as const;

/** A teacher asks a pupil's guardians to give the child a new way to sign in; they do it on the family page (decision 0061). Told once a day. */
export async function askSignIn(
  services: Pick<Context, 'env' | 'now' | 'requestId' | 'store'>,
  viewer: SessionViewer,
  input: { classId: string; childId: string },
) {
  const { classId, childId } = input;
  return services.store.transaction(async (store) => {
    await lockClass(viewer, store, classId);
    const [pupil] = await store.classMembers.pupils(classId, [childId]);
    if (!pupil) throw new AppError('not_found');
    const help = signInHelp(pupil);
    if (help !== 'guardian') throw new AppError('wrong_state', { message: WHY[help] });
    const once = `${classId} ${dayOf(services.now())}`;
    await notifyGuardians(services, store, {
      childId,
      kind: 'sign-in-asked',
      actorId: viewer.id,
      about: classId,
      once,
    });
    await store.audit.write({
      ...auditEntry(services, viewer, 'classes.askSignIn'),
      childId,
      object: classId,
    });
    return { ok: true as const };
  });
}
