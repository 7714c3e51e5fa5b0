import type { Illustration as Data } from '@noodlenaut/domain';
import { render, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import Illustration from '../src/illustrations/illustration.tsx';
import { MathText } from '../src/pieces/math-text.tsx';

const ONE_OF_EACH = {
  'fraction-bar': { kind: 'fraction-bar', parts: 8, filled: 3, alt: 'A bar of 8 pieces' },
  'ten-frame': { kind: 'ten-frame', filled: 14, alt: 'Two frames with dots' },
  'number-line': { kind: 'number-line', from: -2, to: 2, step: 1, marks: [1], alt: 'A number line' },
  array: { kind: 'array', rows: 3, columns: 4, alt: 'Rows of dots' },
  clock: { kind: 'clock', hour: 4, minute: 30, alt: 'A clock' },
  'bar-chart': { kind: 'bar-chart', bars: [{ label: 'Apples', value: 4 }], alt: 'A bar chart' },
  shape: { kind: 'shape', shape: 'rhombus', alt: 'A shape with four sides' },
  'word-tiles': { kind: 'word-tiles', tiles: ['c', 'a', 't'], highlight: 1, alt: 'Three letter tiles' },
  sequence: { kind: 'sequence', steps: ['seed', 'sprout', 'plant'], alt: 'Three steps' },
} satisfies { [Kind in Data['kind']]: Extract<Data, { kind: Kind }> };

const drawn = (data: Data) => render(<Illustration {...data} />).container;

describe('illustrations', () => {
  test.each(Object.values(ONE_OF_EACH))(
    '$kind carries its text alternative, and only that is read',
    (data) => {
      const container = drawn(data);
      const svg = container.querySelector('svg[role="img"]');
      if (svg) {
        expect(screen.getByRole('img', { name: data.alt })).toBe(svg);
        return;
      }
      expect(screen.getByText(data.alt)).toBeDefined();
      expect(container.querySelector('[data-picture]')?.getAttribute('aria-hidden')).toBe('true');
    },
  );

  test('a fraction bar has as many stars as filled pieces', () => {
    const container = drawn(ONE_OF_EACH['fraction-bar']);
    expect(container.querySelectorAll('g')).toHaveLength(8);
    expect(container.querySelectorAll('path')).toHaveLength(3);
  });

  test('a ten-frame above ten opens a second frame', () => {
    const container = drawn(ONE_OF_EACH['ten-frame']);
    expect(container.querySelectorAll('circle')).toHaveLength(14);
    expect(container.querySelectorAll('rect')).toHaveLength(2);
  });

  test('a number line names zero and writes a true minus', () => {
    const container = drawn(ONE_OF_EACH['number-line']);
    expect([...container.querySelectorAll('text')].map((text) => text.textContent)).toEqual([
      '−2',
      '−1',
      '0',
      '1',
      '2',
    ]);
    expect(container.querySelectorAll('circle')).toHaveLength(1);
  });

  test('labels of a long number line thin out', () => {
    const container = drawn({ kind: 'number-line', from: 0, to: 100, step: 5, marks: [], alt: 'Long' });
    expect(container.querySelectorAll('text').length).toBeLessThan(12);
  });

  test('a bar chart writes no value on a bar: it is read off the grid', () => {
    const container = drawn(ONE_OF_EACH['bar-chart']);
    expect([...container.querySelectorAll('text')].map((text) => text.textContent)).toEqual([
      '0',
      '1',
      '2',
      '3',
      '4',
      'Apples',
    ]);
  });

  test('the hands of the clock stand where half past four is', () => {
    const paths = [...drawn(ONE_OF_EACH.clock).querySelectorAll('path')].map((path) =>
      path.getAttribute('d'),
    );
    expect(paths[0]).toBe('M150 150L150.0 226.0');
    expect(paths[1]).toMatch(/^M150 150L18\d\.\d 18\d\.\d$/);
  });
});

describe('MathText', () => {
  test('sets fractions with a spoken name and leaves the rest alone', () => {
    const { container } = render(<MathText>Is 3/8 more than 1/4?</MathText>);
    expect(container.querySelectorAll('.visually-hidden')).toHaveLength(2);
    expect(screen.getByText('3 over 8')).toBeDefined();
    expect(container.textContent).toContain('more than');
  });

  test('a date is no fraction', () => {
    const { container } = render(<MathText>11/21/2026</MathText>);
    expect(container.querySelector('.visually-hidden')).toBeNull();
  });
});
