/** Five moods and three idle states. */
export const NOODLE_MOODS = [
  'idle',
  'blink',
  'look-around',
  'encouraging',
  'celebrating',
  'happy',
  'excited',
  'super-excited',
] as const;
export type NoodleMood = (typeof NOODLE_MOODS)[number];
