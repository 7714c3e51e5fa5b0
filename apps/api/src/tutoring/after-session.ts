import type { noteSessionRequest, rateSessionRequest } from '@noodlenaut/contract';
import type { z } from 'zod';
import type { Context } from '../context.ts';
import { notifyGuardians } from '../family/notify-guardians.ts';
import type { SessionViewer } from '../sessions/read-session.ts';
import { checkChildText, checkText } from './check-text.ts';
import { findSession, written } from './find-tutoring.ts';
import { checkSkills } from './session-skills.ts';

/** Both sides rate a completed session 1 to 5; said again it replaces the rating before (P5.33, P5.37). */
export const rateSession = async (
  services: Pick<Context, 'env' | 'helper' | 'mailSoon' | 'now' | 'store'>,
  viewer: SessionViewer,
  { sessionId, rating, feedback }: z.output<typeof rateSessionRequest>,
) => {
  await checkChildText(services, { feedback }, viewer);
  const by = viewer.role === 'tutor' ? 'tutor' : 'student';
  return services.store.transaction(async (store) => {
    const { id, tutorId } = await findSession(store, viewer, sessionId);
    const rated = written(await store.tutoringMoves.rate(id, by, rating, feedback?.trim() || null));
    if (by === 'student') await store.tutoringMoves.sumUpTutor(tutorId);
    return rated;
  });
};

/** After a session its tutor writes how it went and up to three skills for practice; the guardians are told and read it (P5.34 to P5.36). */
export const noteSession = (
  services: Pick<Context, 'env' | 'now' | 'store'>,
  viewer: SessionViewer,
  { sessionId, note, skills }: z.output<typeof noteSessionRequest>,
) => {
  checkText('note', note, viewer);
  return services.store.transaction(async (store) => {
    const { id, studentId } = await findSession(store, viewer, sessionId);
    const named = [...new Set(skills)];
    await checkSkills(store, viewer, id, named);
    const noted = written(await store.tutoringMoves.note(id, note.trim(), named));
    await notifyGuardians(services, store, {
      childId: studentId,
      kind: 'tutoring-told',
      actorId: viewer.id,
      once: id,
    });
    return noted;
  });
};
