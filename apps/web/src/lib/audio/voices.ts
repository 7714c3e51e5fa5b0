import type { Note, Score, Voice } from '@noodlenaut/domain';

interface Partial {
  readonly wave: OscillatorType;
  /** Times the note's own frequency. */
  readonly times: number;
  readonly level: number;
}
interface Sound {
  readonly partials: readonly Partial[];
  /** Seconds until it is at its loudest. */
  readonly attack: number;
  /** It fades like a string that was struck; otherwise it holds until it ends. */
  readonly rings: boolean;
}

/** Every note is made of plain waves: no file, no request. A level of all partials together is at most 0.2, so that a chord stays below 1. */
const SOUNDS = {
  bell: {
    partials: [
      { wave: 'sine', times: 1, level: 0.12 },
      { wave: 'sine', times: 2, level: 0.04 },
      { wave: 'sine', times: 3.01, level: 0.02 },
    ],
    attack: 0.005,
    rings: true,
  },
  pluck: { partials: [{ wave: 'triangle', times: 1, level: 0.18 }], attack: 0.004, rings: true },
  soft: {
    partials: [
      { wave: 'sine', times: 1, level: 0.14 },
      { wave: 'sine', times: 2, level: 0.03 },
    ],
    attack: 0.05,
    rings: true,
  },
  horn: {
    partials: [
      { wave: 'triangle', times: 1, level: 0.1 },
      { wave: 'square', times: 1, level: 0.02 },
      { wave: 'sine', times: 2, level: 0.04 },
    ],
    attack: 0.02,
    rings: false,
  },
  chip: { partials: [{ wave: 'square', times: 1, level: 0.05 }], attack: 0.004, rings: false },
  flute: {
    partials: [
      { wave: 'sine', times: 1, level: 0.14 },
      { wave: 'triangle', times: 2, level: 0.02 },
    ],
    attack: 0.04,
    rings: false,
  },
  /** A closed mouth: low and round. */
  hum: {
    partials: [
      { wave: 'sine', times: 1, level: 0.13 },
      { wave: 'triangle', times: 2, level: 0.05 },
    ],
    attack: 0.07,
    rings: false,
  },
  /** A kettle drum: its overtones are no multiples. */
  drum: {
    partials: [
      { wave: 'sine', times: 1, level: 0.11 },
      { wave: 'triangle', times: 1.5, level: 0.06 },
      { wave: 'triangle', times: 2.74, level: 0.03 },
    ],
    attack: 0.003,
    rings: true,
  },
} as const satisfies Record<Voice, Sound>;

/** A tone that is cut off makes a click, so it is faded out. */
const FADE_SECONDS = 0.03;
/** Exponential ramps never reach zero. */
const SILENT = 0.0001;

function writeNote(context: BaseAudioContext, out: AudioNode, note: Note, start: number): void {
  const sound: Sound = SOUNDS[note.voice];
  const end = start + note.seconds;
  const loud = note.loud ?? 1;
  const shape = context.createGain();
  shape.gain.setValueAtTime(0, start);
  shape.gain.linearRampToValueAtTime(loud, start + sound.attack);
  if (sound.rings) shape.gain.exponentialRampToValueAtTime(SILENT, end);
  else shape.gain.setValueAtTime(loud, Math.max(start + sound.attack, end - FADE_SECONDS));
  shape.gain.linearRampToValueAtTime(0, end);
  shape.connect(out);
  for (const { wave, times, level } of sound.partials) {
    const part = context.createOscillator();
    part.type = wave;
    part.frequency.value = note.hertz * times;
    const loudness = context.createGain();
    loudness.gain.value = level;
    part.connect(loudness);
    loudness.connect(shape);
    part.start(start);
    part.stop(end);
  }
}

/**
 * Puts a score into the graph of a context, live or offline.
 * @param start on the clock of the context, in seconds
 */
export function writeScore(context: BaseAudioContext, out: AudioNode, score: Score, start: number): void {
  for (const note of score) writeNote(context, out, note, start + note.at);
}
