import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CountLayer } from '../src/pieces/lesson/count-layer.tsx';
import { nearestTo } from '../src/pieces/lesson/nearest-spot.ts';

/** jsdom lays nothing out: things stand in a row, 100 px apart, in a picture of 300 px. */
beforeEach(() => {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function rect(this: Element) {
    const place = this.getAttribute('data-place');
    return place === null ? new DOMRect(0, 0, 300, 100) : new DOMRect(Number(place) * 100 + 40, 40, 20, 20);
  });
});

afterEach(() => {
  vi.restoreAllMocks();
});

function open(cents: readonly number[] = []) {
  const onCount = vi.fn();
  render(
    <form onSubmit={() => onCount('submitted')}>
      <svg>
        {[0, 1, 2].map((place) => (
          <g key={place} data-count data-cents={cents[place]} data-place={place} />
        ))}
        <g data-place={1} />
      </svg>
      <CountLayer label="Count" onCount={onCount} />
    </form>,
  );
  const tap = (x: number) =>
    fireEvent.click(screen.getByRole('button', { name: 'Count' }), { clientX: x, clientY: 50, detail: 1 });
  const key = () => fireEvent.click(screen.getByRole('button', { name: 'Count' }), { detail: 0 });
  const numbers = () =>
    [...document.querySelectorAll<HTMLElement>('[data-counted]')].map(
      ({ textContent, style }) => `${textContent} at ${style.left}`,
    );
  return { onCount, tap, key, numbers };
}

test('each tap counts the nearest thing that is not counted yet', () => {
  const { onCount, tap, numbers } = open();
  tap(245);
  tap(245);
  tap(10);
  expect(numbers()).toEqual(['1 at 83.33%', '2 at 50%', '3 at 16.67%']);
  expect(onCount.mock.calls).toEqual([['1'], ['2'], ['3']]);
});

test('by keyboard they are counted in order, and a screen reader hears each number', () => {
  const { key, numbers } = open();
  expect(screen.getByRole('status').textContent).toBe('');
  key();
  expect(screen.getByRole('status').textContent).toBe('1');
  key();
  expect(numbers()).toEqual(['1 at 16.67%', '2 at 50%']);
  expect(screen.getByRole('status').textContent).toBe('2');
});

test('after the last one it begins anew', () => {
  const { key, onCount, numbers } = open();
  for (let press = 0; press < 4; press += 1) key();
  expect(onCount.mock.calls).toEqual([['1'], ['2'], ['3'], ['1']]);
  expect(numbers()).toEqual(['1 at 16.67%']);
});

test('coins count by what they are worth', () => {
  const { tap, onCount, numbers } = open([10, 5, 100]);
  tap(45);
  tap(145);
  tap(245);
  expect(onCount.mock.calls).toEqual([['10 cents'], ['15 cents'], ['1 dollar 15 cents']]);
  expect(numbers()).toEqual(['10¢ at 16.67%', '15¢ at 50%', '$1.15 at 83.33%']);
  expect(screen.getByRole('status').textContent).toBe('$1.15');
});

test('it submits nothing', () => {
  const { key, onCount } = open();
  key();
  expect(onCount).not.toHaveBeenCalledWith('submitted');
});

test('near means near on the screen, however wide the picture is', () => {
  const spots = [
    { x: 0.5, y: 0 },
    { x: 0.4, y: 0.5 },
  ];
  expect(nearestTo({ x: 0.5, y: 0.5 }, spots, 1)).toBe(spots[1]);
  expect(nearestTo({ x: 0.5, y: 0.5 }, spots, 9)).toBe(spots[0]);
  expect(nearestTo({ x: 0, y: 0 }, [], 1)).toBeUndefined();
});
