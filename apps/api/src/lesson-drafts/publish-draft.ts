import { createHash } from 'node:crypto';
import type { publishDraftRequest } from '@noodlenaut/contract';
import type { z } from 'zod';
import { lockClass } from '../classes/lock-class.ts';
import type { Context } from '../context.ts';
import { AppError } from '../errors/app-error.ts';
import { auditEntry } from '../family/audit-entry.ts';
import type { SessionViewer } from '../sessions/read-session.ts';
import { blockingCount } from './draft-problems.ts';
import { lockDraft } from './save-draft.ts';
import { ownDraft } from './show-draft.ts';

/** A lesson of a class pays the fewest points, because its teacher alone judges it. */
const DIFFICULTY = 1;

/**
 * A named teacher publishes a draft to a class they teach; from then on its pupils may play it, and nobody else (P7.20).
 * @throws AppError wrong_state while a blocking problem stands
 */
export const publishDraft = (
  services: Pick<Context, 'requestId' | 'store'>,
  viewer: SessionViewer,
  { draftId, version, classId }: z.output<typeof publishDraftRequest>,
) =>
  services.store.transaction(async (store) => {
    await lockDraft(store, viewer, draftId, version);
    await lockClass(viewer, store, classId);
    const draft = await ownDraft(store, viewer, draftId);
    if (blockingCount(draft) > 0)
      throw new AppError('wrong_state', { message: 'Please put right what is marked first.' });
    const hash = createHash('sha256').update(JSON.stringify(draft.content)).digest('hex');
    const lessonId = await store.lessonDrafts.publish(draftId, classId, DIFFICULTY, hash);
    await store.audit.write({ ...auditEntry(services, viewer, 'lessonDrafts.publish'), object: lessonId });
    return { lessonId };
  });
