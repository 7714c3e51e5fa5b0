import { cancellationTerms, missingPerson, sessionMoveAt, wasInCall } from '@noodlenaut/domain';
import type { Context } from '../context.ts';
import { AppError } from '../errors/app-error.ts';
import { notifyGuardians } from '../family/notify-guardians.ts';
import type { SessionViewer } from '../sessions/read-session.ts';
import { findSession, written } from './find-tutoring.ts';
import { personOf } from './side-of.ts';
import { tellTutor } from './tell-tutor.ts';

type Used = Pick<Context, 'env' | 'now' | 'store'>;

/** Child, guardian or tutor cancels a booked session; a family that cancels late has used it (P5.15, P5.17). */
export const cancelSession = (services: Used, viewer: SessionViewer, sessionId: string) =>
  services.store.transaction(async (store) => {
    const session = await findSession(store, viewer, sessionId);
    const [by, now] = [personOf(viewer), services.now()];
    if (sessionMoveAt(session, 'cancel', by, now) === null) throw new AppError('wrong_state');
    const ended = written(
      await store.tutoringMoves.endSession(session.id, ['scheduled'], 'cancelled', {
        cancelledBy: viewer.id,
        ...cancellationTerms(session, by, now),
      }),
    );
    await notifyGuardians(services, store, {
      childId: session.studentId,
      kind: 'tutoring-cancelled',
      actorId: viewer.id,
      once: session.id,
    });
    await tellTutor(services, store, {
      tutorId: session.tutorId,
      news: 'cancelled',
      subject: session.subject,
      at: session.scheduledTime,
      about: session.id,
      actorId: viewer.id,
      studentId: session.studentId,
    });
    return ended;
  });

/** From ten minutes after the start, whoever is there says that the other side did not come (P5.19). */
export const markNoShow = (services: Used, viewer: SessionViewer, sessionId: string) =>
  services.store.transaction(async (store) => {
    const session = await findSession(store, viewer, sessionId);
    const by = personOf(viewer);
    if (sessionMoveAt(session, 'noShow', by, services.now()) === null) throw new AppError('wrong_state');
    const missedBy = missingPerson(by);
    if (wasInCall(await store.calls.visits(session.id), missedBy, session))
      throw new AppError('wrong_state', { message: 'They were in the call, so this cannot be marked.' });
    return written(
      await store.tutoringMoves.endSession(session.id, ['scheduled'], 'no-show', {
        missedBy,
        countsAsUsed: missedBy === 'student',
      }),
    );
  });

/** The tutor ends a running session, or a guardian stops it (P5.05, P5.15). */
export const endSession = (services: Used, viewer: SessionViewer, sessionId: string) =>
  services.store.transaction(async (store) => {
    const session = await findSession(store, viewer, sessionId);
    const now = services.now();
    if (sessionMoveAt(session, 'end', personOf(viewer), now) === null) throw new AppError('wrong_state');
    const ended = written(
      await store.tutoringMoves.endSession(session.id, ['in-progress'], 'completed', { completedAt: now }),
    );
    await store.tutoringMoves.sumUpTutor(session.tutorId);
    return ended;
  });
