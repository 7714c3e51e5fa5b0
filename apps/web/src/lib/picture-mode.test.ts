import { renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { hasPictureWish, setPictureWish, usePictureMode } from './picture-mode.ts';
import { setReader } from './reader.ts';

afterEach(() => vi.restoreAllMocks());

test('Pre-K and K get pictures and voice first, nobody else by grade', () => {
  const { result } = renderHook(usePictureMode);
  const modes = (['pre-k', 'k', '1st', '6th', null] as const).map((grade) => {
    setReader(grade);
    return document.documentElement.dataset['readerMode'];
  });
  expect(modes).toEqual(['pictures', 'pictures', '', '', '']);
  expect(result.current).toBe(false);
});

test('on wish any grade does; the wish stays on the device, and screens notice', async () => {
  const { result } = renderHook(usePictureMode);
  setReader('5th');
  setPictureWish(true);
  await waitFor(() => expect(result.current).toBe(true));
  expect(Object.values(localStorage)).toContain('on');
  setReader('3rd');
  expect(document.documentElement.dataset['readerMode']).toBe('pictures');
  expect(hasPictureWish()).toBe(true);
  setPictureWish(false);
  await waitFor(() => expect(result.current).toBe(false));
  expect(Object.values(localStorage)).not.toContain('on');
});

test('without the wish a child of Pre-K keeps the pictures', () => {
  setReader('pre-k');
  setPictureWish(false);
  expect(document.documentElement.dataset['readerMode']).toBe('pictures');
});

test('where storage is blocked the wish lasts as long as the page', () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('blocked');
  });
  setPictureWish(true);
  expect(hasPictureWish()).toBe(true);
});
