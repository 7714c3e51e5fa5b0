import type { Store } from '@noodlenaut/db';
import type { SubjectId } from '@noodlenaut/domain';
import type { Site } from '../family/notify-guardians.ts';
import type { SessionViewer } from '../sessions/read-session.ts';
import { tellTutor } from './tell-tutor.ts';

interface Answered {
  readonly id: string;
  readonly studentId: string;
  readonly subject: SubjectId;
  readonly tutorId: string | null;
  readonly offeredTime: Date | null;
}

/** Writes to the tutor whose offer for this request is off the table; to nobody when nothing was offered. */
export async function tellOfOffer(
  site: Pick<Site, 'env'>,
  store: Pick<Store, 'outbox' | 'tutoringMails'>,
  viewer: SessionViewer,
  { id, studentId, subject, tutorId, offeredTime }: Answered,
  news: 'refused' | 'ended',
): Promise<void> {
  if (tutorId === null || offeredTime === null) return;
  await tellTutor(site, store, {
    tutorId,
    news,
    subject,
    at: offeredTime,
    about: id,
    actorId: viewer.id,
    studentId,
  });
}
