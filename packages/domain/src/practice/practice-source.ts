import type { Grade } from '../grades.ts';
import type { Activity, LessonContent } from '../lessons/lesson.ts';
import type { SubjectId } from '../subjects.ts';
import { seededDice } from './dice.ts';
import { practiceGenerator } from './practice-generators.ts';

/** Where an exercise comes from: an activity of a lesson, or a generator with the seed that makes it again. */
export type PracticeSource =
  | { readonly kind: 'lesson'; readonly lessonId: string; readonly activity: number }
  | {
      readonly kind: 'generator';
      readonly generatorId: string;
      readonly grade: Grade;
      readonly seed: number;
    };

/** The key under which a mistake is stored: the generator without its seed, or one activity of a lesson (decision 0023). */
export const reviewKey = (source: PracticeSource): string =>
  source.kind === 'lesson'
    ? `lesson:${source.lessonId}:${source.activity}`
    : `generator:${source.generatorId}`;

/** The largest seed. Seeds are whole numbers from 0 that fit into an integer column. */
export const SEED_MAX = 2 ** 31 - 1;

/**
 * The exercise of a source, key included (it never leaves the server before the answer, P3.06). A lesson that has
 * become shorter gives its last activity. Null when the generator or the content no longer exists.
 */
export function practiceActivity(source: PracticeSource, content: LessonContent | null): Activity | null {
  if (source.kind === 'lesson')
    return content?.activities[source.activity] ?? content?.activities.at(-1) ?? null;
  const generator = practiceGenerator(source.generatorId);
  return generator?.make(seededDice(source.seed), source.grade) ?? null;
}

/** A skill in words for a child: 'math-place-value' is 'place value'. */
export const skillWords = (skill: string, subject: SubjectId): string =>
  (skill.startsWith(`${subject}-`) ? skill.slice(subject.length + 1) : skill).replaceAll('-', ' ');
