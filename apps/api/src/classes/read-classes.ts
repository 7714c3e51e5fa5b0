import type { Context } from '../context.ts';
import type { SessionViewer } from '../sessions/read-session.ts';
import { displayName, missingYeses, signInHelp } from '@noodlenaut/domain';
import { AppError } from '../errors/app-error.ts';

/** GET /api/classes/{classId}: its teachers, its pupils, and the names of who waits. */
export async function readClass(
  services: Pick<Context, 'now' | 'store' | 'views'>,
  viewer: SessionViewer,
  classId: string,
) {
  const found = await services.store.classes.detail(classId, viewer.id);
  if (!found) throw new AppError('not_found');
  services.views.noteEach(
    viewer.id,
    found.pupils.map(({ id }) => id),
    services.now(),
  );
  return {
    ...found,
    teachers: found.teachers.map((one) => ({
      id: one.id,
      name: displayName(one),
      isOwner: one.isOwner,
      isMe: one.id === viewer.id,
    })),
    pupils: found.pupils.map((one) => ({
      ...one,
      name: displayName(one),
      since: new Date(one.since),
      signInHelp: signInHelp(one),
    })),
    waiting: found.waiting.map((one) => ({
      membershipId: one.membershipId,
      name: displayName(one),
      since: new Date(one.since),
      waitsFor: missingYeses(one),
    })),
  };
}

/** GET /api/classes/mine: a child's classes, with the names of who teaches them. */
export const readMyClasses = async (services: Pick<Context, 'store'>, viewer: SessionViewer) =>
  (await services.store.classMembers.mine(viewer.id)).map((one) => ({
    ...one,
    waitsFor: one.status === 'pending' ? missingYeses(one) : [],
    teachers: one.teachers.map(displayName),
  }));
