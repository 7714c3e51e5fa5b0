import { GRADES, SUBJECTS, subjectLabel } from '@noodlenaut/domain';
import type { Outputs } from '../../lib/api/replies.ts';
import { gradeName } from '../../lib/format/grade-name.ts';

export type LessonDraft = Outputs['lessonDrafts']['get'];
export type DraftProblem = LessonDraft['problems'][number];

export const SUBJECT_OPTIONS = SUBJECTS.map((value) => ({ value, label: subjectLabel(value) }));
export const GRADE_OPTIONS = GRADES.map((value) => ({ value, label: gradeName(value) }));
/** As long as the contract lets a topic be. */
export const TOPIC_MAX = 80;

/** Who wrote a draft, in one sentence for the teacher. */
export function sourceWords({
  model,
  isModelConnected,
}: Pick<LessonDraft, 'model' | 'isModelConnected'>): string {
  if (model !== null) return `Written by the AI model ${model}. Check every question before you publish it.`;
  return isModelConnected
    ? 'Put together from our own questions. The AI model gave no usable answer.'
    : 'Put together from our own questions. No AI model is connected.';
}

const FIELDS: Readonly<Record<string, string>> = {
  title: 'Title',
  introduction: 'Introduction',
  summary: 'Summary',
  fun_fact: 'Fun fact',
  question: 'Question',
  options: 'Options',
  correct_answer: 'Right answer',
  explanation: 'Explanation',
  option_reasons: 'Words for wrong options',
  hints: 'Hints',
  illustration: 'Picture',
  readability: 'The whole lesson',
  units: 'Units',
  answers: 'Right answers',
};

/** 'Hints: states the answer "seven".' */
export const problemWords = ({ field, message }: DraftProblem): string => {
  const text = /[.!?]$/.test(message) ? message : `${message}.`;
  return `${FIELDS[field] ?? field}: ${text}`;
};

export const questionsWords = (count: number): string => `${count} ${count === 1 ? 'question' : 'questions'}`;
export const blockingWords = (count: number): string =>
  count === 1 ? '1 thing must be put right' : `${count} things must be put right`;
