import { GRADES, SUBJECTS } from '@noodlenaut/domain';
import { z } from 'zod';
import type { Answer, Question } from './question.ts';

const openActivity = z.object({
  activity: z.object({
    type: z.literal('multiple_choice'),
    question: z.string(),
    options: z.array(z.string()).readonly(),
    correct_answer: z.int().min(0),
    explanation: z.string(),
    option_reasons: z.array(z.string().nullable()).readonly().optional(),
    hints: z.array(z.string()).readonly().optional(),
  }),
  lessonTitle: z.string(),
  wrongOptions: z.array(z.int().min(0)).readonly(),
  mayTellKey: z.boolean(),
});

/** A question as it travels in a call of the AI SDK; pictures are left out. */
export const questionSchema = z.object({
  message: z.string().max(300),
  grade: z.enum(GRADES),
  subject: z.enum(SUBJECTS).nullable(),
  open: openActivity.nullable(),
  turns: z.array(z.object({ message: z.string(), response: z.string() })).readonly(),
}) satisfies z.ZodType<Question>;

const answerSchema = z.object({
  suggestions: z.array(z.string()).readonly(),
  practice: z.object({ subject: z.enum(SUBJECTS), skill: z.string() }).nullable(),
  isKnown: z.boolean(),
}) satisfies z.ZodType<Omit<Answer, 'text'>>;

/** The key of our part of `providerOptions` and `providerMetadata`. */
export const PROVIDER = 'noodlenaut';

/** `providerOptions` of a call to the local model. Other providers ignore them. */
export const localOptions = (question: Question) => ({
  [PROVIDER]: { question: questionSchema.parse(question) },
});

/**
 * The answer from a result of the AI SDK.
 * @returns without suggestions and practice when another model than the local one has answered
 */
export function readAnswer(result: {
  readonly text: string;
  readonly providerMetadata?: Readonly<Record<string, unknown>> | undefined;
}): Answer {
  const parsed = answerSchema.safeParse(result.providerMetadata?.[PROVIDER]);
  return { text: result.text, ...(parsed.data ?? { suggestions: [], practice: null, isKnown: true }) };
}
