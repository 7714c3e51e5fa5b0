import type { NewTutoringSession, Store } from '@noodlenaut/db';
import { checkAllowance } from './check-allowance.ts';
import { tellTutor } from './tell-tutor.ts';
import { notifyGuardians, type Site } from '../family/notify-guardians.ts';
import type { SessionViewer } from '../sessions/read-session.ts';

/** Books the session in the transaction of the caller, who has locked both diaries, and tells the child's guardians (P5.14). */
export async function bookAndTell(
  site: Site,
  store: Pick<Store, 'guardianNotices' | 'outbox' | 'tutoring' | 'tutoringAllowance' | 'tutoringMails'>,
  viewer: SessionViewer,
  booking: Omit<NewTutoringSession, 'endsAt'>,
) {
  const endsAt = new Date(booking.scheduledTime.getTime() + booking.duration * 60_000);
  await checkAllowance(store, booking.studentId, booking.scheduledTime);
  const session = await store.tutoring.book({ ...booking, endsAt });
  await notifyGuardians(site, store, {
    childId: booking.studentId,
    kind: 'tutoring-booked',
    actorId: viewer.id,
    once: session.id,
  });
  await tellTutor(site, store, {
    tutorId: booking.tutorId,
    news: 'booked',
    subject: booking.subject,
    at: booking.scheduledTime,
    about: session.id,
    actorId: viewer.id,
    studentId: booking.studentId,
  });
  return session;
}
