import type { Illustration as Data } from '@noodlenaut/domain';
import { act, render, screen, waitFor } from '@testing-library/react';
import { Suspense } from 'react';
import { describe, expect, test } from 'vitest';
import { EXAMPLES } from '../gallery/examples/examples.ts';
import CardPicture from '../src/illustrations/card-picture.tsx';
import { DRAWINGS } from '../src/illustrations/drawings.ts';
import Illustration, { preloadDrawing } from '../src/illustrations/illustration.tsx';
import { MathText } from '../src/pieces/base/math-text.tsx';
import { DirectDrawing } from './direct-drawing.tsx';

const FRACTION = { kind: 'fraction-bar', parts: 8, filled: 3, alt: 'A bar of 8 pieces' } satisfies Data;
const FRAMES = { kind: 'ten-frame', filled: 14, alt: 'Two frames with dots' } satisfies Data;
const LINE = { kind: 'number-line', from: -2, to: 2, step: 1, marks: [1], alt: 'A line' } satisfies Data;
const CHART = { kind: 'bar-chart', bars: [{ label: 'Apples', value: 4 }], alt: 'A chart' } satisfies Data;
const CLOCK = { kind: 'clock', hour: 4, minute: 30, alt: 'A clock' } satisfies Data;

const ALL = Object.values(EXAMPLES).flat();
const drawn = (data: Data) => render(<DirectDrawing picture={data} />).container;
/** What is drawn, without React's counted ids. */
const markup = (container: Element) => container.innerHTML.replaceAll(/_r_\w+?_/g, '');
const texts = (container: Element) => [...container.querySelectorAll('text')].map((text) => text.textContent);

describe('illustrations', () => {
  test('there is an example of every kind', () => {
    expect([...new Set(ALL.map(({ kind }) => kind))].sort()).toEqual(Object.keys(DRAWINGS).sort());
  });

  test.each(ALL)('$kind carries its text alternative, and only that is read: $alt', (data) => {
    const container = drawn(data);
    const svg = container.querySelector('svg[role="img"]');
    expect(container.innerHTML).not.toMatch(/NaN|undefined|Infinity/);
    if (svg) {
      expect(screen.getByRole('img', { name: data.alt })).toBe(svg);
      return;
    }
    expect(screen.getByText(data.alt)).toBeDefined();
    expect(container.querySelector('[data-picture]')?.getAttribute('aria-hidden')).toBe('true');
  });

  test.each(ALL)('$kind is drawn once its theme has come in', async (data) => {
    preloadDrawing(data.kind);
    const shown = await act(async () =>
      render(
        <Suspense fallback="wait">
          <Illustration picture={data} />
        </Suspense>,
      ),
    );
    await waitFor(() => expect(shown.container.textContent).not.toBe('wait'));
    expect(markup(shown.container)).toBe(markup(drawn(data)));
  });

  test('a fraction bar has as many stars as filled pieces', () => {
    const container = drawn(FRACTION);
    expect(container.querySelectorAll('g')).toHaveLength(8);
    expect(container.querySelectorAll('path')).toHaveLength(3);
  });

  test('a ten-frame above ten opens a second frame', () => {
    const container = drawn(FRAMES);
    expect(container.querySelectorAll('circle')).toHaveLength(14);
    expect(container.querySelectorAll('rect')).toHaveLength(2);
  });

  test('a number line names zero and writes a true minus', () => {
    const container = drawn(LINE);
    expect(texts(container)).toEqual(['−2', '−1', '0', '1', '2']);
    expect(container.querySelectorAll('circle')).toHaveLength(1);
  });

  test('labels of a long number line thin out', () => {
    const container = drawn({ kind: 'number-line', from: 0, to: 100, step: 5, marks: [], alt: 'Long' });
    expect(container.querySelectorAll('text').length).toBeLessThan(12);
  });

  test('a bar chart writes no value on a bar: it is read off the grid', () => {
    const container = drawn(CHART);
    expect(texts(container)).toEqual(['0', '1', '2', '3', '4', 'Apples']);
  });

  test('the hands of the clock stand where half past four is', () => {
    const paths = [...drawn(CLOCK).querySelectorAll('path')].map((path) => path.getAttribute('d'));
    expect(paths[0]).toBe('M150 150L150.0 226.0');
    expect(paths[1]).toMatch(/^M150 150L18\d\.\d 18\d\.\d$/);
  });
});

describe('pictures of things', () => {
  test('as many things are drawn as are counted, and the crossed out ones are crossed', () => {
    const container = drawn({
      kind: 'object-set',
      groups: [{ thing: 'duck', count: 7, crossed: 2 }],
      layout: 'scattered',
      alt: 'Ducks',
    });
    expect(container.querySelectorAll('image')).toHaveLength(7);
    expect(container.querySelectorAll('path')).toHaveLength(2);
  });

  test('a thing without a drawing is a card with its name', () => {
    const container = drawn({
      kind: 'picture-cards',
      cards: [{ thing: 'no-such-thing' }, { thing: 'duck' }],
      alt: 'Two cards',
    });
    expect(container.querySelectorAll('image')).toHaveLength(1);
    expect(texts(container).join('').replaceAll(' ', '')).toBe('nosuchthing');
  });

  test('a card beside an option is decoration: the option is named by its text', () => {
    const { container } = render(<CardPicture card={{ shape: 'star', color: 'blue', label: 'a star' }} />);
    expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
  });

  test('a parameter called key arrives, though React has a use of its own for that name', () => {
    const map: Data = {
      kind: 'map-grid',
      columns: 2,
      rows: 2,
      items: [],
      key: [{ card: { thing: 'house' }, text: 'home' }],
      alt: 'A map',
    };
    expect(texts(drawn(map))).toContain('home');
  });

  test('a map highlights a country, whichever of its names it is given by', async () => {
    const container = drawn({ kind: 'world-map', view: 'usa', highlight: ['USA'], alt: 'A map' });
    await waitFor(() => expect(container.querySelectorAll('path').length).toBeGreaterThan(3));
    const fills = [...container.querySelectorAll('path')].map((path) => path.getAttribute('fill'));
    expect(fills).toContain('#ff9a3d');
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
