import { CountLayer } from '@noodlenaut/ui/pieces/lesson/count-layer';
import { isAudioOn } from '../audio/audio.ts';
import { reader } from '../audio/speech.ts';

/** Says each number while sound is on; the number is seen in any case. */
const say = (count: number): void => {
  if (isAudioOn()) reader([String(count)])?.();
};

/** Counts the things of a picture aloud, one with each tap. */
export default function CountAloud() {
  return <CountLayer label="Count the things in the picture" onCount={say} />;
}
