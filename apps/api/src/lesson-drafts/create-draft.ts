import type { createDraftRequest } from '@noodlenaut/contract';
import type { z } from 'zod';
import type { Context } from '../context.ts';
import { AppError } from '../errors/app-error.ts';
import type { SessionViewer } from '../sessions/read-session.ts';
import { blockingCount } from './draft-problems.ts';
import { makeDraft } from './make-draft.ts';
import { ownDraft, showDraft } from './show-draft.ts';

/** Drafts a lesson for a teacher (P7.19). Nobody but the teacher sees it. */
export async function createDraft(
  services: Pick<Context, 'ai' | 'report' | 'store'>,
  viewer: SessionViewer,
  wish: z.output<typeof createDraftRequest>,
) {
  const made = await makeDraft(services, wish);
  if (made === null)
    throw new AppError('wrong_state', {
      message: 'We have too few questions of our own about this topic. Try a word from one of our lessons.',
    });
  const draft = { ...made, subjectId: wish.subject, grade: wish.grade };
  const { id } = await services.store.lessonDrafts.create({
    ...draft,
    ownerId: viewer.id,
    topic: wish.topic,
    blocking: blockingCount({ ...draft, vouched: [] }),
  });
  return showDraft(services, await ownDraft(services.store, viewer, id));
}
