import type { Tone } from '@noodlenaut/domain';
import type * as Orchestra from './orchestra.ts';
import type { Played } from './orchestra.ts';
import { createStore } from '../state/create-store.ts';
import { chooseComfort, currentComfort, onComfort, useComfort } from '../comfort/comfort.ts';

/** A sound that comes later belongs to something that is over: the net was slow, or the browser held it back. */
const TOO_LATE_MS = 1000;

let context: AudioContext | undefined;

let isHushed = false;
const hushing = createStore(() => isHushed);
/** Thirty phones in one room: each is silent, whatever its child chose at home, until it is asked for sound (decision 0100). */
export function hush(next: boolean): void {
  isHushed = next;
  hushing.changed();
  if (next) giveBack();
}

/** Off until a click turns it on (S4.21, S4.22), then kept with the comfort settings (decision 0095). */
export const isAudioOn = (): boolean => currentComfort().sound === 'on' && !isHushed;
export const useAudioOn = (): boolean => {
  const isQuiet = hushing.useValue();
  return useComfort().sound === 'on' && !isQuiet;
};

/** Call it from a click: browsers play sound only after one. It confirms itself with a pling. */
export function setAudio(on: boolean): void {
  if (on) hush(false);
  chooseComfort({ sound: on ? 'on' : 'off' });
  if (on) playCue('pling');
}

/** Gives the loudspeaker back. */
function giveBack(): void {
  if (isAudioOn()) return;
  context?.close().catch(console.warn);
  context = undefined;
}
onComfort(giveBack);

/** Browsers refuse a context, and say so in the console, before somebody has touched the page. */
export const wasTouched = (): boolean => navigator.userActivation?.hasBeenActive ?? true;

/**
 * Silent while audio is off, and where the browser cannot play: that is only logged (S8.18).
 * @param lateMs how late it may begin
 */
export async function perform(
  act: (orchestra: typeof Orchestra, context: AudioContext) => void,
  lateMs = TOO_LATE_MS,
): Promise<void> {
  if (!isAudioOn() || !wasTouched()) return;
  try {
    const mine = (context ??= new AudioContext());
    const asked = performance.now();
    const [orchestra] = await Promise.all([import('./orchestra.ts'), mine.resume()]);
    if (context === mine && performance.now() - asked < lateMs) act(orchestra, mine);
  } catch (cause) {
    console.warn('A tone could not be played', cause);
  }
}

/** The exact tones of the specification (S9.44 to S9.47). */
export const playTone = (tone: Tone): void => void perform(({ play }, mine) => play(mine, tone, 0));

/**
 * What just happened as a sound, or the tune of a subject's teacher: `playCue('badge')`, `playCue('math')`.
 * @param after seconds from now, for one that follows another
 */
export const playCue = (name: Exclude<Played, Tone>, after = 0): void =>
  void perform(({ play }, mine) => play(mine, name, after));
