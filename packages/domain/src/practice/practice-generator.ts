import type { Grade } from '../grades.ts';
import type { Activity } from '../lessons/lesson.ts';
import type { SubjectId } from '../subjects.ts';
import type { Dice } from './dice.ts';

/** Endless exercises of one kind (decision 0018). */
export interface PracticeGenerator {
  readonly id: string;
  readonly subject: SubjectId;
  readonly skill: string;
  readonly grades: readonly Grade[];
  /** Pure: the same random numbers make the same exercise. */
  readonly make: (dice: Dice, grade: Grade) => Activity;
}
