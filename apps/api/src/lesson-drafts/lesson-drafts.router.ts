import {
  createDraftRequest,
  draftPublishedReply,
  draftReply,
  draftRequest,
  draftsReply,
  okReply,
  publishDraftRequest,
  saveDraftRequest,
} from '@noodlenaut/contract';
import { call } from '../calls/call.ts';
import { router } from '../calls/trpc.ts';
import { createDraft } from './create-draft.ts';
import { discardDraft } from './discard-draft.ts';
import { publishDraft } from './publish-draft.ts';
import { saveDraft } from './save-draft.ts';
import { ownDraft, showDraft } from './show-draft.ts';

/** Lessons that a teacher drafts, edits and publishes to a class (decision 0080). */
export const lessonDraftsRouter = router({
  list: call({
    rest: 'GET /api/lesson-drafts',
    who: ['teacher'],
    whose: 'self',
    output: draftsReply,
  }).query(async ({ ctx }) =>
    (await ctx.store.lessonDrafts.list(ctx.viewer.id)).map((draft) => ({
      ...draft,
      subject: draft.subjectId,
    })),
  ),
  create: call({
    rest: 'POST /api/lesson-drafts',
    who: ['teacher'],
    whose: 'self',
    limit: 'lesson.draft',
    input: createDraftRequest,
    output: draftReply,
  }).mutation(({ ctx, input }) => createDraft(ctx, ctx.viewer, input)),
  get: call({
    rest: 'GET /api/lesson-drafts/{draftId}',
    who: ['teacher'],
    whose: 'self',
    input: draftRequest,
    output: draftReply,
  }).query(async ({ ctx, input }) => showDraft(ctx, await ownDraft(ctx.store, ctx.viewer, input.draftId))),
  save: call({
    rest: 'PATCH /api/lesson-drafts/{draftId}',
    who: ['teacher'],
    whose: 'self',
    input: saveDraftRequest,
    output: draftReply,
  }).mutation(({ ctx, input }) => saveDraft(ctx, ctx.viewer, input)),
  discard: call({
    rest: 'DELETE /api/lesson-drafts/{draftId}',
    who: ['teacher'],
    whose: 'self',
    input: draftRequest,
    output: okReply,
  }).mutation(({ ctx, input }) => discardDraft(ctx, ctx.viewer, input.draftId)),
  publish: call({
    rest: 'POST /api/lesson-drafts/{draftId}/publish',
    who: ['teacher'],
    whose: 'participant',
    input: publishDraftRequest,
    output: draftPublishedReply,
  }).mutation(({ ctx, input }) => publishDraft(ctx, ctx.viewer, input)),
});
