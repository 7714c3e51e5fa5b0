import type { LessonContent } from '@noodlenaut/domain';
import { z } from 'zod';

const draftedActivity = z.object({
  question: z.string(),
  options: z.array(
    z.object({
      text: z.string(),
      isRight: z.boolean(),
      /** Why a child may choose it and what is wrong about it; empty for the right one. */
      whyWrong: z.string(),
    }),
  ),
  explanation: z.string(),
  hints: z.array(z.string()),
});

/** What a model fills in. Every field is needed, because some providers refuse optional ones. */
export const draftSchema = z.object({
  title: z.string(),
  introduction: z.string(),
  activities: z.array(draftedActivity),
  summary: z.string(),
  funFact: z.string(),
});
export type DraftedLesson = z.output<typeof draftSchema>;

/** The drafted lesson in the form of the school's lessons. Without exactly one right option the first one stands for the key. */
export const lessonOf = ({ funFact, activities, ...rest }: DraftedLesson): LessonContent => ({
  ...rest,
  fun_fact: funFact,
  activities: activities.map(({ question, options, explanation, hints }) => {
    const right = Math.max(
      options.findIndex(({ isRight }) => isRight),
      0,
    );
    return {
      type: 'multiple_choice',
      question,
      options: options.map(({ text }) => text),
      correct_answer: right,
      explanation,
      option_reasons: options.map(({ whyWrong }, index) => (index === right ? null : whyWrong || null)),
      hints: hints.slice(0, 3),
    };
  }),
});
