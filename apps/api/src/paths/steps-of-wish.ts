import { addDays, localDay, PATH_LIMITS } from '@noodlenaut/domain';
import type { changePathRequest } from '@noodlenaut/contract';
import type { NewPathStep, Store } from '@noodlenaut/db';
import type { z } from 'zod';
import { AppError } from '../errors/app-error.ts';
import type { SessionViewer } from '../sessions/read-session.ts';

type Wished = z.output<typeof changePathRequest>['steps'];
type Kept = Awaited<ReturnType<Store['paths']['steps']>>[number];

function refuse(index: number, field: string, message: string): never {
  throw new AppError('invalid_input', { message, issues: [{ path: `steps.${index}.${field}`, message }] });
}

/**
 * The steps that a wish asks for. A step that stays keeps the moment it was added, and its lesson also when it is not there any more; a
 * new lesson must be published, or be of the path's class.
 * @param kept the steps of the path before
 * @throws AppError invalid_input at the step
 */
export async function stepsOfWish(
  services: { readonly now: () => Date },
  viewer: SessionViewer,
  store: Store,
  { steps, kept, classId }: { steps: Wished; kept: readonly Kept[]; classId: string | null },
): Promise<NewPathStep[]> {
  const before = new Map(kept.map((step) => [step.id, step]));
  const wishedLessons = steps.flatMap((step) => (step.kind === 'lesson' ? [step.lessonId] : []));
  const lessons = new Map(
    (await store.paths.lessons(wishedLessons, classId)).map(({ id, subjectId }) => [id, subjectId]),
  );
  const today = localDay(services.now(), (await store.users.byId(viewer.id))?.timezone ?? 'UTC');
  const used = new Set<string>();
  return steps.map((step, index): NewPathStep => {
    const old = step.id === undefined ? undefined : before.get(step.id);
    const isSame =
      old?.kind === step.kind &&
      (step.kind === 'lesson'
        ? old.lessonId === step.lessonId
        : old.subjectId === step.subjectId && old.grade === step.grade);
    // An id of another path, or one that is named twice, is an id of nothing.
    const stays = isSame && !used.has(old.id) ? old : undefined;
    if (stays) used.add(stays.id);
    const { dueDay } = step;
    if (dueDay !== null && dueDay !== stays?.dueDay) {
      if (dueDay < today) refuse(index, 'dueDay', 'This day is over');
      if (dueDay > addDays(today, PATH_LIMITS.daysAhead))
        refuse(index, 'dueDay', 'Please choose a day within a year');
    }
    const addedAt = stays?.addedAt ?? services.now();
    const own = { id: stays?.id ?? null, dueDay, addedAt };
    if (step.kind === 'practice')
      return { ...own, kind: 'practice', subjectId: step.subjectId, lessonId: null, grade: step.grade };
    const subjectId = stays?.subjectId ?? lessons.get(step.lessonId);
    if (subjectId === undefined) refuse(index, 'lessonId', 'This lesson is not there');
    return { ...own, kind: 'lesson', subjectId, lessonId: step.lessonId, grade: null };
  });
}
