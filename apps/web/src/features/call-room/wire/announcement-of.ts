import type { TutoringRole } from '@noodlenaut/domain';
import type { CallArrival } from './call-arrival.ts';
import type { CallState } from './call-state.ts';

interface Person {
  readonly name: string;
  readonly role: TutoringRole;
}

/** 'Ana, Mia's guardian'; a tutor and a child are known by their names. */
export const personWords = ({ name, role }: Person, studentName: string): string =>
  role === 'guardian'
    ? `${name}, ${studentName}'s guardian,`
    : role === 'tutor'
      ? `${name}, the tutor,`
      : name;

/** What is said to all when somebody comes or leaves (P5.30); null: nothing to say. */
export function announcementOf(
  { name, body }: CallArrival,
  state: CallState | null,
  studentName: string,
): string | null {
  if (name === 'came') return `${personWords(body, studentName)} is here`;
  if (name !== 'gone' || !body.isSure) return null;
  const person = state?.known.get(body.visit);
  return person === undefined ? null : `${personWords(person, studentName)} has left`;
}
