import { needsAgain } from '@noodlenaut/domain';
import { lockClass } from '../classes/lock-class.ts';
import type { Context } from '../context.ts';
import { AppError } from '../errors/app-error.ts';
import { auditEntry } from '../family/audit-entry.ts';
import type { SessionViewer } from '../sessions/read-session.ts';
import { refuseDay } from './give-assignment.ts';

interface Wish {
  readonly classId: string;
  readonly assignmentId: string;
  readonly dueDay: string;
}

/**
 * Gives an assignment once more, until another day, to the pupils who have not done it or found it hard (decision 0108). Sent
 * again, also twice at once, it is given once; after that one is ended, it can be given anew.
 */
export const giveAgain = (
  services: Pick<Context, 'now' | 'requestId' | 'store'>,
  viewer: SessionViewer,
  { classId, assignmentId, dueDay }: Wish,
) =>
  services.store.transaction(async (store) => {
    await lockClass(viewer, store, classId);
    const all = await store.assignments.withRepeat({ classId, teacherId: viewer.id }, assignmentId);
    const given = all.find(({ id }) => id === assignmentId);
    if (!given) throw new AppError('not_found');
    const before = all.find(({ againOf }) => againOf === assignmentId);
    if (before) return { id: before.id, pupils: before.pupils.length };
    // Each question of a quiz at home is answered once.
    if (given.kind === 'homework') throw new AppError('wrong_state', { message: 'A quiz is given once.' });
    await refuseDay(services, viewer, store, dueDay);
    const childIds = given.pupils.filter(needsAgain).map(({ id }) => id);
    if (childIds.length === 0)
      throw new AppError('wrong_state', { message: 'Everybody has done it, and done it well.' });
    const id = await store.assignments.give({
      classId,
      madeBy: viewer.id,
      kind: given.kind,
      subjectId: given.subject,
      lessonId: given.lessonId,
      dueDay,
      isForAll: false,
      skills: given.skills,
      againOf: assignmentId,
    });
    await store.assignments.addPupils(id, classId, childIds);
    await store.audit.write({ ...auditEntry(services, viewer, 'assignments.giveAgain'), object: id });
    return { id, pupils: childIds.length };
  });
