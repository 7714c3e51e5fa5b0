import { displayName, finishedAt, localDay, pathOf } from '@noodlenaut/domain';
import type { PathRow } from '@noodlenaut/db';
import type { Context } from '../context.ts';
import { AppError } from '../errors/app-error.ts';
import type { SessionViewer } from '../sessions/read-session.ts';
import { mayMakePaths } from './may-make-paths.ts';

type Needs = Pick<Context, 'env' | 'now' | 'store' | 'views'>;

const fromOf = ({ className, makerFirstName, makerName }: PathRow): string =>
  className ?? (makerFirstName?.trim() || makerName?.trim() || 'your grown-up');
const momentOf = (at: number | null): Date | null => (at === null ? null : new Date(at));

/** What a child follows. A finished path stays until the child's day is over, so that the last step is celebrated once. */
export async function readMyPaths(
  { now, store }: Pick<Context, 'now' | 'store'>,
  { id: childId }: SessionViewer,
) {
  const { paths, learners } = await store.paths.mine(childId);
  const [learner] = learners;
  if (!learner) throw new AppError('unavailable');
  const dayOf = (at: Date) => localDay(at, learner.timezone);
  const today = dayOf(now());
  return paths.flatMap((path) => {
    const steps = pathOf(path.steps, learner);
    const finished = momentOf(finishedAt(steps));
    if (steps.length === 0 || (finished !== null && dayOf(finished) < today)) return [];
    return [
      {
        id: path.id,
        title: path.title,
        from: fromOf(path),
        isOfClass: path.className !== null,
        steps: steps.map((step) => ({
          ...step,
          isDone: step.doneAt !== null,
          isLate: step.doneAt === null && step.dueDay !== null && step.dueDay < today,
        })),
      },
    ];
  });
}

/** The paths that a guardian's child follows. @throws AppError not_found when the guardian is not linked */
export async function readPathsOfChild(
  { env, now, store, views }: Needs,
  viewer: SessionViewer,
  childId: string,
) {
  const { paths, learners } = await store.paths.ofChild(childId, viewer.id);
  const [learner] = learners;
  if (!learner) throw new AppError('not_found');
  views.note(viewer.id, childId, now());
  return {
    mayMake: mayMakePaths({ env }, viewer),
    paths: paths.map((path) => {
      const facts = new Map(pathOf(path.steps, learner).map(({ id, doneAt }) => [id, doneAt]));
      return {
        ...path,
        from: fromOf(path),
        isMine: path.madeBy === viewer.id && path.className === null,
        steps: path.steps.map((step) => ({ ...step, doneAt: momentOf(facts.get(step.id) ?? null) })),
      };
    }),
  };
}

/** The paths of a class, and how far its pupils are. @throws AppError not_found when the teacher does not teach it */
export async function readPathsOfClass(
  { env, now, store, views }: Needs,
  viewer: SessionViewer,
  classId: string,
) {
  const found = await store.paths.ofClass({ classId, teacherId: viewer.id });
  if (!found) throw new AppError('not_found');
  const { paths, learners } = found;
  views.noteEach(
    viewer.id,
    learners.map(({ id }) => id),
    now(),
  );
  return {
    mayMake: mayMakePaths({ env }, viewer),
    paths: paths.map((path) => {
      const pupils = learners.map((pupil) => ({ pupil, own: pathOf(path.steps, pupil) }));
      const isDone = ({ doneAt }: { doneAt: number | null }) => doneAt !== null;
      return {
        ...path,
        from: fromOf(path),
        isMine: true,
        steps: path.steps.map((step) => ({
          ...step,
          doneBy: pupils.filter(({ own }) => own.some((one) => one.id === step.id && isDone(one))).length,
        })),
        pupils: pupils.map(({ pupil, own }) => ({
          id: pupil.id,
          name: displayName(pupil),
          done: own.filter(isDone).length,
          of: own.length,
        })),
      };
    }),
  };
}
