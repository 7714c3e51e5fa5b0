import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { recordAudio } from '../../testing/recording-audio.ts';

const TONE = { hertz: 800, seconds: 0.4 };
const SINE = { type: 'sine', hertz: 800, seconds: 0.4, isHeard: true };

/** The page's audio starts anew: it keeps its AudioContext. */
const freshAudio = async () => {
  vi.resetModules();
  return await import('./audio.ts');
};
const log = () => vi.spyOn(console, 'warn').mockImplementation(() => {});

beforeEach(() => sessionStorage.clear());
afterEach(() => vi.restoreAllMocks());

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
  await vi.waitFor(() => expect(waves).toEqual([SINE]));
});

test('a context that sleeps is woken first, and one serves all tones', async () => {
  const { waves, contexts } = recordAudio('suspended');
  const { playTone, setAudio } = await freshAudio();
  setAudio(true);
  playTone(TONE);
  playTone({ hertz: 500, seconds: 0.5 });
  await vi.waitFor(() => expect(waves).toHaveLength(2));
  expect(waves.every(({ isHeard }) => isHeard)).toBe(true);
  expect(contexts).toHaveLength(1);
});

test('[S4.22] the choice holds in this tab until it is taken back', async () => {
  const { waves } = recordAudio();
  const first = await freshAudio();
  first.setAudio(true);
  const reloaded = await freshAudio();
  expect(reloaded.isAudioOn()).toBe(true);
  reloaded.setAudio(false);
  reloaded.playTone(TONE);
  expect(reloaded.isAudioOn()).toBe(false);
  expect(waves).toEqual([]);
  expect(localStorage).toHaveLength(0);
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
  await vi.waitFor(() => expect(warn).toHaveBeenCalledTimes(1));
});

test('[S4.22] blocked storage: the choice lasts as long as the page', async () => {
  log();
  vi.stubGlobal('sessionStorage', undefined);
  const { isAudioOn, setAudio } = await freshAudio();
  setAudio(true);
  expect(isAudioOn()).toBe(true);
  setAudio(false);
  expect(isAudioOn()).toBe(false);
});
