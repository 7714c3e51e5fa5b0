import { levelUp, localDay, practiceOf, quizPoints } from '@noodlenaut/domain';
import type { OpenHomework, RootStore, Store } from '@noodlenaut/db';
import { AppError } from '../errors/app-error.ts';
import { noteReview } from '../practice/note-review.ts';
import { answersOf, paidFor, toldAnswer } from './read-homework.ts';

export interface HomeworkAnswer {
  readonly learnerId: string;
  readonly assignmentId: string;
  readonly question: number;
  readonly option: number;
  readonly answerMs: number;
}
type Learner = NonNullable<Awaited<ReturnType<Store['users']['lockLearner']>>>;

/**
 * Checks and records the one answer of a question, notes what is to come back, and pays with the last one: one transaction under the
 * learner's lock (decision 0101, I6). When it is sent again, it returns what counted first.
 * @throws AppError not_found for homework that is not open to this pupil, invalid_input when there is no such question or option
 */
export const answerHomework = (root: RootStore, given: HomeworkAnswer, now: Date) =>
  root.transaction(async (store) => {
    const { learnerId, assignmentId, question, option, answerMs } = given;
    const learner = await store.users.lockLearner(learnerId);
    const homework = learner && (await store.homework.ofPupil(learnerId, assignmentId, now));
    if (!learner || !homework) throw new AppError('not_found');
    const before = answersOf(homework).find((answer) => answer.question === question);
    if (before)
      return { ...before, points: paidFor(homework), totalPoints: learner.totalPoints, newLevel: null };
    const asked = homework.questions[question];
    if (asked?.options[option] === undefined) {
      const path = asked ? 'option' : 'question';
      throw new AppError('invalid_input', { issues: [{ path, message: 'Invalid input' }] });
    }
    const told = toldAnswer(asked, question, option);
    await store.homework.addAnswer({
      quizId: homework.quizId,
      userId: learnerId,
      questionIndex: question,
      answer: option,
      isCorrect: told.correct,
      timeToAnswer: answerMs,
      answeredAt: now,
    });
    await store.quizQuestions.see([learnerId], [asked.ref]);
    await note(store, learner, homework, asked.ref, told.correct, now);
    const answers = [...homework.answers, { question, option }];
    if (answers.length < homework.questions.length)
      return { ...told, points: null, totalPoints: learner.totalPoints, newLevel: null };
    const points = await pay(store, learner, { ...homework, answers }, now);
    const totalPoints = learner.totalPoints + points;
    return { ...told, points, totalPoints, newLevel: levelUp(learner.totalPoints, totalPoints) };
  });

/** A mistake comes back in practice as one of a lesson does (decision 0023). */
async function note(
  store: Store,
  learner: Learner,
  { grade, subject }: OpenHomework,
  ref: string,
  isCorrect: boolean,
  now: Date,
): Promise<void> {
  const source = practiceOf(ref, grade);
  const skill = (await store.classQuizzes.skillsOf([ref])).get(ref);
  // A lesson that was withdrawn since has nothing to practise.
  if (source === null || skill === undefined) return;
  await noteReview(store, learner, { subject, skill, source }, isCorrect, now);
}

/** Pays as a game does: two points a right answer, at most 20, and 60 a day with the games of the day (P4.48 to P4.50). */
async function pay(store: Store, { id, timezone }: Learner, homework: OpenHomework, now: Date) {
  const day = localDay(now, timezone);
  const right = answersOf(homework).filter(({ correct }) => correct).length;
  const paid = await store.quizResults.paidOn([{ userId: id, day }]);
  const points = quizPoints(right, paid.get(id) ?? 0);
  if (points > 0) await store.quizResults.pay(homework.quizId, [{ userId: id, day, points }]);
  return points;
}
