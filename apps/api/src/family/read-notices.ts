import type { Context } from '../context.ts';
import type { SessionViewer } from '../sessions/read-session.ts';
import { displayName, mayUndo, noticeSentence } from '@noodlenaut/domain';

const LATEST = 50;

/** GET /api/family/notices: what happened around the viewer's children, the latest first. */
export async function readNotices(services: Pick<Context, 'now' | 'store'>, viewer: SessionViewer) {
  const viewerId = viewer.id;
  const rows = await services.store.guardianNotices.list(viewerId, LATEST);
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
      undoUntil: mayUndo({ viewerId, actorId, kind, undoUntil, undoneAt }, services.now()) ? undoUntil : null,
      isUndone: undoneAt !== null,
    };
  });
}

/** Marks notices as read; doing it twice changes nothing. */
export async function seeNotices(services: Pick<Context, 'now' | 'store'>, viewer: SessionViewer) {
  await services.store.transaction((store) => store.guardianNotices.seeAll(viewer.id, services.now()));
  return { ok: true as const };
}
