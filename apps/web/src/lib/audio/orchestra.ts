import { CUES, MOTIFS, MUSIC, isSubjectId } from '@noodlenaut/domain';
import type { CueName, MusicName, SubjectId, Tone, Track } from '@noodlenaut/domain';
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
let bus: { readonly context: BaseAudioContext; readonly out: GainNode } | undefined;

/** What everything goes through: it goes down while the reader speaks. */
function outOf(context: BaseAudioContext): GainNode {
  if (bus?.context === context) return bus.out;
  const out = context.createGain();
  out.gain.value = loudness();
  out.connect(context.destination);
  bus = { context, out };
  return out;
}
onReading(() => bus?.out.gain.setTargetAtTime(loudness(), bus.context.currentTime, DUCK_SECONDS));

/** A sine wave of exactly its frequency and its length (S9.44). */
function playTone(context: BaseAudioContext, { hertz, seconds }: Tone): void {
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
export function play(context: BaseAudioContext, what: Played, after: number): void {
  if (typeof what === 'object') return playTone(context, what);
  const score = isSubjectId(what) ? MOTIFS[what] : CUES[what];
  writeScore(context, outOf(context), score, context.currentTime + after);
}

/** Music is under the voice of who stands before the class, even when nothing is read. */
const MUSIC_LOUDNESS = 0.6;
/** Enough for its highest overtone; a loop of 18 s takes 1.7 MB. */
const LOOP_RATE = 24_000;
const FADE_OUT_SECONDS = 0.12;
/** By then nothing is heard any more. */
const GONE_MS = 1000;

/** A loop is written once: one source plays it without a seam, where waves would be made anew each round. */
async function rendered({ score, seconds }: Track): Promise<AudioBuffer> {
  const context = new OfflineAudioContext(1, Math.round(seconds * LOOP_RATE), LOOP_RATE);
  writeScore(context, context.destination, score, 0);
  return context.startRendering();
}

/**
 * Plays a track, and again from its beginning where it loops.
 * @returns what fades it out
 */
export function playTrack(context: BaseAudioContext, name: MusicName): () => void {
  const track = MUSIC[name];
  const out = context.createGain();
  out.gain.value = track.loops ? MUSIC_LOUDNESS : 1;
  out.connect(outOf(context));
  if (track.loops)
    rendered(track)
      .then((buffer) => {
        const source = context.createBufferSource();
        source.buffer = buffer;
        source.loop = true;
        source.connect(out);
        source.start();
      })
      .catch((cause: unknown) => console.warn('Music could not be played', cause));
  else writeScore(context, out, track.score, context.currentTime);
  return () => {
    out.gain.setTargetAtTime(0, context.currentTime, FADE_OUT_SECONDS);
    setTimeout(() => out.disconnect(), GONE_MS);
  };
}
