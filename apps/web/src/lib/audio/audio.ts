import type { CueName, SubjectId, Tone } from '@noodlenaut/domain';
import type { Orchestra } from './orchestra.ts';
import { chooseForWhoever, currentComfort, onComfort, useComfort } from '../comfort/comfort.ts';

/** A sound that comes later belongs to something that is over: the net was slow, or the browser held it back. */
const TOO_LATE_MS = 1000;

let context: AudioContext | undefined;

/** Off until a click turns it on (S4.21, S4.22), then kept with the comfort settings (decision 0095). */
export const isAudioOn = (): boolean => currentComfort().sound === 'on';
export const useAudioOn = (): boolean => useComfort().sound === 'on';

/** Call it from a click: browsers play sound only after one. It confirms itself with a pling. */
export function setAudio(on: boolean): void {
  chooseForWhoever({ sound: on ? 'on' : 'off' });
  if (on) playCue('pling');
}

/** Gives the loudspeaker back. */
function silence(): void {
  const before = context;
  context = undefined;
  before?.close().catch((cause: unknown) => console.warn('The sound could not be closed', cause));
}
onComfort(() => {
  if (!isAudioOn()) silence();
});

const wasTouched = (): boolean => !('userActivation' in navigator) || navigator.userActivation.hasBeenActive;

/** The page's one context; none before somebody has touched the page: browsers refuse it and say so in the console. */
function wake(): AudioContext | undefined {
  if (!isAudioOn() || !wasTouched()) return undefined;
  return (context ??= new AudioContext());
}

/** Silent while audio is off, and where the browser cannot play: that is only logged (S8.18). */
async function perform(play: (orchestra: Orchestra, context: AudioContext) => void): Promise<void> {
  try {
    const mine = wake();
    if (mine === undefined) return;
    const asked = performance.now();
    const isAwake = mine.state === 'suspended' ? mine.resume() : undefined;
    const { orchestra } = await import('./orchestra.ts');
    await isAwake;
    if (context === mine && performance.now() - asked < TOO_LATE_MS) play(orchestra, mine);
  } catch (cause) {
    console.warn('A tone could not be played', cause);
  }
}

/** The exact tones of the specification (S9.44 to S9.47). */
export const playTone = (tone: Tone): void =>
  void perform((orchestra, output) => orchestra.playTone(output, tone));

/**
 * What just happened, as a sound.
 * @param after seconds from now, for one that follows another
 */
export const playCue = (name: CueName, after = 0): void =>
  void perform((orchestra, output) => orchestra.playCue(output, name, after));

/** The tune of a subject's teacher. */
export const playMotif = (subject: SubjectId, after = 0): void =>
  void perform((orchestra, output) => orchestra.playMotif(output, subject, after));
