import type { Context } from '../context.ts';
import type { SessionViewer } from '../sessions/read-session.ts';
import { childWeek, displayName } from '@noodlenaut/domain';

/** GET /api/family/weeks: the last seven days of each child of a parent, in sentences. One statement. */
export async function readWeeks(services: Pick<Context, 'now' | 'store' | 'views'>, viewer: SessionViewer) {
  const now = services.now();
  const children = await services.store.weeklyMails.ofFamily(viewer.id, now);
  services.views.noteEach(
    viewer.id,
    children.map(({ id }) => id),
    now,
  );
  return children.map(({ id, week, ...named }) => {
    const name = displayName(named);
    return { id, name, ...childWeek(name, week) };
  });
}
