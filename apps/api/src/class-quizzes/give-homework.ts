import { randomInt } from 'node:crypto';
import type { giveHomeworkRequest } from '@noodlenaut/contract';
import {
  DEFAULT_QUESTIONS,
  drawQuestions,
  quizQuestion,
  SEED_MAX,
  seededDice,
  withShuffledOptions,
  type QuizQuestion,
} from '@noodlenaut/domain';
import type { Store } from '@noodlenaut/db';
import type { z } from 'zod';
import { chosenPupils, refuseDay } from '../assignments/give-assignment.ts';
import { lockClass } from '../classes/lock-class.ts';
import type { Context } from '../context.ts';
import { AppError } from '../errors/app-error.ts';
import { auditEntry } from '../family/audit-entry.ts';
import { checkSubject } from '../plans/check-subject.ts';
import type { SessionViewer } from '../sessions/read-session.ts';

type Wish = z.output<typeof giveHomeworkRequest>;

/**
 * A teacher gives a class, or some of its pupils, a quiz to do at home (decision 0101). The questions are stored now, the same for all, so a lesson that
 * changes later changes nothing. Sent again, also twice at once, it is given once.
 */
export async function giveHomework(
  services: Pick<Context, 'now' | 'requestId' | 'store'>,
  viewer: SessionViewer,
  wish: Wish,
) {
  const { classId, wishKey, subject, grade, dueDay, childIds } = wish;
  return services.store.transaction(async (store) => {
    await lockClass(viewer, store, classId);
    checkSubject(viewer, subject);
    const before = await store.classQuizzes.byWish(classId, wishKey);
    if (before?.assignmentId) return { id: before.id, assignmentId: before.assignmentId };
    await refuseDay(services, viewer, store, dueDay);
    const some = await chosenPupils(store, classId, childIds);
    const questions = await questionsOf(store, wish, services.now());
    const assignmentId = await store.assignments.give({
      classId,
      madeBy: viewer.id,
      kind: 'homework',
      subjectId: subject,
      lessonId: null,
      dueDay,
      isForAll: some === undefined,
    });
    if (some) await store.assignments.addPupils(assignmentId, classId, some);
    const { id } = await store.classQuizzes.addHomework({ classId, assignmentId, wishKey, grade, questions });
    await store.audit.write({ ...auditEntry(services, viewer, 'assignments.create'), object: assignmentId });
    return { id, assignmentId };
  });
}

/** The chosen questions in their order, or drawn ones: first those that no pupil met in a week, as in games (P4.54). */
async function questionsOf(store: Store, wish: Wish, now: Date): Promise<QuizQuestion[]> {
  const { classId, subject, grade, questionRefs: chosen, questionCount = DEFAULT_QUESTIONS } = wish;
  const stock = await store.classQuizzes.stock(classId, subject, grade);
  const dice = seededDice(randomInt(SEED_MAX));
  const taken = chosen
    ? chosen.flatMap((ref) => stock.find((one) => one.ref === ref) ?? [])
    : drawQuestions(stock, questionCount, dice, now);
  const isWhole = chosen ? taken.length === chosen.length && new Set(chosen).size === chosen.length : true;
  if (!isWhole || taken.length === 0) {
    const message = 'Choose questions of this subject and grade, each once';
    throw new AppError('invalid_input', { message, issues: [{ path: 'questionRefs', message }] });
  }
  return taken.map(({ ref, activity }) => withShuffledOptions(quizQuestion(ref, activity), dice));
}
