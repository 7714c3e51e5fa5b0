import { displayName, SUBJECTS } from '@noodlenaut/domain';
import type { SignedInContext } from '../context.ts';

/** GET /api/family/children: the home of a parent or teacher (PRODUCT 8). Two statements. */
export async function readChildren(ctx: SignedInContext) {
  const [children, waiting] = await Promise.all([
    ctx.store.visibleChildren.atAGlance(ctx.viewer.id),
    ctx.store.visibleChildren.waiting(ctx.viewer.id),
  ]);
  ctx.views.noteEach(
    ctx.viewer.id,
    children.map(({ id }) => id),
    ctx.now(),
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
