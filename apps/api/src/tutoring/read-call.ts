import { callPart, callTimes, displayName } from '@noodlenaut/domain';
import type { Context } from '../context.ts';
import { AppError } from '../errors/app-error.ts';
import type { SessionViewer } from '../sessions/read-session.ts';

type Used = Pick<Context, 'env' | 'store'>;

async function findCall(store: Used['store'], viewer: SessionViewer, sessionId: string, isWithBoard = false) {
  const row = await store.sessionMessages.members(sessionId, isWithBoard);
  const part = row && callPart(row, viewer.id);
  if (!row || !part) throw new AppError('not_found');
  return { row, part };
}

/** What the page of a call shows before anybody goes in. @throws AppError not_found, also for a stranger (P9.05) */
export async function readCallRoom({ env, store }: Used, viewer: SessionViewer, sessionId: string) {
  const { row, part } = await findCall(store, viewer, sessionId);
  const { subject, status, scheduledTime, duration, studentGrade } = row;
  return {
    sessionId,
    subject,
    status,
    scheduledTime,
    duration,
    ...callTimes(row),
    role: part.role,
    tutorName: displayName(row.tutor),
    studentName: displayName(row.student),
    studentGrade,
    isRelayOnly: env.CALL_IS_RELAYED,
  };
}

/** What was written and drawn in a session, for its people and the child's guardians (P5.24, P5.25). */
export async function readConversation({ store }: Used, viewer: SessionViewer, sessionId: string) {
  const { row } = await findCall(store, viewer, sessionId, true);
  const messages = await store.sessionMessages.messages(sessionId);
  return {
    messages: messages.map(({ firstName, name, ...message }) => ({
      ...message,
      name: displayName({ firstName, name }),
      messageType: 'text' as const,
      attachmentUrl: null,
    })),
    board: row.board?.elements ?? [],
  };
}
