import { CountLayer } from '@noodlenaut/ui/pieces/lesson/count-layer';
import { isAudioOn } from '../audio/audio.ts';
import { reader } from '../audio/speech.ts';

/** Says each number while sound is on; the number is seen in any case. */
const say = (said: string): void => {
  if (isAudioOn()) reader([said])?.();
};

/** Counts the things of a picture aloud, one with each tap; coins by what they are worth. */
export default function CountAloud({ what }: { what: 'things' | 'money' }) {
  return <CountLayer label={`Count the ${what} in the picture`} onCount={say} />;
}
