import type { NewTutoringSession, Store } from '@noodlenaut/db';
import type { Services } from '../context.ts';
import { checkAllowance } from './check-allowance.ts';
import { tellTutor } from './tell-tutor.ts';
import { notifyGuardians, type Site } from '../family/notify-guardians.ts';
import type { SessionViewer } from '../sessions/read-session.ts';

/** Books the session in the transaction of the caller, who has locked both diaries, and tells the child's guardians (P5.14). */
export async function bookAndTell(
  site: Site & Pick<Services, 'env'>,
  store: Pick<Store, 'guardianNotices' | 'outbox' | 'tutoring' | 'tutoringAllowance' | 'tutoringMails'>,
  viewer: SessionViewer,
  booking: Omit<NewTutoringSession, 'endsAt'>,
) {
  const endsAt = new Date(booking.scheduledTime.getTime() + booking.duration * 60_000);
  const session = await store.tutoring.book({ ...booking, endsAt });
  await checkAllowance(site, store, booking.studentId, booking.scheduledTime);
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
