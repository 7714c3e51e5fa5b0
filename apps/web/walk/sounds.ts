import { CUES, MOTIFS, MUSIC, lengthOf, type MusicName, type Score } from '@noodlenaut/domain';
import { playTrack } from '../src/lib/audio/orchestra.ts';
import { reader } from '../src/lib/audio/speech.ts';
import { writeScore } from '../src/lib/audio/voices.ts';

const RATE = 44_100;
const TAIL_S = 0.1;
/** Stretches of 20 ms. */
const STRETCH = RATE / 50;

/** What came out of the graph: how loud, and its course as loudness and zero crossings of each stretch. */
async function heard(name: string, score: Score) {
  const context = new OfflineAudioContext(1, Math.ceil((lengthOf(score) + TAIL_S) * RATE), RATE);
  writeScore(context, context.destination, score, 0);
  return measured(name, (await context.startRendering()).getChannelData(0));
}

/** The drum roll as the page plays it, through what everything goes through. */
async function performed(name: MusicName): Promise<number> {
  const context = new OfflineAudioContext(1, Math.ceil(MUSIC[name].seconds * RATE), RATE);
  playTrack(context, name);
  return measured(name, (await context.startRendering()).getChannelData(0)).rms;
}

/** How loud the music is by itself, and while a voice reads. */
async function underAVoice() {
  const alone = await performed('drum-roll');
  // Chromium without a screen has no voice: it is told that one has begun.
  globalThis.speechSynthesis.speak = (words) => void words.dispatchEvent(new Event('start'));
  reader(['Look at the wall.'])?.();
  return { alone, read: await performed('drum-roll') };
}

function measured(name: string, samples: Float32Array) {
  const course: number[] = [];
  for (let from = 0; from < samples.length; from += STRETCH) {
    const stretch = samples.subarray(from, from + STRETCH);
    const crossings = stretch.reduce(
      (sum, sample, index) => sum + (index > 0 && sample * (stretch[index - 1] ?? 0) < 0 ? 1 : 0),
      0,
    );
    course.push(crossings);
  }
  return {
    name,
    seconds: samples.length / RATE,
    rms: Math.sqrt(samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length),
    peak: samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0),
    last: Math.abs(samples.at(-1) ?? 1),
    course,
  };
}

const told = document.createElement('script');
told.type = 'application/json';
told.id = 'findings';
const tracks = Object.entries(MUSIC).map(([name, { score }]) => [name, score] as const);
const scores = [...Object.entries({ ...CUES, ...MOTIFS }), ...tracks];
const sounds = await Promise.all(scores.map(([name, score]) => heard(name, score)));
told.textContent = JSON.stringify({ sounds, music: await underAVoice() });
document.body.append(told);
