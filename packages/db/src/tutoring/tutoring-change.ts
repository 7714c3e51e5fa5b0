/** A request or a session that changed, with the people on both sides; a request that nobody has answered has no tutor. */
export interface TutoringChange {
  readonly studentId: string;
  readonly tutorId: string | null;
  readonly kind: 'request' | 'session';
  readonly id: string;
}

/** Reads a notification of the channel `tutoring_changed`; null for one in another form. */
export function tutoringChange(payload: string): TutoringChange | null {
  const [studentId = '', tutorId = '', kind = '', id = ''] = payload.split(' ');
  if ((kind !== 'request' && kind !== 'session') || id === '') return null;
  return { studentId, tutorId: tutorId === '-' ? null : tutorId, kind, id };
}
