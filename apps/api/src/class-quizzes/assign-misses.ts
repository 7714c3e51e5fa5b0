import { addDays, localDay, MISSED_SKILLS, missedQuestions } from '@noodlenaut/domain';
import type { ReportedQuiz, Store } from '@noodlenaut/db';
import { lockClass } from '../classes/lock-class.ts';
import type { Context } from '../context.ts';
import { AppError } from '../errors/app-error.ts';
import { auditEntry } from '../family/audit-entry.ts';
import type { SessionViewer } from '../sessions/read-session.ts';
import { hasMissed } from './read-class-quiz.ts';

const DAYS = 7;

/**
 * Gives practice of the subject to the pupils who got something wrong, for a week. Their rounds bring their own mistakes first, and
 * then the skills that were missed most (decision 0101). Pressed again, also twice at once, it is given once.
 */
export const assignMisses = (
  services: Pick<Context, 'now' | 'requestId' | 'store'>,
  viewer: SessionViewer,
  { classId, quizId }: { readonly classId: string; readonly quizId: string },
) =>
  services.store.transaction(async (store) => {
    await lockClass(viewer, store, classId);
    const quiz = await store.classQuizzes.report({ classId, teacherId: viewer.id }, quizId);
    if (!quiz) throw new AppError('not_found');
    const missed = quiz.players.filter(hasMissed);
    const childIds = missed.flatMap(({ child }) => child?.id ?? []);
    if (quiz.isAssigned) return { pupils: childIds.length };
    if (childIds.length === 0) throw new AppError('wrong_state', { message: 'Nobody got anything wrong.' });
    const timezone = (await store.users.byId(viewer.id))?.timezone ?? 'UTC';
    const id = await store.assignments.give({
      classId,
      madeBy: viewer.id,
      kind: 'practice',
      subjectId: quiz.subject,
      lessonId: null,
      dueDay: addDays(localDay(services.now(), timezone), DAYS),
      isForAll: false,
      missesOf: quizId,
      skills: await skillsOf(store, { ...quiz, players: missed }),
    });
    await store.assignments.addPupils(id, classId, childIds);
    await store.audit.write({ ...auditEntry(services, viewer, 'assignments.create'), object: id });
    return { pupils: childIds.length };
  });

/** The skills of the questions that were missed, most often missed first. */
async function skillsOf(store: Store, { questions, players }: ReportedQuiz): Promise<string[]> {
  const refs = missedQuestions(players).flatMap((at) => questions[at]?.ref ?? []);
  const known = await store.classQuizzes.skillsOf(refs);
  return [...new Set(refs.flatMap((ref) => known.get(ref) ?? []))].slice(0, MISSED_SKILLS);
}
