import type { Grade, QUIZ_SUBJECTS } from '@noodlenaut/domain';
import type { SignedInContext } from '../context.ts';

/** The lessons a class quiz may ask from, with their questions: a teacher looks at them and takes those the class had. */
export async function questionsToChoose(
  { store }: Pick<SignedInContext, 'store'>,
  { subject, grade }: { readonly subject: (typeof QUIZ_SUBJECTS)[number]; readonly grade: Grade },
) {
  const lessons = await store.quizQuestions.lessonsOf(subject, grade);
  return lessons.map(({ lessonId, title, content }) => ({
    lessonId,
    title,
    questions: content.activities.map(({ question, options, correct_answer: right }, at) => ({
      ref: `${lessonId}#${at}`,
      question,
      options: [...options],
      right,
    })),
  }));
}
