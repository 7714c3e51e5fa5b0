import type { Context } from '../context.ts';
import type { SessionViewer } from '../sessions/read-session.ts';
import type { Store } from '@noodlenaut/db';
import { classOwnerMail, NAMELESS_TEACHER, nameOr } from '@noodlenaut/domain';
import { AppError } from '../errors/app-error.ts';
import { auditEntry } from '../family/audit-entry.ts';
import { ownedClass } from './lock-class.ts';

interface HandOver {
  readonly classId: string;
  readonly teacherId: string;
}

/**
 * The owner hands a class to a teacher who teaches it already; the former owner teaches it on, and may leave (decision 0103).
 * Who sees the pupils does not change, so guardians are not told.
 */
export const handOverClass = (
  services: Pick<Context, 'env' | 'now' | 'requestId' | 'store'>,
  viewer: SessionViewer,
  { classId, teacherId }: HandOver,
) =>
  services.store.transaction(async (store) => {
    const { name } = await ownedClass(viewer, store, classId);
    const next = await store.classes.coTeacher(classId, teacherId);
    if (!next) throw new AppError('not_found');
    // A class is erased with its owner.
    if (next.isLeaving)
      throw new AppError('wrong_state', { message: 'This account sleeps or is about to be deleted.' });
    // Whom to invite is the new owner's to decide.
    await store.classes.endInvites(classId);
    await store.classes.handOver(classId, { from: viewer.id, to: teacherId });
    await store.audit.write({
      ...auditEntry(services, viewer, 'classes.handOver'),
      object: `${classId} ${teacherId}`,
    });
    await tellBoth(services, store, { className: name, formerId: viewer.id, ownerId: teacherId, classId });
    return { ok: true as const };
  });

async function tellBoth(
  { env }: Pick<Context, 'env'>,
  store: Store,
  fact: { className: string; formerId: string; ownerId: string; classId: string },
): Promise<void> {
  const [former, owner] = [await store.users.byId(fact.formerId), await store.users.byId(fact.ownerId)];
  if (!former || !owner) return;
  for (const one of [former, owner]) {
    const { email, emailConfirmedAt } = await store.addresses.of(one.id);
    if (email === null || emailConfirmedAt === null) continue;
    const { subject, text } = classOwnerMail({
      className: fact.className,
      formerName: nameOr(former, NAMELESS_TEACHER),
      ownerName: nameOr(owner, NAMELESS_TEACHER),
      isOwner: one.id === owner.id,
      url: `${env.PUBLIC_URL}/classes/${fact.classId}/pupils`,
    });
    await store.outbox.add({ userId: one.id, toAddress: email, subject, bodyText: text });
  }
}
