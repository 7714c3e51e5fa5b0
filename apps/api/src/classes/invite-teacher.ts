import type { Context, RequestFacts, Services } from '../context.ts';
import type { SessionViewer } from '../sessions/read-session.ts';
import { randomInt } from 'node:crypto';
import { familyCode, INVITE_DAYS, afterDays } from '@noodlenaut/domain';
import { hashToken, violatedConstraint } from '@noodlenaut/db';
import { AppError } from '../errors/app-error.ts';
import { auditEntry } from '../family/audit-entry.ts';
import { notifyClassOfTeacher } from './enter-class.ts';
import { lockClass, ownedClass } from './lock-class.ts';

/** The owner's code for one more teacher: shown now, stored as a hash, seven days, once; the earlier one ends (security 2.15). */
export const inviteTeacher = (
  services: Pick<Context, 'now' | 'requestId' | 'store'>,
  viewer: SessionViewer,
  classId: string,
) =>
  services.store.transaction(async (store) => {
    await ownedClass(viewer, store, classId);
    const code = familyCode((sides) => randomInt(sides));
    const expiresAt = afterDays(services.now(), INVITE_DAYS);
    await store.classes.endInvites(classId);
    await store.classes.keepInvite({ codeHash: hashToken(code), classId, expiresAt });
    await store.audit.write({ ...auditEntry(services, viewer, 'classes.invite'), object: classId });
    return { code, expiresAt };
  });

const teachesAlready = (cause?: unknown): AppError =>
  new AppError('wrong_state', { message: 'You teach this class already.', cause });

/** A teacher enters the code and then teaches the class too. Tries are counted before they are checked (security 2.18). */
export async function joinAsTeacher(
  services: Pick<Services, 'env' | 'limits' | 'now' | 'store'> & RequestFacts,
  viewer: SessionViewer,
  code: string,
) {
  const useCode = () =>
    services.store.transaction(async (store) => {
      const used = await store.classes.useInvite(hashToken(code), viewer.id, services.now());
      if (!used) return null;
      // Thrown inside the transaction, so that the code stays valid for somebody else.
      if (used.ownerId === viewer.id) throw teachesAlready();
      await store.classes.addTeacher(used.classId, viewer.id);
      await store.audit.write({
        ...auditEntry(services, viewer, 'classes.joinAsTeacher'),
        object: used.classId,
      });
      await notifyClassOfTeacher(services, store, { classId: used.classId, actorId: viewer.id });
      return { classId: used.classId, name: used.name };
    });
  const joined = await services.limits
    .attempt('link.redeem.address', services.address, useCode)
    .catch((cause: unknown) => {
      // The class was handed to this teacher while they entered a code.
      if (violatedConstraint(cause) === 'class_teachers_not_owner') throw teachesAlready(cause);
      throw cause;
    });
  if (joined) return joined;
  throw new AppError('not_found', { message: 'This code does not work. Ask for a new one.' });
}

/** The owner removes a teacher, or a teacher leaves; they see nothing of the pupils from the answer on. */
export const removeTeacher = (
  services: Pick<Context, 'requestId' | 'store'>,
  viewer: SessionViewer,
  { classId, teacherId }: { classId: string; teacherId: string },
) =>
  services.store.transaction(async (store) => {
    const isSelf = teacherId === viewer.id;
    await (isSelf ? lockClass(viewer, store, classId) : ownedClass(viewer, store, classId));
    if (!(await store.classes.removeTeacher(classId, teacherId))) throw new AppError('not_found');
    await store.audit.write({
      ...auditEntry(services, viewer, 'classes.removeTeacher'),
      object: `${classId} ${teacherId}`,
    });
    return { ok: true as const };
  });
