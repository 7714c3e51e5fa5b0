import { sessionMoveAt } from '@noodlenaut/domain';
import type { Context } from '../context.ts';
import { AppError } from '../errors/app-error.ts';
import { notifyGuardians } from '../family/notify-guardians.ts';
import type { SessionViewer } from '../sessions/read-session.ts';
import { checkConsent, findSession, written } from './find-tutoring.ts';
import { personOf } from './side-of.ts';

/**
 * The tutor opens the session, from ten minutes before it begins (P5.18); the link leads to our own room. The guardians are told, so
 * that they may sit in. A tutor who loads the page again gets the running session.
 */
export const startSession = (
  services: Pick<Context, 'env' | 'now' | 'store'>,
  viewer: SessionViewer,
  sessionId: string,
) =>
  services.store.transaction(async (store) => {
    const session = await findSession(store, viewer, sessionId);
    if (session.status === 'in-progress') return session;
    const now = services.now();
    if (sessionMoveAt(session, 'start', personOf(viewer), now) === null) throw new AppError('wrong_state');
    await checkConsent(services, store, session.studentId);
    const started = written(await store.tutoring.start(sessionId, `/tutoring/room/${sessionId}`, now));
    await notifyGuardians(services, store, {
      childId: session.studentId,
      kind: 'tutoring-begun',
      actorId: viewer.id,
      once: session.id,
    });
    return started;
  });
