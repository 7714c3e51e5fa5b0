import type { Grade } from '../grades.ts';
import { practiceGenerator } from '../practice/practice-generators.ts';
import type { PracticeSource } from '../practice/practice-source.ts';

const LESSON = /^(.+)#(\d+)$/;
const GENERATOR = /^(.+)@(\d+)$/;

/** An exercise of a generator, as a question of a game names it. */
export const generatorRef = (generatorId: string, seed: number): string => `${generatorId}@${seed}`;

/** What a question of a game is in practice, where misses come back (decision 0052); null for one that is there no more. */
export function practiceOf(ref: string, grade: Grade): PracticeSource | null {
  const [, lessonId, activity] = LESSON.exec(ref) ?? [];
  if (lessonId !== undefined) return { kind: 'lesson', lessonId, activity: Number(activity) };
  const [, generatorId, seed] = GENERATOR.exec(ref) ?? [];
  if (generatorId === undefined || !practiceGenerator(generatorId)) return null;
  return { kind: 'generator', generatorId, grade, seed: Number(seed) };
}
