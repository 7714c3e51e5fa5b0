import { chord, louder, melody, type Score } from './score.ts';

/** Seconds of a beat of the lobby's music: a walk, no run. */
const BEAT = 0.55;
const BEATS_OF_BAR = 4;
const BAR = BEAT * BEATS_OF_BAR;

/** Lowest key, and the steps of its chord: C, A minor, F, G, C, E minor, F, G. */
const BARS = [
  { root: 48, steps: [0, 4, 7] },
  { root: 45, steps: [0, 3, 7] },
  { root: 41, steps: [0, 4, 7] },
  { root: 43, steps: [0, 4, 7] },
  { root: 48, steps: [0, 4, 7] },
  { root: 40, steps: [0, 3, 7] },
  { root: 41, steps: [0, 4, 7] },
  { root: 43, steps: [0, 4, 7] },
] as const;
const OCTAVE = 12;

/** A tune over every second bar: begin in beats, and its keys, one a beat. */
const TUNE = [
  { from: 0, keys: [79, 76, 72] },
  { from: 4.5, keys: [76, 74, 72] },
  { from: 8, keys: [77, 76, 72, 69] },
  { from: 13, keys: [71, 74] },
  { from: 16, keys: [79, 81, 79] },
  { from: 20.5, keys: [76, 79, 76] },
  { from: 24, keys: [77, 81, 79, 77] },
  { from: 29, keys: [74, 79] },
] as const;

function lobby(): Score {
  const bars = BARS.flatMap(({ root, steps: [first, third, fifth] }, at) => {
    const from = at * BAR;
    const high = root + 2 * OCTAVE;
    const walk = [first, third, fifth, third, first + OCTAVE, fifth, third, fifth].map((step) => high + step);
    return [
      ...louder(melody('soft', [root + OCTAVE, root + fifth], { from, every: 2 * BEAT, seconds: 0.9 }), 0.8),
      ...louder(melody('pluck', walk, { from, every: BEAT / 2, seconds: 0.24 }), 0.3),
    ];
  });
  const tune = TUNE.flatMap(({ from, keys }) =>
    melody('flute', keys, { from: from * BEAT, every: BEAT, seconds: BEAT * 0.8 }),
  );
  return [...bars, ...louder(tune, 0.45)];
}

const ROLL_EVERY_S = 0.075;
const ROLL_BEATS = 30;
/** It begins as quiet as this, and swells. */
const ROLL_FROM = 0.25;
const roll = (): Score =>
  Array.from({ length: ROLL_BEATS }, (_, at) =>
    louder(
      melody('drum', [at % 2 === 0 ? 45 : 47], { from: at * ROLL_EVERY_S, every: 0, seconds: 0.2 }),
      ROLL_FROM + (1 - ROLL_FROM) * (at / ROLL_BEATS),
    ),
  ).flat();

/** Ticks of the last seconds. Each is as long as the one before: nobody is hurried. */
export const LAST_SECONDS = 5;

export interface Track {
  readonly score: Score;
  /** How long it is, its pauses included. */
  readonly seconds: number;
  /** It begins again at its end. */
  readonly loops: boolean;
}

/** What the wall of a class plays until it is stopped (decision 0100). A cue is over by itself; this is not. */
export const MUSIC = {
  lobby: { score: lobby(), seconds: BARS.length * BAR, loops: true },
  'last-seconds': {
    score: louder(
      [
        ...melody('pluck', [72, 74, 76, 77], { every: 1, seconds: 0.3 }),
        ...chord('pluck', [67, 79], LAST_SECONDS - 1, 0.5),
      ],
      0.9,
    ),
    seconds: LAST_SECONDS,
    loops: false,
  },
  'drum-roll': { score: roll(), seconds: ROLL_BEATS * ROLL_EVERY_S + 0.2, loops: false },
} as const satisfies Record<string, Track>;

export type MusicName = keyof typeof MUSIC;
