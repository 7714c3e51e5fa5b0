import type { NewTutoringSession, Store } from '@noodlenaut/db';
import { notifyGuardians, type Site } from '../family/notify-guardians.ts';
import type { SessionViewer } from '../sessions/read-session.ts';

/** Books the session in the transaction of the caller, who has locked both diaries, and tells the child's guardians (P5.14). */
export async function bookAndTell(
  site: Site,
  store: Pick<Store, 'guardianNotices' | 'outbox' | 'tutoring'>,
  viewer: SessionViewer,
  booking: Omit<NewTutoringSession, 'endsAt'>,
) {
  const endsAt = new Date(booking.scheduledTime.getTime() + booking.duration * 60_000);
  const session = await store.tutoring.book({ ...booking, endsAt });
  await notifyGuardians(site, store, {
    childId: booking.studentId,
    kind: 'tutoring-booked',
    actorId: viewer.id,
    once: session.id,
  });
  return session;
}
