import { checkAnswer, isAdult, resumeStep, sealLesson } from '@noodlenaut/domain';
import type { SignedInContext } from '../context.ts';
import { AppError } from '../errors/app-error.ts';

/** The sealed lesson and where this learner goes on in it, from one statement (SAFETY 2.4, PRODUCT 3). */
export async function playLesson(ctx: SignedInContext, lessonId: string) {
  const lesson = await ctx.store.lessons.withRun(lessonId, ctx.viewer.id);
  if (!lesson) throw new AppError('not_found');
  const { content } = lesson;
  // A lesson that changed since it was begun starts anew: old answers may belong to other questions.
  const sameVersion = lesson.runVersion === lesson.version;
  const answers = (sameVersion ? lesson.answers : []).flatMap(({ activity, option }) => {
    const checked = checkAnswer(content, activity, option);
    if (!checked.ok) return [];
    const { correct, correctAnswer, explanation, reason } = checked.answer;
    return [{ activity, option, correct, correct_answer: correctAnswer, explanation, reason }];
  });
  const done = new Set(answers.map(({ activity }) => activity));
  const step = sameVersion ? resumeStep(lesson.step ?? 0, content.activities.length, done) : 0;
  return { ...lesson, content: sealLesson(content), step, answers, preview: isAdult(ctx.viewer.role) };
}
