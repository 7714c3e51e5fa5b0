import { violatedConstraint } from '@noodlenaut/db';
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

/** The pupils get another day, at once on their open dashboards. The audit log keeps who changed it (decision 0108). */
export async function changeDueDay(
  services: Pick<Context, 'now' | 'requestId' | 'store'>,
  viewer: SessionViewer,
  { classId, assignmentId, dueDay }: Wish,
) {
  try {
    return await services.store.transaction(async (store) => {
      await lockClass(viewer, store, classId);
      await refuseDay(services, viewer, store, dueDay);
      if (!(await store.assignments.setDueDay(classId, assignmentId, dueDay)))
        throw new AppError('not_found');
      const entry = auditEntry(services, viewer, 'assignments.changeDueDay');
      await store.audit.write({ ...entry, object: assignmentId });
      return { ok: true as const };
    });
  } catch (thrown) {
    if (violatedConstraint(thrown) !== 'assignments_once') throw thrown;
    const message = 'The class has the same until this day already';
    throw new AppError('invalid_input', { message, issues: [{ path: 'dueDay', message }], cause: thrown });
  }
}
