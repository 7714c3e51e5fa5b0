import { act, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { IdleNoodle } from '../src/drawings/idle-noodle.tsx';
import { Noodle } from '../src/drawings/noodle.tsx';
import { NOODLE_MOODS } from '../src/drawings/noodle-mood.ts';

const ids = () => [...document.querySelectorAll('[id]')].map((element) => element.id);

describe('Noodle', () => {
  test('two on a page share no id, and no drawing depends on one', () => {
    render(
      <>
        <Noodle title="Noodle waves" mood="happy" />
        <Noodle title="Noodle jumps" mood="celebrating" />
        <Noodle />
      </>,
    );
    expect(ids()).toHaveLength(2);
    expect(new Set(ids()).size).toBe(2);
    expect(document.querySelectorAll('use')).toHaveLength(0);
  });

  test('a title makes it a picture with a name; without one it is decoration', () => {
    render(
      <>
        <Noodle title="Noodle waves" />
        <Noodle />
      </>,
    );
    expect(screen.getByRole('img', { name: 'Noodle waves' })).toBeDefined();
    expect(screen.getAllByRole('img')).toHaveLength(1);
  });

  test.each(NOODLE_MOODS)('%s has a look of its own', (mood) => {
    const { container } = render(<Noodle mood={mood} />);
    const own = container.innerHTML;
    const others = NOODLE_MOODS.filter((other) => other !== mood).map((other) => {
      const twin = render(<Noodle mood={other} />);
      return twin.container.innerHTML.replaceAll(`data-mood="${other}"`, `data-mood="${mood}"`);
    });
    expect(others).not.toContain(own);
  });
});

describe('the living mascot', () => {
  afterEach(() => vi.useRealTimers());
  const mood = () => document.querySelector('svg')?.dataset.mood;

  test('[S4.10] while idle, every 3 s another of idle, blink and look-around', () => {
    vi.useFakeTimers();
    const draws = [0.9, 0.4, 0];
    let turn = 0;
    render(<IdleNoodle mood={null} random={() => draws[turn++ % draws.length] ?? 0} />);
    expect(mood()).toBe('idle');
    act(() => {
      vi.advanceTimersByTime(2999);
    });
    expect(mood()).toBe('idle');
    act(() => {
      vi.advanceTimersByTime(1);
    });
    expect(mood()).toBe('look-around');
    act(() => {
      vi.advanceTimersByTime(3000);
    });
    expect(mood()).toBe('blink');
    act(() => {
      vi.advanceTimersByTime(150);
    });
    expect(mood()).toBe('idle');
  });

  test('a mood given wins over the idle states', () => {
    vi.useFakeTimers();
    render(<IdleNoodle mood="excited" random={() => 0.9} />);
    act(() => {
      vi.advanceTimersByTime(9000);
    });
    expect(mood()).toBe('excited');
  });

  test('it holds still where motion is to be reduced', () => {
    vi.useFakeTimers();
    document.documentElement.dataset.motion = 'calm';
    render(<IdleNoodle mood={null} random={() => 0.9} />);
    act(() => {
      vi.advanceTimersByTime(9000);
    });
    delete document.documentElement.dataset.motion;
    expect(mood()).toBe('idle');
  });
});
