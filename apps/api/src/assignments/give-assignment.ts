import type { Context } from '../context.ts';
import type { SessionViewer } from '../sessions/read-session.ts';
import type { createAssignmentRequest } from '@noodlenaut/contract';
import { addDays, localDay, PRACTICE_GENERATORS, type SubjectId } from '@noodlenaut/domain';
import type { Store } from '@noodlenaut/db';
import type { z } from 'zod';
import { lockClass } from '../classes/lock-class.ts';
import { AppError } from '../errors/app-error.ts';
import { auditEntry } from '../family/audit-entry.ts';

type Wish = z.output<typeof createAssignmentRequest>;

const refuse = (path: string, message: string): never => {
  throw new AppError('invalid_input', { message, issues: [{ path, message }] });
};

/**
 * A teacher gives a class, or some of its pupils, something to do until a day (decision 0041). An assignment for all pupils is
 * made once, however often it is sent, and also holds for pupils who come later.
 */
export async function giveAssignment(
  services: Pick<Context, 'now' | 'requestId' | 'store'>,
  viewer: SessionViewer,
  input: Wish,
) {
  const { classId, kind, lessonId, dueDay, childIds, skill } = input;
  return services.store.transaction(async (store) => {
    await lockClass(viewer, store, classId);
    await refuseDay(services, viewer, store, dueDay);
    const subjectId = await subjectOf(viewer, store, input);
    if (skill !== undefined && !(await isPractised(store, subjectId, skill)))
      refuse('skill', 'There is no practice of this skill');
    const some = await chosenPupils(store, classId, childIds);
    const id = await store.assignments.give({
      classId,
      madeBy: viewer.id,
      kind,
      subjectId,
      lessonId: lessonId ?? null,
      dueDay,
      isForAll: some === undefined,
      skills: skill === undefined ? [] : [skill],
    });
    if (some) await store.assignments.addPupils(id, classId, some);
    await store.audit.write({ ...auditEntry(services, viewer, 'assignments.create'), object: id });
    return { id };
  });
}

/**
 * Each of the named pupils once; undefined: all of the class. Call it under the lock of the class.
 * @throws AppError not_found for a pupil of another class as for an unknown one
 */
export async function chosenPupils(
  store: Store,
  classId: string,
  childIds: readonly string[] | undefined,
): Promise<readonly string[] | undefined> {
  if (childIds === undefined) return undefined;
  const some = [...new Set(childIds)];
  const known = await store.classMembers.pupils(classId, some);
  if (known.length < some.length) throw new AppError('not_found');
  return some;
}

/** @throws AppError invalid_input for a day that is over for the teacher, or further away than a year */
export async function refuseDay(
  services: Pick<Context, 'now'>,
  viewer: SessionViewer,
  store: Store,
  dueDay: string,
): Promise<void> {
  const today = localDay(services.now(), (await store.users.byId(viewer.id))?.timezone ?? 'UTC');
  if (dueDay < today) refuse('dueDay', 'This day is over');
  if (dueDay > addDays(today, 365)) refuse('dueDay', 'Please choose a day within a year');
}

async function subjectOf(
  viewer: SessionViewer,
  store: Store,
  { classId, lessonId, subjectId }: Wish,
): Promise<SubjectId> {
  if (lessonId === undefined) return subjectId ?? refuse('subjectId', 'Please choose a subject');
  const lesson = await store.lessons.byId(lessonId, viewer.id);
  // A lesson of another class of this teacher is not there for these pupils.
  const isThere = lesson && (lesson.classId === null || lesson.classId === classId);
  return isThere ? lesson.subjectId : refuse('lessonId', 'This lesson is not there');
}

/** A skill that rounds of practice can bring: one that an exercise or a lesson of the subject trains. */
const isPractised = async (store: Store, subject: SubjectId, skill: string): Promise<boolean> =>
  PRACTICE_GENERATORS.some((one) => one.subject === subject && one.skill === skill) ||
  (await store.assignments.hasSkill(subject, skill));

/** A teacher withdraws an assignment: it leaves the children's dashboards, and what was done stays done. */
export const endAssignment = (
  services: Pick<Context, 'now' | 'requestId' | 'store'>,
  viewer: SessionViewer,
  { classId, assignmentId }: { classId: string; assignmentId: string },
) =>
  services.store.transaction(async (store) => {
    await lockClass(viewer, store, classId);
    if (!(await store.assignments.end(classId, assignmentId, services.now())))
      throw new AppError('not_found');
    await store.audit.write({ ...auditEntry(services, viewer, 'assignments.end'), object: assignmentId });
    return { ok: true as const };
  });
