import type { LessonDraftRow, Store } from '@noodlenaut/db';
import type { Context } from '../context.ts';
import { AppError } from '../errors/app-error.ts';
import type { SessionViewer } from '../sessions/read-session.ts';
import { draftProblems, vouchedOf } from './draft-problems.ts';

/** A draft for its owner, with what the checks find in it now. */
export const showDraft = ({ ai }: Pick<Context, 'ai'>, draft: LessonDraftRow) => ({
  ...draft,
  subject: draft.subjectId,
  vouched: vouchedOf(draft.content, draft.vouched),
  problems: draftProblems(draft),
  isModelConnected: ai !== null,
});

/** @throws AppError not_found for a draft of somebody else */
export async function ownDraft(store: Store, viewer: SessionViewer, draftId: string) {
  const draft = await store.lessonDrafts.byId(draftId, viewer.id);
  if (!draft) throw new AppError('not_found');
  return draft;
}
