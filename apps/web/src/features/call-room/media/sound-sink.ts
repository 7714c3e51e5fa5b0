/** Whether this browser can play on another speaker than the system's. */
export const canChooseSpeaker = (): boolean => 'setSinkId' in HTMLMediaElement.prototype;

/** Plays an element on a speaker; null is the system's own. */
export function playOn(element: HTMLMediaElement, speakerId: string | null): void {
  if (!canChooseSpeaker() || element.sinkId === (speakerId ?? '')) return;
  element
    .setSinkId(speakerId ?? '')
    .catch((cause: unknown) => console.warn('This speaker cannot be used', cause));
}

const TONE_MS = 900;
const TONE_HERTZ = 523;

/** A short tone on the chosen speaker, so that somebody knows that they will hear the others. */
export async function playTone(speakerId: string | null): Promise<void> {
  const context = new AudioContext();
  const target = context.createMediaStreamDestination();
  const tone = context.createOscillator();
  const volume = context.createGain();
  const element = new Audio();
  tone.frequency.value = TONE_HERTZ;
  volume.gain.setValueAtTime(0.25, context.currentTime);
  volume.gain.exponentialRampToValueAtTime(0.001, context.currentTime + TONE_MS / 1000);
  tone.connect(volume).connect(target);
  element.srcObject = target.stream;
  playOn(element, speakerId);
  tone.start();
  await element.play();
  setTimeout(() => {
    element.srcObject = null;
    void context.close();
  }, TONE_MS);
}
