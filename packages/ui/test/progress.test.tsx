import { render, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { NoodleBar } from '../src/pieces/home/noodle-bar.tsx';
import { StepBeads } from '../src/pieces/lesson/step-beads.tsx';
import { SubjectCard } from '../src/pieces/home/subject-card.tsx';

const bar = (name: string) => {
  const element = screen.getByRole('progressbar', { name });
  if (!(element instanceof HTMLProgressElement)) throw new Error('not a native progress element');
  return element;
};

describe('NoodleBar', () => {
  test('names what it measures and says how far', () => {
    render(<NoodleBar label="Math progress" value={6} max={10} valueText="6 of 10 lessons" />);
    expect([bar('Math progress').value, bar('Math progress').max]).toEqual([6, 10]);
    expect(bar('Math progress').getAttribute('aria-valuetext')).toBe('6 of 10 lessons');
  });

  test('stays inside its bounds and draws no strand at zero', () => {
    const { container, rerender } = render(<NoodleBar label="Level" value={130} />);
    expect(bar('Level').value).toBe(100);
    expect(container.querySelector('span')?.style.getPropertyValue('--v')).toBe('100');
    rerender(<NoodleBar label="Level" value={-4} />);
    expect(bar('Level').value).toBe(0);
    expect(container.querySelector('span')).toBeNull();
    rerender(<NoodleBar label="Level" value={0} max={0} />);
    expect(container.querySelector('span')).toBeNull();
  });
});

test('the beads of a lesson say the step and mark done, now and open', () => {
  const { container } = render(<StepBeads step={3} of={7} />);
  expect([bar('Lesson progress').value, bar('Lesson progress').max]).toEqual([3, 7]);
  expect(bar('Lesson progress').getAttribute('aria-valuetext')).toBe('Step 3 of 7');
  const beads = [...container.querySelectorAll<HTMLElement>('[data-bead]')].map((bead) => bead.dataset.bead);
  expect(beads).toEqual(['done', 'done', 'now', 'open', 'open', 'open', 'open']);
});

describe('SubjectCard', () => {
  const card = (locked: boolean) =>
    render(
      <SubjectCard
        subject="it"
        name="IT"
        doneLessons={3}
        totalLessons={10}
        locked={locked}
        renderRoot={({ children, ...root }) => (
          <a href="/subject/it" {...root}>
            {children}
          </a>
        )}
      />,
    );

  test('shows lessons and percent', () => {
    card(false);
    expect(bar('IT progress').value).toBe(30);
    expect(screen.getByText('30%')).toBeDefined();
  });

  test('locked: still a way in, with a name that says so and a padlock', () => {
    const { container } = card(true);
    expect(screen.getByRole('link', { name: 'IT, locked. Ask your grown-up' })).toBeDefined();
    expect(container.querySelector('[data-icon="lock"]')).not.toBeNull();
    expect(screen.queryByRole('progressbar')).toBeNull();
  });
});
