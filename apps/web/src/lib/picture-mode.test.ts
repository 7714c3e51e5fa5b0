import { act, renderHook, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { chooseComfort } from './comfort.ts';
import { usePictureMode } from './picture-mode.ts';
import { setReader } from './reader.ts';
import { useReadingAlone } from './reading-alone.ts';

const mode = () => document.documentElement.dataset['readerMode'];

test('Pre-K and K get pictures and voice first, nobody else by grade', async () => {
  for (const [grade, isForPictures] of [
    ['pre-k', true],
    ['k', true],
    ['1st', false],
    ['6th', false],
    [null, false],
  ] as const) {
    setReader(grade);
    expect(renderHook(usePictureMode).result.current).toBe(isForPictures);
    expect(renderHook(useReadingAlone).result.current).toBe(isForPictures);
    await waitFor(() => expect(mode()).toBe(isForPictures ? 'pictures' : ''));
  }
});

test('on wish any grade gets them, and screens notice; without the wish the grade decides again', async () => {
  setReader('5th');
  const { result } = renderHook(usePictureMode);
  expect(result.current).toBe(false);
  act(() => chooseComfort({ pictures: 'on' }, false));
  await waitFor(() => expect(result.current).toBe(true));
  setReader('3rd');
  await waitFor(() => expect(mode()).toBe('pictures'));
  act(() => chooseComfort({ pictures: 'by-grade' }, false));
  await waitFor(() => expect(result.current).toBe(false));
  setReader('pre-k');
  await waitFor(() => expect(result.current).toBe(true));
});

test('who is read to goes by grade until somebody chooses', () => {
  setReader('pre-k');
  const { result } = renderHook(useReadingAlone);
  expect(result.current).toBe(true);
  act(() => chooseComfort({ readToMe: 'off' }, false));
  expect(result.current).toBe(false);
  setReader('6th');
  act(() => chooseComfort({ readToMe: 'on' }, false));
  expect(result.current).toBe(true);
  act(() => chooseComfort({ readToMe: 'by-grade' }, false));
});
