import type { Context } from '../context.ts';
import { AppError } from '../errors/app-error.ts';
import { auditEntry } from '../family/audit-entry.ts';
import type { SessionViewer } from '../sessions/read-session.ts';

/** Deletes a draft. A lesson that it became is taken away from its class; who completed it can still read it. */
export const discardDraft = (
  services: Pick<Context, 'requestId' | 'store'>,
  viewer: SessionViewer,
  draftId: string,
) =>
  services.store.transaction(async (store) => {
    const draft = await store.lessonDrafts.lock(draftId, viewer.id);
    if (!draft) throw new AppError('not_found');
    if (draft.lessonId !== null) {
      await store.lessonDrafts.withdraw(draft.lessonId);
      await store.audit.write({
        ...auditEntry(services, viewer, 'lessonDrafts.withdraw'),
        object: draft.lessonId,
      });
    }
    await store.lessonDrafts.remove(draftId);
    return { ok: true as const };
  });
