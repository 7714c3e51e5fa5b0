import {
  GRADES,
  SHAPE_NAMES,
  SUBJECTS,
  type Activity,
  type Illustration,
  type LessonContent,
  type LessonFile,
} from '@noodlenaut/domain';
import { z } from 'zod';
import { safeText, slug } from './text.ts';

/** No text of a lesson is longer than what the speech reads in one go. */
const SPEECH_MAX = 300;
const line = safeText(SPEECH_MAX, 1);
const alt = line;
const whole = (min: number, max: number) => z.int().min(min).max(max);

export const illustration = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('fraction-bar'), parts: whole(1, 12), filled: whole(0, 12), alt }),
  z.object({ kind: z.literal('ten-frame'), filled: whole(0, 20), alt }),
  z.object({
    kind: z.literal('number-line'),
    from: z.number(),
    to: z.number(),
    step: z.number().positive(),
    marks: z.array(z.number()).max(20).readonly(),
    alt,
  }),
  z.object({ kind: z.literal('array'), rows: whole(1, 12), columns: whole(1, 12), alt }),
  z.object({ kind: z.literal('clock'), hour: whole(0, 23), minute: whole(0, 59), alt }),
  z.object({
    kind: z.literal('bar-chart'),
    bars: z
      .array(z.object({ label: safeText(24, 1), value: z.number().min(0) }))
      .min(1)
      .max(8)
      .readonly(),
    alt,
  }),
  z.object({ kind: z.literal('shape'), shape: z.enum(SHAPE_NAMES), alt }),
  z.object({
    kind: z.literal('word-tiles'),
    tiles: z.array(safeText(24, 1)).min(1).max(10).readonly(),
    highlight: whole(0, 9).optional(),
    alt,
  }),
  z.object({ kind: z.literal('sequence'), steps: z.array(safeText(40, 1)).min(2).max(6).readonly(), alt }),
]) satisfies z.ZodType<Illustration>;

export const activity = z.object({
  type: z.literal('multiple_choice'),
  question: line,
  options: z.array(safeText(120, 1)).min(2).max(6).readonly(),
  correct_answer: whole(0, 5),
  explanation: line,
  option_reasons: z.array(line.nullable()).readonly().optional(),
  hints: z.array(line).max(3).readonly().optional(),
  illustration: illustration.optional(),
}) satisfies z.ZodType<Activity>;

/** Lesson.content of SPEC 3. */
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
  content: lessonContent,
}) satisfies z.ZodType<LessonFile>;
