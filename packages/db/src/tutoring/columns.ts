import { sql } from 'kysely';

/** What is read of a request and of a session of tutoring (S3.58, S3.63). */
export const REQUEST = [
  'id',
  'studentId',
  'subject',
  'topic',
  'description',
  'preferredTime',
  'urgency',
  'status',
  'tutorId',
  'offeredTime',
  'offeredMinutes',
  'offeredCost',
  'expiresAt',
  'createdAt',
  'updatedAt',
] as const;
export const SESSION = [
  'id',
  'requestId',
  'studentId',
  'tutorId',
  'subject',
  'scheduledTime',
  'duration',
  'status',
  'meetingLink',
  'recordingUrl',
  'notes',
  'studentRating',
  'tutorRating',
  'studentFeedback',
  'tutorFeedback',
  'skills',
  'totalCost',
  'countsAsUsed',
  'missedBy',
  'startedAt',
  'completedAt',
  'createdAt',
] as const;

/** The columns of a table that stands under an alias. */
export const inTable = <Alias extends string, Column extends string>(
  alias: Alias,
  columns: readonly Column[],
) => columns.map((column): `${Alias}.${Column}` => `${alias}.${column}`);

/** As the view `tutors` names them; a tutor who is listed no more keeps the name in what was booked. */
export const TUTOR_NAME = sql<
  string | null
>`coalesce(nullif(trim(concat_ws(' ', tutor.first_name, tutor.last_name)), ''), tutor.name, tutor.username)`;
