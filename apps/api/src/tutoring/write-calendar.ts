import { PRODUCT, sessionEnd, subjectLabel, type SubjectId } from '@noodlenaut/domain';
import ical from 'ical-generator';

export interface CalendarSession {
  readonly id: string;
  readonly subject: SubjectId;
  readonly scheduledTime: Date;
  readonly duration: number;
  readonly createdAt: Date;
  /** A child's first name, as the family reads it. */
  readonly studentName: string | null;
}

/** How often a calendar may ask again, in seconds. */
const TTL_S = 3600;

/**
 * A calendar of tutoring sessions (RFC 5545). A calendar may be shared or shown on a wall: a tutor's names no child, a parent's has
 * the first name only (security 2.13).
 */
export function writeCalendar(sessions: readonly CalendarSession[], role: 'tutor' | 'parent'): string {
  const calendar = ical({
    name: `${PRODUCT.name} tutoring`,
    prodId: { company: PRODUCT.name, product: 'Tutoring', language: 'EN' },
    ttl: TTL_S,
  });
  for (const { id, subject, scheduledTime, duration, createdAt, studentName } of sessions)
    calendar.createEvent({
      id,
      stamp: createdAt,
      start: scheduledTime,
      end: sessionEnd({ scheduledTime, duration }),
      summary:
        role === 'tutor' || studentName === null
          ? `${subjectLabel(subject)} lesson`
          : `${subjectLabel(subject)} tutoring: ${studentName}`,
    });
  return calendar.toString();
}
