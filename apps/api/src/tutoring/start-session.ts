import type { Context } from '../context.ts';
import type { SessionViewer } from '../sessions/read-session.ts';
import { mayStart } from '@noodlenaut/domain';
import { AppError } from '../errors/app-error.ts';

/** The tutor opens the session, from ten minutes before it begins (P5.18); the link leads to our own room. */
export async function startSession(
  services: Pick<Context, 'now' | 'store'>,
  viewer: SessionViewer,
  sessionId: string,
) {
  const session = await services.store.tutoring.sessionOfTutor(sessionId, viewer.id);
  if (!session) throw new AppError('not_found');
  const now = services.now();
  if (session.status !== 'scheduled' || !mayStart(session.scheduledTime, session.duration, now))
    throw new AppError('wrong_state');
  const started = await services.store.tutoring.start(sessionId, `/tutoring/room/${sessionId}`, now);
  if (!started) throw new AppError('wrong_state');
  return started;
}
