import type { SubjectId } from '../subjects.ts';
import { melody, type Score } from './score.ts';

/** The tune of each teacher, heard where they open a lesson (decision 0095). No two begin alike. */
export const MOTIFS = {
  /** Captain Pi: the degrees 3, 1, 4, 1, 5 of the scale. */
  math: melody('pluck', [76, 72, 77, 72, 79], { every: 0.14, seconds: 0.35 }),
  /** Doctor Nova: wide and bright. */
  science: melody('bell', [74, 81, 78, 86], { every: 0.18, seconds: 0.7 }),
  /** Granny Epoch: an old clock. */
  history: melody('bell', [64, 60, 62, 55], { every: 0.26, seconds: 0.8 }),
  /** Atlas: off on foot. */
  geography: melody('horn', [60, 62, 67, 69, 67], { every: 0.17, seconds: 0.18 }),
  /** Pixel: an old game. */
  it: melody('chip', [72, 79, 84, 79, 88], { every: 0.08, seconds: 0.1 }),
  /** Lady Quill: a curl of the pen. */
  english: melody('flute', [79, 81, 79, 78, 79], { every: 0.15, seconds: 0.22 }),
  /** Molly Cule: bubbles. */
  chemistry: melody('pluck', [60, 67, 64, 71, 67, 74], { every: 0.1, seconds: 0.25 }),
  /** Gizmo: short steps. */
  robotics: melody('chip', [57, 57, 69, 57, 64], { every: 0.13, seconds: 0.09 }),
} as const satisfies Record<SubjectId, Score>;
