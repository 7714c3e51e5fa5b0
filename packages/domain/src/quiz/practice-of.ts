import type { Grade } from '../grades.ts';
import { practiceGenerator } from '../practice/practice-generators.ts';
import type { PracticeSource } from '../practice/practice-source.ts';

const LESSON = /^(.+)#(\d+)$/;
const GENERATOR = /^(.+)@(\d+)$/;

/** How a question of a game refers to a generated exercise. */
export const generatorRef = (generatorId: string, seed: number): string => `${generatorId}@${seed}`;

/** The practice source of a question that was answered wrong in a game (decision 0052); null when it no longer exists. */
export function practiceOf(ref: string, grade: Grade): PracticeSource | null {
  const [, lessonId, activity] = LESSON.exec(ref) ?? [];
  if (lessonId !== undefined) return { kind: 'lesson', lessonId, activity: Number(activity) };
  const [, generatorId, seed] = GENERATOR.exec(ref) ?? [];
  if (generatorId === undefined || !practiceGenerator(generatorId)) return null;
  return { kind: 'generator', generatorId, grade, seed: Number(seed) };
}
