import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, test } from 'vitest';
import { GradePicker } from '../src/pieces/home/grade-picker.tsx';
import { OptionGroup } from '../src/pieces/lesson/option-group.tsx';
import type { Grade } from '@noodlenaut/domain';

const OPTIONS = ['3/5', '3/8', '5/8', 'eight'];

function Question({ right = null, locked = false }: { right?: number | null; locked?: boolean }) {
  const [chosen, setChosen] = useState<number | null>(null);
  return (
    <>
      <h1 id="q">Which fraction?</h1>
      <OptionGroup
        labelledBy="q"
        options={OPTIONS}
        chosen={chosen}
        onChoose={setChosen}
        right={right}
        locked={locked}
      />
    </>
  );
}
const radios = () => screen.getAllByRole<HTMLInputElement>('radio');
const states = () => radios().map((radio) => radio.closest('label')?.dataset.state);

describe('OptionGroup', () => {
  test('is a named group of native radios of one name', () => {
    render(<Question />);
    expect(screen.getByRole('radiogroup', { name: 'Which fraction?' })).toBeDefined();
    expect(radios()).toHaveLength(4);
    expect(new Set(radios().map((radio) => radio.name)).size).toBe(1);
    expect(radios()[1]).toBe(screen.getByRole('radio', { name: /3 over 8/ }));
  });

  test('the arrow keys rove and choose', async () => {
    const user = userEvent.setup();
    render(<Question />);
    await user.click(radios()[0] ?? document.body);
    await user.keyboard('{ArrowDown}');
    expect(document.activeElement).toBe(radios()[1]);
    expect(states()).toEqual(['open', 'chosen', 'open', 'open']);
  });

  test('after checking: the right one and yours say so in words, and nothing can be changed', async () => {
    const user = userEvent.setup();
    const { rerender } = render(<Question />);
    await user.click(radios()[0] ?? document.body);
    rerender(<Question right={1} />);
    expect(states()).toEqual(['yours', 'right', 'other', 'other']);
    expect(screen.getByText('Your answer')).toBeDefined();
    expect(screen.getByText('The answer')).toBeDefined();
    expect(radios().every((radio) => radio.disabled)).toBe(true);
  });

  test('right at once: it is only "The answer"', async () => {
    const user = userEvent.setup();
    const { rerender } = render(<Question />);
    await user.click(radios()[1] ?? document.body);
    rerender(<Question right={1} />);
    expect(screen.queryByText('Your answer')).toBeNull();
  });

  test('while the answer is checked nothing can be changed', () => {
    render(<Question locked />);
    expect(radios().every((radio) => radio.disabled)).toBe(true);
  });
});

function Grades({ first = null, pending = null }: { first?: Grade | null; pending?: Grade | null }) {
  const [grade, setGrade] = useState<Grade | null>(first);
  return (
    <>
      <h2 id="g">Your grade</h2>
      <GradePicker labelledBy="g" grade={grade} onChange={setGrade} pending={pending} />
    </>
  );
}

describe('GradePicker', () => {
  test('eight radios with spoken names, none chosen at first', () => {
    render(<Grades />);
    expect(screen.getByRole('radiogroup', { name: 'Your grade' })).toBeDefined();
    expect(radios().map((radio) => radio.getAttribute('aria-label'))).toEqual([
      'Pre-K',
      'Kindergarten',
      '1st grade',
      '2nd grade',
      '3rd grade',
      '4th grade',
      '5th grade',
      '6th grade',
    ]);
    expect(radios().some((radio) => radio.checked)).toBe(false);
  });

  test('choosing reports the grade; the arrow keys work', async () => {
    const user = userEvent.setup();
    render(<Grades />);
    await user.click(screen.getByRole('radio', { name: '3rd grade' }));
    expect(screen.getByRole<HTMLInputElement>('radio', { name: '3rd grade' }).checked).toBe(true);
    await user.keyboard('{ArrowRight}');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: '4th grade' }).checked).toBe(true);
  });

  test('the grade being saved is marked', () => {
    render(<Grades first="1st" pending="2nd" />);
    const marked = radios().filter((radio) => radio.closest('label')?.dataset.pending !== undefined);
    expect(marked.map((radio) => radio.value)).toEqual(['2nd']);
  });
});
