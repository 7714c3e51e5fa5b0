import type { Context } from '../context.ts';
import type { SessionViewer } from '../sessions/read-session.ts';
import { checkName } from '@noodlenaut/ai';
import { displayName, type Grade } from '@noodlenaut/domain';
import { AppError } from '../errors/app-error.ts';
import { auditEntry } from '../family/audit-entry.ts';
import { notifyGuardians } from '../family/notify-guardians.ts';
import { lockClass } from './lock-class.ts';

interface Correction {
  readonly classId: string;
  readonly childId: string;
  readonly name: string;
  readonly grade: Grade;
}

/**
 * A teacher corrects the name and grade of a pupil whose account this class made; its guardians are told (decision 0103). The way
 * to sign in stays as it is: a new card changes it.
 */
export const correctPupil = (
  services: Pick<Context, 'env' | 'now' | 'requestId' | 'store'>,
  viewer: SessionViewer,
  { classId, childId, name, grade }: Correction,
) =>
  services.store.transaction(async (store) => {
    await lockClass(viewer, store, classId);
    await store.users.lockLearners([childId]);
    const [pupil] = await store.classMembers.pupils(classId, [childId]);
    if (!pupil) throw new AppError('not_found');
    if (!pupil.isMadeHere)
      throw new AppError('forbidden_role', {
        message: 'Only accounts that this class made can be corrected.',
      });
    const isRenamed = name !== displayName(pupil);
    if (!isRenamed && grade === pupil.grade) return { ok: true as const };
    if (isRenamed) {
      refuseName(checkName(name));
      const others = (await store.classMembers.namesBeside(classId, childId)).map(displayName);
      if (others.some((other) => other.toLowerCase() === name.toLowerCase()))
        refuseName(`${name} is in this class already. Add a letter to tell them apart.`);
      await store.users.setName(childId, name, null);
    }
    if (grade !== pupil.grade) {
      await store.users.setGrade(childId, grade);
      await store.progress.refresh(childId);
    }
    await notifyGuardians(services, store, {
      childId,
      kind: 'pupil-corrected',
      actorId: viewer.id,
      about: classId,
    });
    await store.audit.write({
      ...auditEntry(services, viewer, 'classes.correctPupil'),
      childId,
      object: `${classId} ${isRenamed ? 'name' : ''}${grade === pupil.grade ? '' : ' grade'}`.trimEnd(),
    });
    return { ok: true as const };
  });

function refuseName(message: string | null): void {
  if (message !== null) throw new AppError('invalid_input', { message, issues: [{ path: 'name', message }] });
}
