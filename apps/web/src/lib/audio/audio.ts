import { PRODUCT } from '@noodlenaut/domain';
import type { Tone } from '@noodlenaut/domain';
import { createStore } from '../state/create-store.ts';

const AUDIO_KEY = `${PRODUCT.storagePrefix}-audio`;
const LOUDNESS = 0.2;
/** A tone that is cut off makes a click, so it is faded in and out. */
const FADE_SECONDS = 0.02;

let withoutStorage = false;
let context: AudioContext | undefined;

/** Off until a click turns it on (S4.21, S4.22), then on for this tab. */
export function isAudioOn(): boolean {
  try {
    return globalThis.sessionStorage.getItem(AUDIO_KEY) === 'on';
  } catch {
    // Blocked storage: the choice lasts as long as the page.
    return withoutStorage;
  }
}

/** Call it from a click: browsers play sound only after one. */
export function setAudio(on: boolean): void {
  withoutStorage = on;
  if (!on) silence();
  try {
    if (on) globalThis.sessionStorage.setItem(AUDIO_KEY, 'on');
    else globalThis.sessionStorage.removeItem(AUDIO_KEY);
  } catch (cause) {
    console.warn('The choice of sound could not be kept', cause);
  }
  store.changed();
}

/** Gives the loudspeaker back. */
function silence(): void {
  const before = context;
  context = undefined;
  before?.close().catch((cause: unknown) => console.warn('The sound could not be closed', cause));
}

const store = createStore(isAudioOn);
export const useAudioOn = (): boolean => store.useValue();

async function sound({ hertz, seconds }: Tone): Promise<void> {
  context ??= new AudioContext();
  if (context.state === 'suspended') await context.resume();
  const start = context.currentTime;
  const wave = context.createOscillator();
  wave.type = 'sine';
  wave.frequency.value = hertz;
  const loudness = context.createGain();
  loudness.gain.setValueAtTime(0, start);
  loudness.gain.linearRampToValueAtTime(LOUDNESS, start + FADE_SECONDS);
  loudness.gain.setValueAtTime(LOUDNESS, start + seconds - FADE_SECONDS);
  loudness.gain.linearRampToValueAtTime(0, start + seconds);
  wave.connect(loudness);
  loudness.connect(context.destination);
  wave.start(start);
  wave.stop(start + seconds);
}

/** Silent while audio is off, and where the browser cannot play: that is only logged (S8.18). */
export function playTone(tone: Tone): void {
  if (!isAudioOn()) return;
  sound(tone).catch((cause: unknown) => console.warn('A tone could not be played', cause));
}
