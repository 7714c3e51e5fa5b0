import type { Context } from '../context.ts';
import type { SessionViewer } from '../sessions/read-session.ts';
import { missingYeses } from '@noodlenaut/domain';
import { type Store, violatedConstraint } from '@noodlenaut/db';
import { AppError } from '../errors/app-error.ts';
import { classMailLink } from '../family/class-mail.ts';
import { auditEntry } from '../family/audit-entry.ts';
import { dayOf, notifyGuardians } from '../family/notify-guardians.ts';
import { fullClass, SEAT_CONSTRAINT } from './lock-class.ts';

/**
 * A student asks with the class's code to join. Until a teacher, and a guardian where there is one, has approved, nobody sees
 * anything. Each try is counted before it is checked (security 2.18).
 */
export async function joinClass(
  services: Pick<Context, 'env' | 'now' | 'requestId' | 'store'>,
  viewer: SessionViewer,
  code: string,
) {
  try {
    return await services.store.transaction(async (store) => {
      const found = await store.classMembers.lockByCode(code);
      if (!found)
        throw new AppError('not_found', { message: 'This code does not work. Ask your teacher for it.' });
      const { id: classId, name } = found;
      const childId = viewer.id;
      const before = await store.classMembers.statusOf(classId, childId);
      // Who waits or is in the class stays so, also when the class is full.
      if (before && before.status !== 'ended')
        return { classId, name, status: before.status, waitsFor: await waitsFor(store, childId, classId) };
      const membershipId = await store.classMembers.ask(classId, childId);
      await store.audit.write({ ...auditEntry(services, viewer, 'classes.join'), childId, object: classId });
      await notifyGuardians(services, store, {
        childId,
        kind: 'class-asked',
        actorId: childId,
        about: classId,
        once: `${classId} ${dayOf(services.now())}`,
        leadsTo: classMailLink(services, membershipId),
      });
      return { classId, name, status: 'pending' as const, waitsFor: await waitsFor(store, childId, classId) };
    });
  } catch (thrown) {
    if (violatedConstraint(thrown) !== SEAT_CONSTRAINT) throw thrown;
    throw fullClass(thrown);
  }
}

async function waitsFor(store: Store, childId: string, classId: string) {
  const mine = (await store.classMembers.mine(childId)).find((one) => one.classId === classId);
  return mine && mine.status === 'pending' ? missingYeses(mine) : [];
}

/** A student leaves a class, or withdraws the request; the teachers see nothing from the answer on (P1.35). */
export const leaveClass = (
  services: Pick<Context, 'requestId' | 'store'>,
  viewer: SessionViewer,
  classId: string,
) =>
  services.store.transaction(async (store) => {
    if (!(await store.classMembers.end(classId, viewer.id, ['pending', 'active'])))
      throw new AppError('not_found');
    await store.audit.write({
      ...auditEntry(services, viewer, 'classes.leave'),
      childId: viewer.id,
      object: classId,
    });
    return { ok: true as const };
  });
