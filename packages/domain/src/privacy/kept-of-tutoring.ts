import { ACCOUNT, type KeptTable, learning } from './kept-table.ts';

/** Tables about live tutoring. */
export const KEPT_OF_TUTORING: readonly KeptTable[] = [
  {
    table: 'tutor_availability',
    person: 'tutor_id',
    what: 'The hours in which a tutor can be booked',
    why: 'To show families free times',
    keptFor: ACCOUNT,
    inExport: 'grown-up',
    onErase: 'deleted',
  },
  {
    table: 'calendar_links',
    person: 'user_id',
    what: 'That a private calendar address was made',
    why: 'To show booked tutoring in your own calendar',
    keptFor: ACCOUNT,
    inExport: 'grown-up',
    hidden: ['secret_hash'],
    onErase: 'deleted',
  },
  {
    table: 'tutoring_requests',
    person: 'student_id',
    others: ['tutor_id'],
    what: 'Wishes for live tutoring',
    why: 'To find a tutor',
    keptFor: ACCOUNT,
    inExport: 'export',
    onErase: 'deleted',
  },
  {
    table: 'tutoring_sessions',
    person: 'student_id',
    others: ['tutor_id', 'cancelled_by'],
    what: 'Tutoring sessions, ratings and notes',
    why: 'To hold and pay them',
    keptFor: ACCOUNT,
    inExport: 'export',
    onErase: 'deleted',
  },
  {
    ...learning('session_messages', 'Messages in a tutoring session', 'To talk in it'),
    person: 'sender_id',
    keptFor: '180 days',
    ends: { after: 'created_at', days: 180 },
  },
  {
    ...learning('session_visits', 'When you were in the call of a tutoring session', 'To know who came'),
    person: 'person_id',
    keptFor: '180 days',
    ends: { after: 'seen_at', days: 180 },
  },
  {
    ...learning(
      'session_reviews',
      'Texts that were refused in tutoring, and reports',
      'So that staff can look',
    ),
    person: 'person_id',
    keptFor: '180 days',
    ends: { after: 'created_at', days: 180 },
    inExport: 'secret',
  },
];
