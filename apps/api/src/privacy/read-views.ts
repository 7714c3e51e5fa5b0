import { displayName } from '@noodlenaut/domain';
import type { SignedInContext } from '../context.ts';
import { guardianOf } from '../family/guardian-of.ts';

const DAYS_30_MS = 30 * 86_400_000;

/** Who looked at a child in the last 30 days, for its guardians (SAFETY 2.16). */
export async function readViews(ctx: SignedInContext, childId: string) {
  await guardianOf(ctx, ctx.store, childId);
  const rows = await ctx.store.childViews.list(childId, new Date(ctx.now().getTime() - DAYS_30_MS));
  return rows.map(({ adultId, role, views, lastAt, ...who }) => ({
    name: displayName(who),
    kind: role === 'teacher' ? ('teacher' as const) : ('parent' as const),
    isMe: adultId === ctx.viewer.id,
    views,
    lastAt,
  }));
}
