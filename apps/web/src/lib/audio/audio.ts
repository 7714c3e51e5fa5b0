import type { Tone } from '@noodlenaut/domain';
import type { Played } from './orchestra.ts';
import { chooseComfort, currentComfort, onComfort, useComfort } from '../comfort/comfort.ts';

/** A sound that comes later belongs to something that is over: the net was slow, or the browser held it back. */
const TOO_LATE_MS = 1000;

let context: AudioContext | undefined;

/** Off until a click turns it on (S4.21, S4.22), then kept with the comfort settings (decision 0095). */
export const isAudioOn = (): boolean => currentComfort().sound === 'on';
export const useAudioOn = (): boolean => useComfort().sound === 'on';

/** Call it from a click: browsers play sound only after one. It confirms itself with a pling. */
export function setAudio(on: boolean): void {
  chooseComfort({ sound: on ? 'on' : 'off' });
  if (on) playCue('pling');
}

/** Gives the loudspeaker back. */
onComfort(() => {
  if (isAudioOn()) return;
  context?.close().catch(console.warn);
  context = undefined;
});

/** Browsers refuse a context, and say so in the console, before somebody has touched the page. */
const wasTouched = (): boolean => navigator.userActivation?.hasBeenActive ?? true;

/** Silent while audio is off, and where the browser cannot play: that is only logged (S8.18). */
async function perform(what: Played, after = 0): Promise<void> {
  if (!isAudioOn() || !wasTouched()) return;
  try {
    const mine = (context ??= new AudioContext());
    const asked = performance.now();
    const [{ play }] = await Promise.all([import('./orchestra.ts'), mine.resume()]);
    if (context === mine && performance.now() - asked < TOO_LATE_MS) play(mine, what, after);
  } catch (cause) {
    console.warn('A tone could not be played', cause);
  }
}

/** The exact tones of the specification (S9.44 to S9.47). */
export const playTone = (tone: Tone): void => void perform(tone);

/**
 * What just happened as a sound, or the tune of a subject's teacher: `playCue('badge')`, `playCue('math')`.
 * @param after seconds from now, for one that follows another
 */
export const playCue = (name: Exclude<Played, Tone>, after?: number): void => void perform(name, after);
