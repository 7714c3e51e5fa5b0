import { MASCOT_MOODS } from '@noodlenaut/domain';

/** The five moods, which domain chooses, and three idle states. */
export const NOODLE_MOODS = ['idle', 'blink', 'look-around', ...MASCOT_MOODS] as const;
export type NoodleMood = (typeof NOODLE_MOODS)[number];
