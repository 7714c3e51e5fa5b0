import type { createAssignmentRequest } from '@noodlenaut/contract';
import { addDays, localDay, type SubjectId } from '@noodlenaut/domain';
import type { Store } from '@noodlenaut/db';
import type { z } from 'zod';
import { lockClass } from '../classes/lock-class.ts';
import type { SignedInContext } from '../context.ts';
import { AppError } from '../errors/app-error.ts';
import { doneBy } from '../family/done-by.ts';

type Wish = z.output<typeof createAssignmentRequest>;

const refuse = (path: string, message: string): never => {
  throw new AppError('invalid_input', { message, issues: [{ path, message }] });
};

/**
 * A teacher gives a class, or some of it, something to do until a day (issue 6.4). For all pupils it is given once,
 * however often it is sent, and it is for those too who come later.
 */
export async function giveAssignment(ctx: SignedInContext, input: Wish) {
  const { classId, kind, lessonId, dueDay, childIds } = input;
  await ctx.limits.consume('class.assign', ctx.viewer.id);
  return ctx.store.transaction(async (store) => {
    await lockClass(ctx, store, classId);
    await refuseDay(ctx, store, dueDay);
    const subjectId = await subjectOf(ctx, store, input);
    const some = childIds && [...new Set(childIds)];
    // Another class's pupil is as unknown as nobody.
    if (some && (await store.classMembers.pupils(classId, some)).length < some.length)
      throw new AppError('not_found');
    const id = await store.assignments.give({
      classId,
      madeBy: ctx.viewer.id,
      kind,
      subjectId,
      lessonId: lessonId ?? null,
      dueDay,
      isForAll: some === undefined,
    });
    if (some) await store.assignments.addPupils(id, some);
    await store.audit.write({ ...doneBy(ctx, 'assignments.create'), object: id });
    return { id };
  });
}

async function refuseDay(ctx: SignedInContext, store: Store, dueDay: string): Promise<void> {
  const today = localDay(ctx.now(), (await store.users.byId(ctx.viewer.id))?.timezone ?? 'UTC');
  if (dueDay < today) refuse('dueDay', 'This day is over');
  if (dueDay > addDays(today, 365)) refuse('dueDay', 'Please choose a day within a year');
}

async function subjectOf(
  ctx: SignedInContext,
  store: Store,
  { lessonId, subjectId }: Wish,
): Promise<SubjectId> {
  if (lessonId === undefined) return subjectId ?? refuse('subjectId', 'Please choose a subject');
  const lesson = await store.lessons.byId(lessonId, ctx.viewer.id);
  return lesson ? lesson.subjectId : refuse('lessonId', 'This lesson is not there');
}

/** A teacher takes it back: it leaves the children's dashboards, what was done stays done. */
export const endAssignment = (
  ctx: SignedInContext,
  { classId, assignmentId }: { classId: string; assignmentId: string },
) =>
  ctx.store.transaction(async (store) => {
    await lockClass(ctx, store, classId);
    if (!(await store.assignments.end(classId, assignmentId, ctx.now()))) throw new AppError('not_found');
    await store.audit.write({ ...doneBy(ctx, 'assignments.end'), object: assignmentId });
    return { ok: true as const };
  });
