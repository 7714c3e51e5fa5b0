import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LessonFile } from '@noodlenaut/domain';

const ROOT = join(import.meta.dirname, '../../content/lessons');

/** Whether a parsed file is a lesson; `packages/content` checks the rest. */
const isLesson = (value: unknown): value is LessonFile =>
  typeof value === 'object' && value !== null && 'key' in value && 'grade' in value && 'content' in value;

/** All lessons, read from their files: this room may not import `packages/content`. */
export const readLessons = (): readonly LessonFile[] =>
  readdirSync(ROOT, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.json'))
    .sort()
    .map((path): unknown => JSON.parse(readFileSync(join(ROOT, path), 'utf8')))
    .filter(isLesson);

/** Every text that a child reads in a lesson. */
export const lessonTexts = ({ content }: LessonFile): readonly string[] => [
  content.title,
  content.introduction,
  content.summary,
  content.fun_fact,
  ...content.activities.flatMap(({ question, options, explanation, hints, option_reasons: reasons }) => [
    question,
    ...options,
    explanation,
    ...(hints ?? []),
    ...(reasons ?? []).filter((reason) => reason !== null),
  ]),
];
