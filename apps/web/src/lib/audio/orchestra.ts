import { CUES, MOTIFS, isSubjectId } from '@noodlenaut/domain';
import type { CueName, SubjectId, Tone } from '@noodlenaut/domain';
import { isReadingNow, onReading } from './speech.ts';
import { writeScore } from './voices.ts';

const TONE_LOUDNESS = 0.2;
/** A tone that is cut off makes a click, so it is faded in and out. */
const FADE_SECONDS = 0.02;
/** While a voice reads: 16 dB below, so that each word is understood. */
const UNDER_A_VOICE = 0.16;
/** Seconds in which the loudness moves two thirds of its way. */
const DUCK_SECONDS = 0.04;

const loudness = (): number => (isReadingNow() ? UNDER_A_VOICE : 1);
let bus: { readonly context: AudioContext; readonly out: GainNode } | undefined;

/** What everything goes through: it goes down while the reader speaks. */
function outOf(context: AudioContext): GainNode {
  if (bus?.context === context) return bus.out;
  const out = context.createGain();
  out.gain.value = loudness();
  out.connect(context.destination);
  bus = { context, out };
  return out;
}
onReading(() => bus?.out.gain.setTargetAtTime(loudness(), bus.context.currentTime, DUCK_SECONDS));

/** A sine wave of exactly its frequency and its length (S9.44). */
function playTone(context: AudioContext, { hertz, seconds }: Tone): void {
  const start = context.currentTime;
  const wave = context.createOscillator();
  wave.type = 'sine';
  wave.frequency.value = hertz;
  const shape = context.createGain();
  shape.gain.setValueAtTime(0, start);
  shape.gain.linearRampToValueAtTime(TONE_LOUDNESS, start + FADE_SECONDS);
  shape.gain.setValueAtTime(TONE_LOUDNESS, start + seconds - FADE_SECONDS);
  shape.gain.linearRampToValueAtTime(0, start + seconds);
  wave.connect(shape);
  shape.connect(outOf(context));
  wave.start(start);
  wave.stop(start + seconds);
}

/** A tone, a cue, or the tune of a subject's teacher. */
export type Played = Tone | CueName | SubjectId;

/** Plays on a context. It loads with the first sound. */
export function play(context: AudioContext, what: Played, after: number): void {
  if (typeof what === 'object') return playTone(context, what);
  const score = isSubjectId(what) ? MOTIFS[what] : CUES[what];
  writeScore(context, outOf(context), score, context.currentTime + after);
}
