import { act, renderHook, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { chooseComfort } from './comfort.ts';
import { useIsYoung, usePictureMode } from './picture-mode.ts';
import { setReaderGrade } from './reader-grade.ts';
import { useReadsByItself } from '../audio/use-reads-by-itself.ts';

const mode = () => document.documentElement.dataset['readerMode'];

test('Pre-K and K get pictures and voice first; 1st is read to as well, and to 2nd grade screens are for young readers', async () => {
  for (const [grade, isForPictures, isReadTo, isYoung] of [
    ['pre-k', true, true, true],
    ['k', true, true, true],
    ['1st', false, true, true],
    ['2nd', false, false, true],
    ['3rd', false, false, false],
    ['6th', false, false, false],
    [null, false, false, false],
  ] as const) {
    setReaderGrade(grade);
    expect(renderHook(usePictureMode).result.current).toBe(isForPictures);
    expect(renderHook(useReadsByItself).result.current).toBe(isReadTo);
    expect(renderHook(useIsYoung).result.current).toBe(isYoung);
    await waitFor(() => expect(mode()).toBe(isForPictures ? 'pictures' : ''));
  }
});

test('on wish any grade gets them, and screens notice; without the wish the grade decides again', async () => {
  setReaderGrade('5th');
  const { result } = renderHook(usePictureMode);
  expect(result.current).toBe(false);
  act(() => chooseComfort({ pictures: 'on' }, false));
  await waitFor(() => expect(result.current).toBe(true));
  setReaderGrade('3rd');
  await waitFor(() => expect(mode()).toBe('pictures'));
  act(() => chooseComfort({ pictures: 'by-grade' }, false));
  await waitFor(() => expect(result.current).toBe(false));
  setReaderGrade('pre-k');
  await waitFor(() => expect(result.current).toBe(true));
});

test('who is read to goes by grade until somebody chooses', () => {
  setReaderGrade('pre-k');
  const { result } = renderHook(useReadsByItself);
  expect(result.current).toBe(true);
  act(() => chooseComfort({ readToMe: 'off' }, false));
  expect(result.current).toBe(false);
  setReaderGrade('6th');
  act(() => chooseComfort({ readToMe: 'on' }, false));
  expect(result.current).toBe(true);
  act(() => chooseComfort({ readToMe: 'by-grade' }, false));
});
