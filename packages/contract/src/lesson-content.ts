import { GRADES, SUBJECTS, type Activity, type LessonContent, type LessonFile } from '@noodlenaut/domain';
import { card, illustration, SPEECH_MAX, whole } from '@noodlenaut/domain/illustrations';
import { z } from 'zod';
import { safeText, slug } from './text.ts';

const line = safeText(SPEECH_MAX, 1);

export const activity = z
  .object({
    type: z.literal('multiple_choice'),
    question: line,
    options: z.array(safeText(120, 1)).min(2).max(6).readonly(),
    option_cards: z.array(card).min(2).max(6).readonly().optional(),
    correct_answer: whole(0, 5),
    explanation: line,
    option_reasons: z.array(line.nullable()).readonly().optional(),
    hints: z.array(line).max(3).readonly().optional(),
    illustration: illustration.optional(),
  })
  .refine(
    ({ options, option_cards: cards }) => cards === undefined || cards.length === options.length,
    'Each option has its card, or none has',
  ) satisfies z.ZodType<Activity>;

/** Lesson.content (S3.24). */
export const lessonContent = z.object({
  title: safeText(80, 1),
  introduction: line,
  activities: z.array(activity).min(1).max(12).readonly(),
  summary: line,
  fun_fact: line,
}) satisfies z.ZodType<LessonContent>;

/** One file of packages/content. */
export const lessonFile = z.object({
  key: slug,
  subject: z.enum(SUBJECTS),
  grade: z.enum(GRADES),
  number: whole(1, 99),
  difficulty: z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4), z.literal(5)]),
  goal: line,
  skills: z.array(slug).min(1).max(5),
  standard: safeText(120, 1),
  sources: z.array(safeText(300, 1)).optional(),
  reviewed: z.boolean().optional(),
  reviewed_on: z.iso.date().optional(),
  content: lessonContent,
}) satisfies z.ZodType<LessonFile>;
