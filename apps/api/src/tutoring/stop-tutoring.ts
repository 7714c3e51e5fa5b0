import type { Store } from '@noodlenaut/db';
import type { Site } from '../family/notify-guardians.ts';
import type { SessionViewer } from '../sessions/read-session.ts';
import { tellTutor } from './tell-tutor.ts';

/** Ends all that a child has asked for and booked, because a guardian switched tutoring off; the tutors are told (P5.15). */
export async function stopTutoring(
  site: Pick<Site, 'env'>,
  store: Pick<Store, 'outbox' | 'tutoringMails' | 'tutoringMoves'>,
  viewer: SessionViewer,
  childId: string,
): Promise<void> {
  for (const { id, tutorId, subject, scheduledTime } of await store.tutoringMoves.endAllOf(
    childId,
    viewer.id,
  ))
    await tellTutor(site, store, {
      tutorId,
      news: 'cancelled',
      subject,
      at: scheduledTime,
      about: id,
      actorId: viewer.id,
      studentId: childId,
    });
}
