import { displayName } from '@noodlenaut/domain';
import type { SignedInContext } from '../context.ts';
import { AppError } from '../errors/app-error.ts';

const DAYS_30_MS = 30 * 86_400_000;

/** Who looked at a child in the last 30 days, for its guardians (SAFETY 2.16). */
export async function readViews(ctx: SignedInContext, childId: string) {
  const child = await ctx.store.guardianLinks.childFor(childId, ctx.viewer.id);
  if (!child || child.id === ctx.viewer.id) throw new AppError('not_found');
  const rows = await ctx.store.childViews.list(childId, new Date(ctx.now().getTime() - DAYS_30_MS));
  return rows.map(({ adultId, role, views, lastAt, ...who }) => ({
    name: displayName(who),
    kind: role === 'teacher' ? ('teacher' as const) : ('parent' as const),
    isMe: adultId === ctx.viewer.id,
    views,
    lastAt,
  }));
}
