import { PRODUCT } from '../product.ts';
import { subjectLabel, type SubjectId } from '../subjects.ts';

/** What a tutor is told by mail; what they did themselves is not told. */
export const TUTOR_NEWS = [
  'booked',
  'refused',
  'ended',
  'cancelled',
  'moved',
  'tomorrow',
  'in-an-hour',
] as const;
export type TutorNews = (typeof TUTOR_NEWS)[number];

const SENTENCES: Readonly<Record<TutorNews, (subject: string, when: string) => string>> = {
  booked: (subject, when) => `A family booked a session of ${subject} with you: ${when}.`,
  refused: (subject, when) => `A family said no to the time you offered for ${subject}: ${when}.`,
  ended: (subject, when) =>
    `The request for ${subject} that you answered has ended; you had offered ${when}.`,
  cancelled: (subject, when) => `The session of ${subject} was cancelled: ${when}.`,
  moved: (subject, when) => `A session of ${subject} has another time now: ${when}.`,
  tomorrow: (subject, when) => `You have a session of ${subject} tomorrow: ${when}.`,
  'in-an-hour': (subject, when) => `You have a session of ${subject} in an hour: ${when}.`,
};

/** A mail to a tutor: what happened, the subject, and the time in the tutor's zone. It names no child (security 2.15). */
export function tutorMail(mail: {
  readonly news: TutorNews;
  readonly subject: SubjectId;
  readonly at: Date;
  /** An IANA zone; UTC where the tutor has chosen none. */
  readonly timeZone: string | null;
  readonly link: string;
}): { readonly subject: string; readonly text: string } {
  const when = new Intl.DateTimeFormat('en-US', {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: mail.timeZone ?? 'UTC',
    timeZoneName: 'short',
  }).format(mail.at);
  return {
    subject: `Your tutoring on ${PRODUCT.name}`,
    text: [SENTENCES[mail.news](subjectLabel(mail.subject), when), `Look at it here:\n${mail.link}`].join(
      '\n\n',
    ),
  };
}
