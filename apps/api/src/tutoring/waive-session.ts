import type { Context } from '../context.ts';
import type { SessionViewer } from '../sessions/read-session.ts';
import { findSession, written } from './find-tutoring.ts';

/** The tutor lets a late cancellation, or a child who did not come, cost nothing (P5.17). */
export const waiveSession = (services: Pick<Context, 'store'>, viewer: SessionViewer, sessionId: string) =>
  services.store.transaction(async (store) => {
    const { id } = await findSession(store, viewer, sessionId);
    return written(await store.tutorDesk.waive(id));
  });
