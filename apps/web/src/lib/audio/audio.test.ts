import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { recordAudio } from '../../testing/recording-audio.ts';

const TONE = { hertz: 800, seconds: 0.4 };
/** The pling of the switch: two bells of three waves each. */
const PLING = 6;
const SINE = { type: 'sine', hertz: 800, seconds: 0.4, isHeard: true };

/** The page's audio starts anew: it keeps its AudioContext. */
const freshAudio = async () => {
  vi.resetModules();
  return await import('./audio.ts');
};
const log = () => vi.spyOn(console, 'warn').mockImplementation(() => {});

beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('[S4.21] audio starts disabled: no sound, not even a context', async () => {
  const { waves, contexts } = recordAudio();
  const { isAudioOn, playTone } = await freshAudio();
  playTone(TONE);
  expect(isAudioOn()).toBe(false);
  expect(waves).toEqual([]);
  expect(contexts).toEqual([]);
});

test('[S9.44] a tone is a sine wave of exactly its frequency and its length', async () => {
  const { waves } = recordAudio();
  const { playTone, setAudio } = await freshAudio();
  setAudio(true);
  playTone(TONE);
  await vi.waitFor(() => expect(waves.slice(PLING)).toEqual([SINE]));
});

test('a context that sleeps is woken first, and one serves all tones', async () => {
  const { waves, contexts } = recordAudio('suspended');
  const { playTone, setAudio } = await freshAudio();
  setAudio(true);
  playTone(TONE);
  playTone({ hertz: 500, seconds: 0.5 });
  await vi.waitFor(() => expect(waves).toHaveLength(PLING + 2));
  expect(waves.every(({ isHeard }) => isHeard)).toBe(true);
  expect(contexts).toHaveLength(1);
});

test('[S4.22] once switched on it stays on, on this device, until it is switched off', async () => {
  const { waves, contexts } = recordAudio();
  const first = await freshAudio();
  first.setAudio(true);
  const reloaded = await freshAudio();
  expect(reloaded.isAudioOn()).toBe(true);
  await vi.waitFor(() => expect(waves).toHaveLength(PLING));
  reloaded.setAudio(false);
  reloaded.playTone(TONE);
  reloaded.playCue('right');
  reloaded.playCue('math');
  expect(reloaded.isAudioOn()).toBe(false);
  expect((await freshAudio()).isAudioOn()).toBe(false);
  expect(waves).toHaveLength(PLING);
  expect(contexts).toHaveLength(1);
});

test('the switch confirms itself with a pling when it goes on, and says nothing when it goes off', async () => {
  const { waves } = recordAudio();
  const { setAudio } = await freshAudio();
  setAudio(true);
  await vi.waitFor(() => expect(waves).toHaveLength(PLING));
  expect(waves.every(({ isHeard }) => isHeard)).toBe(true);
  setAudio(false);
  expect(waves).toHaveLength(PLING);
});

test('a page that nobody has touched yet makes no context, though the sound was kept on', async () => {
  const { waves, contexts } = recordAudio();
  localStorage.setItem('noodlenaut-comfort', JSON.stringify({ sound: 'on' }));
  const touched = { hasBeenActive: false };
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { userActivation: touched }));
  const { isAudioOn, playCue } = await freshAudio();
  expect(isAudioOn()).toBe(true);
  playCue('open');
  expect(contexts).toEqual([]);
  touched.hasBeenActive = true;
  playCue('bead');
  await vi.waitFor(() => expect(waves.length).toBeGreaterThan(0));
  expect(contexts).toHaveLength(1);
});

test('what the browser held back for more than a second is not played later', async () => {
  const { waves } = recordAudio();
  const { playCue, setAudio } = await freshAudio();
  setAudio(true);
  await vi.waitFor(() => expect(waves).toHaveLength(PLING));
  const now = vi.spyOn(performance, 'now').mockReturnValueOnce(0).mockReturnValue(1500);
  playCue('finish');
  await vi.waitFor(() => expect(now).toHaveBeenCalledTimes(2));
  expect(waves).toHaveLength(PLING);
});

test('[S8.18] a browser without audio: logged, nothing else', async () => {
  const warn = log();
  const { playTone, setAudio } = await freshAudio();
  setAudio(true);
  expect(() => playTone(TONE)).not.toThrow();
  await vi.waitFor(() => expect(warn).toHaveBeenCalledWith('A tone could not be played', expect.anything()));
});

test('[S8.18] audio that fails while playing: logged, nothing else', async () => {
  const warn = log();
  vi.stubGlobal('AudioContext', function Broken() {
    throw new DOMException('No device', 'NotSupportedError');
  });
  const { playTone, setAudio } = await freshAudio();
  setAudio(true);
  playTone(TONE);
  await vi.waitFor(() => expect(warn).toHaveBeenCalledWith('A tone could not be played', expect.anything()));
});

test('[S4.22] blocked storage: the choice lasts as long as the page', async () => {
  log();
  vi.stubGlobal('localStorage', undefined);
  const { isAudioOn, setAudio } = await freshAudio();
  setAudio(true);
  expect(isAudioOn()).toBe(true);
  setAudio(false);
  expect(isAudioOn()).toBe(false);
});
