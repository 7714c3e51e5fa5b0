import type { reportSessionRequest } from '@noodlenaut/contract';
import { callPart } from '@noodlenaut/domain';
import type { z } from 'zod';
import type { Context } from '../context.ts';
import { AppError } from '../errors/app-error.ts';
import type { SessionViewer } from '../sessions/read-session.ts';

/** Somebody says that something was not right in a session; staff read it (P5.28). */
export async function reportSession(
  { store }: Pick<Context, 'store'>,
  viewer: SessionViewer,
  { sessionId, reason, text }: z.output<typeof reportSessionRequest>,
): Promise<{ ok: true }> {
  const row = await store.sessionMessages.members(sessionId);
  const part = row && callPart(row, viewer.id);
  if (!part) throw new AppError('not_found');
  await store.sessionMessages.review({
    sessionId,
    personId: viewer.id,
    personType: part.role,
    kind: 'report',
    reason,
    message: text?.trim() || null,
  });
  return { ok: true };
}
