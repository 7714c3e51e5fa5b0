import { renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { hasPictureWish, setPictureWish, usePictureMode } from './picture-mode.ts';
import { setReader } from './reader.ts';

afterEach(() => vi.restoreAllMocks());

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
    await waitFor(() => expect(mode()).toBe(isForPictures ? 'pictures' : ''));
  }
});

test('on wish any grade does; the wish stays on the device, and screens notice', async () => {
  const { result } = renderHook(usePictureMode);
  setReader('5th');
  setPictureWish(true);
  await waitFor(() => expect(result.current).toBe(true));
  expect(Object.values(localStorage)).toContain('on');
  setReader('3rd');
  expect(result.current).toBe(true);
  expect(mode()).toBe('pictures');
  expect(hasPictureWish()).toBe(true);
  setPictureWish(false);
  await waitFor(() => expect(result.current).toBe(false));
  expect(Object.values(localStorage)).not.toContain('on');
});

test('without the wish a child of Pre-K keeps the pictures', async () => {
  setReader('pre-k');
  setPictureWish(false);
  expect(renderHook(usePictureMode).result.current).toBe(true);
  await waitFor(() => expect(mode()).toBe('pictures'));
});

test('where storage is blocked the wish lasts as long as the page', () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('blocked');
  });
  setPictureWish(true);
  expect(hasPictureWish()).toBe(true);
});
