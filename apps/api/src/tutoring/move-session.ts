import type { moveSessionRequest } from '@noodlenaut/contract';
import { sqlState } from '@noodlenaut/db';
import { mayMove, mayMoveTo, sessionEnd } from '@noodlenaut/domain';
import type { z } from 'zod';
import type { Context } from '../context.ts';
import { AppError } from '../errors/app-error.ts';
import { notifyGuardians } from '../family/notify-guardians.ts';
import type { SessionViewer } from '../sessions/read-session.ts';
import { checkAllowance } from './check-allowance.ts';
import { refuseField } from './check-booking.ts';
import { findSession, written } from './find-tutoring.ts';
import { checkSlot } from './read-slots.ts';
import { personOf } from './side-of.ts';
import { tellTutor } from './tell-tutor.ts';

/** Of the counters, which count by month in UTC. What is booked in a month may move within it when the plan has become smaller. */
const isSameMonth = (one: Date, other: Date): boolean =>
  one.toISOString().slice(0, 7) === other.toISOString().slice(0, 7);

/**
 * Gives a booked session another free time of the same tutor, for as long and at the same price; the guardians are told. A family
 * moves until 12 hours before, a tutor also later, but only to a time that the family can still cancel freely (P5.17).
 * @throws AppError slot_taken when that time is not free for both
 */
export async function moveSession(
  services: Pick<Context, 'env' | 'now' | 'store'>,
  viewer: SessionViewer,
  input: z.output<typeof moveSessionRequest>,
) {
  const start = new Date(input.scheduledTime);
  try {
    return await services.store.transaction(async (store) => {
      const session = await findSession(store, viewer, input.sessionId);
      const [by, now] = [personOf(viewer), services.now()];
      if (!mayMove(session, by, now)) throw new AppError('wrong_state');
      if (!mayMoveTo(start, by, now))
        throw refuseField('scheduledTime', 'Please choose a time at least 12 hours ahead');
      const { id, tutorId, studentId, duration } = session;
      await store.tutoring.lockDiaries(tutorId, studentId);
      await checkSlot(store, { tutorId, studentId, start, duration, moving: id }, now);
      const endsAt = sessionEnd({ scheduledTime: start, duration });
      const moved = written(await store.tutoring.reschedule(id, start, endsAt));
      if (!isSameMonth(session.scheduledTime, start))
        await checkAllowance(services, store, studentId, start, viewer.role === 'tutor' ? 'tutor' : 'family');
      await notifyGuardians(services, store, {
        childId: studentId,
        kind: 'tutoring-moved',
        actorId: viewer.id,
        once: `${id} ${start.toISOString()}`,
      });
      await tellTutor(services, store, {
        tutorId,
        news: 'moved',
        subject: session.subject,
        at: start,
        about: id,
        actorId: viewer.id,
        studentId,
      });
      return moved;
    });
  } catch (thrown) {
    if (sqlState(thrown) === '23P01') throw new AppError('slot_taken', { cause: thrown });
    throw thrown;
  }
}
