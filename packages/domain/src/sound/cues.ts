import { chord, louder, melody, type Score } from './score.ts';

/**
 * What happens, as a child hears it (decision 0095). Each goes up at its end: `try-again` is a question, never a verdict.
 * `pling` confirms that the sound was switched on.
 */
export const CUES = {
  right: melody('bell', [72, 76, 79], { every: 0.08, seconds: 0.5 }),
  'try-again': melody('soft', [67, 71], { every: 0.16, seconds: 0.4 }),
  bead: melody('pluck', [79, 86], { every: 0.06, seconds: 0.18 }),
  badge: melody('bell', [79, 83, 86, 91, 95], { every: 0.07, seconds: 0.6 }),
  finish: [
    ...melody('pluck', [60, 64, 67, 72], { every: 0.11, seconds: 0.4 }),
    ...chord('bell', [72, 76, 79], 0.5, 1),
  ],
  open: melody('soft', [55, 62, 67], { every: 0.1, seconds: 0.5 }),
  'game-start': [
    ...melody('horn', [67, 67, 67], { every: 0.25, seconds: 0.14 }),
    ...chord('horn', [79], 0.75, 0.5),
  ],
  win: [
    ...melody('horn', [72, 72, 72], { every: 0.1, seconds: 0.09 }),
    ...melody('horn', [76, 79, 76], { from: 0.3, every: 0.15, seconds: 0.14 }),
    ...chord('horn', [79, 84], 0.75, 0.7),
  ],
  fanfare: [
    ...melody('horn', [67, 72, 76, 79], { every: 0.15, seconds: 0.16 }),
    ...chord('horn', [76], 0.7, 0.16),
    ...chord('horn', [72, 79, 84], 0.9, 1.1),
    ...melody('bell', [84, 88, 91], { from: 1, every: 0.12, seconds: 0.8 }),
  ],
  /** On the wall of a class: most chose the right answer. */
  'class-right': [
    ...chord('horn', [60, 64, 67], 0, 0.7),
    ...melody('bell', [72, 76, 79, 84], { from: 0.04, every: 0.05, seconds: 0.9 }),
  ],
  /** On the wall of a class: most chose another one, and wonder. */
  hm: melody('hum', [55, 59], { every: 0.24, seconds: 0.42 }),
  /** Somebody takes a step of the podium. */
  step: [
    ...louder(melody('drum', [52], { every: 0, seconds: 0.5 }), 1.4),
    ...chord('horn', [67, 71, 74], 0.03, 0.6),
  ],
  /** Awards fly past. */
  'fly-past': louder(melody('flute', [79, 84, 86, 91], { every: 0.07, seconds: 0.14 }), 0.7),
  pling: melody('bell', [88, 91], { every: 0.07, seconds: 0.5 }),
} as const satisfies Record<string, Score>;

export type CueName = keyof typeof CUES;
export const CUE_NAMES = Object.keys(CUES).filter((name): name is CueName => name in CUES);
