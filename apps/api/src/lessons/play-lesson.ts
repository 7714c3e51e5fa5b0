import type { Context } from '../context.ts';
import type { SessionViewer } from '../sessions/read-session.ts';
import { checkAnswer, missedActivities, isAdult, resumePlace, sealLesson } from '@noodlenaut/domain';
import { AppError } from '../errors/app-error.ts';
import { checkLesson } from '../plans/check-subject.ts';

/** The sealed lesson and the step at which this learner continues, from one statement (security 2.4, P3.16). */
export async function playLesson(services: Pick<Context, 'store'>, viewer: SessionViewer, lessonId: string) {
  const lesson = await services.store.lessons.withRun(lessonId, viewer.id);
  if (!lesson) throw new AppError('not_found');
  checkLesson(viewer, lesson);
  const { content } = lesson;
  // A lesson that changed since it was begun starts again: old answers may belong to other questions.
  const sameVersion = lesson.runVersion === lesson.version;
  const given = (sameVersion ? lesson.answers : []).flatMap(({ activity, option, tryNumber }) => {
    const checked = checkAnswer(content, activity, option);
    if (!checked.ok) return [];
    const { correct, correctAnswer, explanation, reason } = checked.answer;
    return [
      {
        tryNumber,
        answer: { activity, option, correct, correct_answer: correctAnswer, explanation, reason },
      },
    ];
  });
  const answersOf = (tryWanted: number) =>
    given.flatMap(({ tryNumber, answer }) => (tryNumber === tryWanted ? [answer] : []));
  const attempts = given.map(({ tryNumber, answer }) => ({
    activityIndex: answer.activity,
    tryNumber,
    correct: answer.correct,
  }));
  const activities = missedActivities(attempts);
  const { step, behind } = resumePlace(
    sameVersion ? (lesson.step ?? 0) : 0,
    content.activities.length,
    attempts,
  );
  return {
    ...lesson,
    content: sealLesson(content),
    step,
    answers: answersOf(1),
    secondRound: {
      activities,
      answers: answersOf(2).filter(({ activity }) => activities.includes(activity)),
      behind,
    },
    preview: isAdult(viewer.role),
  };
}
