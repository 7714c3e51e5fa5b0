import type { Context } from '../context.ts';
import type { SessionViewer } from '../sessions/read-session.ts';
import { displayName, DAY_MS } from '@noodlenaut/domain';
import { guardianOf } from '../family/guardian-of.ts';

const DAYS_30_MS = 30 * DAY_MS;

/** Who looked at a child in the last 30 days, for its guardians (security 2.16). */
export async function readViews(
  services: Pick<Context, 'now' | 'store'>,
  viewer: SessionViewer,
  childId: string,
) {
  await guardianOf(viewer, services.store, childId);
  const rows = await services.store.childViews.list(childId, new Date(services.now().getTime() - DAYS_30_MS));
  return rows.map(({ adultId, role, views, lastAt, ...who }) => ({
    name: displayName(who),
    kind: role === 'teacher' ? ('teacher' as const) : ('parent' as const),
    isMe: adultId === viewer.id,
    views,
    lastAt,
  }));
}
