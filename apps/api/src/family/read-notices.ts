import { displayName, mayUndo, noticeSentence } from '@noodlenaut/domain';
import type { SignedInContext } from '../context.ts';

const LATEST = 50;

/** GET /api/family/notices: what happened around the viewer's children, the latest first (PRODUCT 1). */
export async function readNotices(ctx: SignedInContext) {
  const viewerId = ctx.viewer.id;
  const rows = await ctx.store.guardianNotices.list(viewerId, LATEST);
  return rows.map((row) => {
    const { id, childId, kind, actorId, createdAt, undoUntil, undoneAt, seenAt, className } = row;
    const child = displayName({ firstName: row.childFirstName, name: row.childName });
    const hasGrownUp = row.grownUpFirstName !== null || row.grownUpName !== null;
    return {
      id,
      childId,
      kind,
      text: noticeSentence(kind, child),
      by: actorId === null ? null : displayName({ firstName: row.actorFirstName, name: row.actorName }),
      isByMe: actorId === viewerId,
      about:
        className ??
        (hasGrownUp ? displayName({ firstName: row.grownUpFirstName, name: row.grownUpName }) : null),
      at: createdAt,
      isSeen: seenAt !== null,
      undoUntil: mayUndo({ viewerId, actorId, kind, undoUntil, undoneAt }, ctx.now()) ? undoUntil : null,
      isUndone: undoneAt !== null,
    };
  });
}

/** What was told is read; said twice, nothing changes. */
export async function seeNotices(ctx: SignedInContext) {
  await ctx.store.transaction((store) => store.guardianNotices.seeAll(ctx.viewer.id, ctx.now()));
  return { ok: true as const };
}
