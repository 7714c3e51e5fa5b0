import { CUES, MOTIFS, lengthOf, type Score } from '@noodlenaut/domain';
import { writeScore } from '../src/lib/audio/voices.ts';

const RATE = 44_100;
const TAIL_S = 0.1;
/** Stretches of 20 ms. */
const STRETCH = RATE / 50;

/** What came out of the graph: how loud, and its course as loudness and zero crossings of each stretch. */
async function heard(name: string, score: Score) {
  const context = new OfflineAudioContext(1, Math.ceil((lengthOf(score) + TAIL_S) * RATE), RATE);
  writeScore(context, context.destination, score, 0);
  const samples = (await context.startRendering()).getChannelData(0);
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
told.textContent = JSON.stringify(
  await Promise.all(Object.entries({ ...CUES, ...MOTIFS }).map(([name, score]) => heard(name, score))),
);
document.body.append(told);
