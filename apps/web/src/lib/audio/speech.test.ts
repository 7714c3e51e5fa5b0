import { afterEach, expect, test, vi } from 'vitest';
import { recordVoice } from '../../testing/recording-voice.ts';
import { logMissingVoice, reader, stopReading } from './speech.ts';
import type { SpokenWord } from './speech.ts';

const read = (...texts: string[]) => {
  const voice = recordVoice();
  const words: (SpokenWord | null)[] = [];
  reader(texts, (word) => words.push(word))?.();
  return { ...voice, words };
};
const log = () => vi.spyOn(console, 'warn').mockImplementation(() => {});
afterEach(() => vi.restoreAllMocks());

test('[S9.48] every text is read at rate 0.9, pitch 1.1 and volume 0.8', () => {
  const { said } = read('Half a bar.', 'A: One');
  expect(said.map(({ text }) => text)).toEqual(['Half a bar.', 'A: One']);
  for (const words of said)
    expect(words).toMatchObject({ rate: 0.9, pitch: 1.1, volume: 0.8, lang: 'en-US' });
});

test('the word being read goes from space to space, and rests at the end', () => {
  const { said, words } = read('Eat 3/8 of it.', 'Yum!');
  said[0]?.reach(0, 'sentence');
  said[0]?.reach(0);
  said[0]?.reach(6);
  said[1]?.reach(0);
  said[1]?.finish();
  expect(words).toEqual([
    { part: 0, start: 0, end: 3 },
    { part: 0, start: 4, end: 7 },
    { part: 1, start: 0, end: 4 },
    null,
  ]);
});

test('reading again starts from the beginning', () => {
  const { said, cancel } = recordVoice();
  const start = reader(['One', 'Two']);
  start?.();
  start?.();
  expect(cancel).toHaveBeenCalledTimes(2);
  expect(said).toHaveLength(2);
});

test('[S8.18] a voice that fails is only logged; one that was stopped is nothing to log', () => {
  const warn = log();
  const { said, words } = read('One', 'Two');
  said[0]?.fail('interrupted');
  expect(warn).not.toHaveBeenCalled();
  said[1]?.fail('synthesis-failed');
  expect(warn).toHaveBeenCalledWith('A text could not be read aloud', 'synthesis-failed');
  expect(words).toEqual([null, null]);
});

test('[S8.18] no voice: nothing to press, nothing thrown, one line in the log', () => {
  const warn = log();
  expect(reader(['One'])).toBeUndefined();
  expect(stopReading).not.toThrow();
  logMissingVoice();
  logMissingVoice();
  expect(warn).toHaveBeenCalledTimes(1);
});
