import { skillName } from '@noodlenaut/domain';
import type { Store } from '@noodlenaut/db';
import type { Context } from '../context.ts';
import type { SessionViewer } from '../sessions/read-session.ts';
import { refuseField } from './check-booking.ts';

/** The skills that the note of a session can name; empty for a session of somebody else (P5.34). */
export async function readSessionSkills(
  { store }: Pick<Context, 'store'>,
  viewer: SessionViewer,
  sessionId: string,
) {
  const rows = await store.tutorDesk.skillsFor(sessionId, viewer.id);
  return rows.map(({ skill, isOfGrade }) => ({ skill, isOfGrade, name: skillName(skill) }));
}

/** @throws AppError invalid_input for a skill that the session's subject does not have (P5.34) */
export async function checkSkills(
  store: Pick<Store, 'tutorDesk'>,
  viewer: SessionViewer,
  sessionId: string,
  skills: readonly string[],
): Promise<void> {
  if (skills.length === 0) return;
  const known = await store.tutorDesk.skillsFor(sessionId, viewer.id);
  if (skills.some((skill) => !known.some((one) => one.skill === skill)))
    throw refuseField('skills', 'Please choose skills of the session’s subject');
}
