/** What a note is played with. How each one sounds is a question of the player. */
export const VOICES = ['bell', 'pluck', 'soft', 'horn', 'chip', 'flute', 'hum', 'drum'] as const;
export type Voice = (typeof VOICES)[number];

export interface Note {
  /** Seconds after the beginning. */
  readonly at: number;
  readonly hertz: number;
  readonly seconds: number;
  readonly voice: Voice;
  /** Times the loudness of the voice; 1 without it. */
  readonly loud?: number;
}
export type Score = readonly Note[];

const A4_KEY = 69;
const A4_HERTZ = 440;
const KEYS_OF_OCTAVE = 12;

/** The pitch of a key of the piano, as MIDI counts them: 60 is the middle C. Equal temperament. */
export const hertzOfKey = (key: number): number => A4_HERTZ * 2 ** ((key - A4_KEY) / KEYS_OF_OCTAVE);

/**
 * Keys one after the other.
 * @param every seconds from one to the next
 * @param seconds how long each one sounds; longer than `every` lets them ring on
 */
export const melody = (
  voice: Voice,
  keys: readonly number[],
  { from = 0, every, seconds }: { from?: number; every: number; seconds: number },
): Score => keys.map((key, index) => ({ at: from + index * every, hertz: hertzOfKey(key), seconds, voice }));

/** Keys at once. */
export const chord = (voice: Voice, keys: readonly number[], from: number, seconds: number): Score =>
  melody(voice, keys, { from, every: 0, seconds });

/** The same notes, so many times as loud. */
export const louder = (score: Score, times: number): Score =>
  score.map((note) => ({ ...note, loud: (note.loud ?? 1) * times }));

/** Seconds until the last note has ended. */
export const lengthOf = (score: Score): number =>
  Math.max(0, ...score.map(({ at, seconds }) => at + seconds));
