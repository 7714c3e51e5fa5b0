import { sealQuestion, type QuizQuestion } from '@noodlenaut/domain';
import type { OpenHomework } from '@noodlenaut/db';
import type { Context } from '../context.ts';
import { AppError } from '../errors/app-error.ts';
import type { SessionViewer } from '../sessions/read-session.ts';

/** What an answer revealed. It is made only for an answer that is recorded (security 2.4). */
export const toldAnswer = (asked: QuizQuestion, question: number, option: number) => ({
  question,
  option,
  correct: option === asked.right,
  correct_answer: asked.right,
  explanation: asked.explanation,
  reason: null,
});

export const answersOf = ({ questions, answers }: OpenHomework) =>
  answers.flatMap(({ question, option }) => {
    const asked = questions[question];
    return asked ? [toldAnswer(asked, question, option)] : [];
  });

/** What finished homework paid; null before its last answer. */
export const paidFor = ({ questions, answers, paid }: OpenHomework): number | null =>
  answers.length < questions.length ? null : (paid ?? 0);

/**
 * Homework as its pupil sees it: sealed questions, and for the answered ones what was told (decision 0101). What was given is open
 * whatever the plan says: a class is not divided by what families pay (decision 0093).
 */
export async function readHomework(
  { store, now }: Pick<Context, 'now' | 'store'>,
  viewer: SessionViewer,
  assignmentId: string,
) {
  const found = await store.homework.ofPupil(viewer.id, assignmentId, now());
  if (!found) throw new AppError('not_found');
  const { subject, grade, className, dueDay, isLate, questions } = found;
  return {
    assignmentId,
    subject,
    grade,
    className,
    dueDay,
    isLate,
    questions: questions.map(sealQuestion),
    answers: answersOf(found),
    points: paidFor(found),
  };
}
