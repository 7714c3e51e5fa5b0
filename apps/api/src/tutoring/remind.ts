import type { Context } from '../context.ts';
import { notifyGuardians } from '../family/notify-guardians.ts';
import { tellTutor } from './tell-tutor.ts';

const HOUR_MS = 3_600_000;

/**
 * Reminds guardians and tutors of a booked session 24 hours and one hour before (P5.14). Who booked it later than that is not
 * reminded of what they have just done. Returns how many.
 */
export const remindOfSessions = (services: Pick<Context, 'env' | 'now' | 'store'>): Promise<number> =>
  services.store.transaction(async (store) => {
    let reminded = 0;
    for (const session of await store.tutoringMails.takeReminders(services.now())) {
      const { id, studentId, tutorId, scheduledTime, createdAt, hours, subject } = session;
      if (scheduledTime.getTime() - createdAt.getTime() < hours * HOUR_MS) continue;
      const once = `${id} ${hours} ${scheduledTime.toISOString()}`;
      await notifyGuardians(services, store, {
        childId: studentId,
        kind: 'tutoring-soon',
        actorId: null,
        once,
      });
      await tellTutor(services, store, {
        tutorId,
        news: hours === 1 ? 'in-an-hour' : 'tomorrow',
        subject,
        at: scheduledTime,
        about: id,
        actorId: null,
        studentId,
      });
      reminded += 1;
    }
    return reminded;
  });
