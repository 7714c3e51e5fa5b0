import type { SubjectId } from '@noodlenaut/domain';
import type { PupilChoice } from './pupil-choice.ts';

/** What the address of a class says: the subject of its skills, and which pupils in which order. */
export interface ClassLook extends PupilChoice {
  readonly subject?: SubjectId | undefined;
}
