import type { Store } from '@noodlenaut/db';
import { tutorMail, type SubjectId, type TutorNews } from '@noodlenaut/domain';
import type { Site } from '../family/notify-guardians.ts';

interface TutorFact {
  readonly tutorId: string;
  readonly news: TutorNews;
  readonly subject: SubjectId;
  readonly at: Date;
  /** The request or the session. */
  readonly about: string;
  /** Who did it: a tutor is not told of their own doing. */
  readonly actorId: string | null;
  readonly studentId: string;
}

/** Writes to a tutor what the other side did, in the transaction in which it happened; once for each fact and time. */
export async function tellTutor(
  { env }: Pick<Site, 'env'>,
  store: Pick<Store, 'outbox' | 'tutoringMails'>,
  { tutorId, news, subject, at, about, actorId, studentId }: TutorFact,
): Promise<void> {
  if (actorId === tutorId) return;
  const tutor = await store.tutoringMails.tutorAddress(tutorId);
  if (!tutor || tutor.email === null) return;
  const { subject: title, text } = tutorMail({
    news,
    subject,
    at,
    timeZone: tutor.timeZone,
    link: `${env.PUBLIC_URL}/tutoring`,
  });
  await store.outbox.add({
    userId: tutorId,
    aboutId: studentId,
    toAddress: tutor.email,
    subject: title,
    bodyText: text,
    dedupeKey: `tutor ${news} ${about} ${at.toISOString()}`,
  });
}
