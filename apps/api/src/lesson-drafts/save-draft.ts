import type { saveDraftRequest } from '@noodlenaut/contract';
import type { Store } from '@noodlenaut/db';
import type { z } from 'zod';
import type { Context } from '../context.ts';
import { AppError } from '../errors/app-error.ts';
import type { SessionViewer } from '../sessions/read-session.ts';
import { blockingCount, vouchKey } from './draft-problems.ts';
import { ownDraft, showDraft } from './show-draft.ts';

/**
 * Locks a draft that is still to be edited, at the version that the teacher read.
 * @throws AppError not_found; wrong_state when it was published, or saved elsewhere meanwhile
 */
export async function lockDraft(store: Store, viewer: SessionViewer, draftId: string, version: number) {
  const draft = await store.lessonDrafts.lock(draftId, viewer.id);
  if (!draft) throw new AppError('not_found');
  if (draft.lessonId !== null)
    throw new AppError('wrong_state', {
      message: 'This lesson is published. It cannot be changed any more.',
    });
  if (draft.version !== version)
    throw new AppError('wrong_state', {
      message: 'This draft was saved in another window. Open it again to go on from there.',
    });
  return draft;
}

/** Saves an edited draft and checks it again. */
export async function saveDraft(
  services: Pick<Context, 'ai' | 'now' | 'store'>,
  viewer: SessionViewer,
  { draftId, version, content, vouched }: z.output<typeof saveDraftRequest>,
) {
  await services.store.transaction(async (store) => {
    const draft = await lockDraft(store, viewer, draftId, version);
    const keys = vouched.flatMap((index) => content.activities[index] ?? []).map(vouchKey);
    const edit = { content, vouched: keys };
    const blocking = blockingCount({ ...draft, ...edit });
    await store.lessonDrafts.save(draftId, { ...edit, blocking }, services.now());
  });
  return showDraft(services, await ownDraft(services.store, viewer, draftId));
}
