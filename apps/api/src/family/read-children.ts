import type { Context } from '../context.ts';
import type { SessionViewer } from '../sessions/read-session.ts';
import { displayName, SUBJECTS } from '@noodlenaut/domain';

/** GET /api/family/children: the home of a parent or teacher (P8.02). Two statements. */
export async function readChildren(
  services: Pick<Context, 'now' | 'store' | 'views'>,
  viewer: SessionViewer,
) {
  const [children, waiting] = await Promise.all([
    services.store.visibleChildren.atAGlance(viewer.id),
    services.store.visibleChildren.waiting(viewer.id),
  ]);
  services.views.noteEach(
    viewer.id,
    children.map(({ id }) => id),
    services.now(),
  );
  return {
    waiting,
    children: children.map(({ firstName, name, progress, completedLessons, ...child }) => ({
      ...child,
      name: displayName({ firstName, name }),
      averageProgress: Math.round((progress ?? 0) / SUBJECTS.length),
      completedLessons: completedLessons ?? 0,
    })),
  };
}
