import type { Context } from '../context.ts';
import type { SessionViewer } from '../sessions/read-session.ts';
import { mayStart } from '@noodlenaut/domain';
import { AppError } from '../errors/app-error.ts';
import { checkConsent } from './find-tutoring.ts';

/** The tutor opens the session, from ten minutes before it begins (P5.18); the link leads to our own room. */
export async function startSession(
  services: Pick<Context, 'env' | 'now' | 'store'>,
  viewer: SessionViewer,
  sessionId: string,
) {
  const session = await services.store.tutoring.sessionOfTutor(sessionId, viewer.id);
  if (!session) throw new AppError('not_found');
  const now = services.now();
  // A tutor who loads the page again gets the running session.
  if (session.status === 'in-progress') return session;
  if (session.status !== 'scheduled' || !mayStart(session.scheduledTime, session.duration, now))
    throw new AppError('wrong_state');
  await checkConsent(services, services.store, session.studentId);
  const started = await services.store.tutoring.start(sessionId, `/tutoring/room/${sessionId}`, now);
  if (!started) throw new AppError('wrong_state');
  return started;
}
