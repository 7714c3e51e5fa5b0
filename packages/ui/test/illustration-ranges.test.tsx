import type { Illustration as Data } from '@noodlenaut/domain';
import { cleanup, render } from '@testing-library/react';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DirectDrawing } from './direct-drawing.tsx';

const alt = 'A picture';
const whole = (min: number, max: number) => fc.integer({ min, max });
const number = (min: number, max: number) => fc.double({ min, max, noNaN: true });
const many = <T,>(item: fc.Arbitrary<T>, min: number, max: number) =>
  fc.array(item, { minLength: min, maxLength: max });
const word = fc.constantFrom('a', 'water vapor', 'MMMMMMMMMMMMMMMMMMMMMMMM', 'Twenty-four characters!!');
const card = fc.oneof(
  fc.record({ thing: fc.constantFrom('duck', 'no-such-thing'), count: whole(1, 10), label: word }),
  fc.record({ text: word }),
  fc.constant({ blank: true as const }),
);

/** Parameters at random within the ranges of the schema, for the drawings that reckon most. */
const RANGES: Record<string, fc.Arbitrary<Data>> = {
  'object-set': fc.record({
    kind: fc.constant('object-set' as const),
    groups: many(fc.record({ thing: fc.constant('duck'), count: whole(0, 20) }), 1, 4),
    layout: fc.constantFrom('row', 'ring', 'scattered', 'rows'),
    alt: fc.constant(alt),
  }),
  'fraction-circle': whole(1, 12).chain((parts) =>
    whole(0, parts).map((filled) => ({ kind: 'fraction-circle' as const, parts, filled, alt })),
  ),
  'base-ten-blocks': fc
    .tuple(whole(0, 12), whole(0, 12), whole(0, 12))
    .map(([hundreds, tens, ones]) => ({ kind: 'base-ten-blocks' as const, hundreds, tens, ones, alt })),
  'hundred-chart': fc
    .tuple(whole(0, 9900), whole(0, 99))
    .map(([from, more]) => ({ kind: 'hundred-chart' as const, from, to: from + more, alt })),
  ruler: fc.tuple(whole(1, 20), number(0, 1), number(0, 1)).map(([length, a, b]) => ({
    kind: 'ruler' as const,
    unit: 'cm' as const,
    length,
    from: Math.min(a, b) * length,
    to: Math.max(a, b) * length,
    alt,
  })),
  thermometer: fc.tuple(number(-300, 500), number(1, 500), number(0, 1)).map(([min, range, share]) => ({
    kind: 'thermometer' as const,
    min,
    max: min + range,
    value: min + range * share,
    unit: '°C' as const,
    alt,
  })),
  'line-graph': many(number(-1e6, 1e6), 2, 12).map((values) => ({
    kind: 'line-graph' as const,
    points: values.map((value) => ({ label: 'May', value })),
    alt,
  })),
  'dot-plot': many(whole(0, 30), 1, 60).map((values) => ({
    kind: 'dot-plot' as const,
    from: 0,
    to: 30,
    step: 1,
    values,
    alt,
  })),
  'cube-stack': fc
    .tuple(whole(1, 6), whole(1, 6), whole(1, 6))
    .map(([length, width, height]) => ({ kind: 'cube-stack' as const, length, width, height, alt })),
  angle: whole(1, 359).map((degrees) => ({ kind: 'angle' as const, degrees, alt })),
  'story-panels': many(many(card, 0, 4), 2, 5).map((panels) => ({
    kind: 'story-panels' as const,
    panels: panels.map((cards) => ({ cards, text: 'Then' })),
    alt,
  })),
  'sort-bins': many(many(card, 0, 6), 2, 3).map((bins) => ({
    kind: 'sort-bins' as const,
    bins: bins.map((cards) => ({ label: 'Bin', cards })),
    alt,
  })),
  timeline: many(word, 2, 7).map((words) => ({
    kind: 'timeline' as const,
    events: words.map((label) => ({ when: label, label })),
    alt,
  })),
  balance: fc
    .tuple(many(card, 0, 4), many(card, 0, 4))
    .map(([left, right]) => ({ kind: 'balance' as const, left, right, tilt: 'left' as const, alt })),
  molecule: many(fc.tuple(number(-10, 20), number(-10, 20)), 1, 12).map((places) => ({
    kind: 'molecule' as const,
    atoms: places.map((at) => ({ symbol: 'C', at })),
    bonds: places.slice(1).map((_, index): [number, number, number] => [index, index + 1, 3]),
    alt,
  })),
  atom: fc
    .tuple(whole(1, 20), whole(0, 24), whole(0, 20))
    .map(([protons, neutrons, electrons]) => ({ kind: 'atom' as const, protons, neutrons, electrons, alt })),
  'gear-train': many(whole(8, 40), 2, 5).map((teeth) => ({
    kind: 'gear-train' as const,
    teeth,
    turns: 'clockwise' as const,
    alt,
  })),
  'light-ray': fc
    .tuple(fc.constantFrom('mirror', 'window', 'wall', 'water', 'leaf'), number(20, 80))
    .map(([hits, angle]) => ({ kind: 'light-ray' as const, hits, angle, shadow: true as const, alt })),
  'program-blocks': many(whole(0, 3), 1, 8).map((indents) => ({
    kind: 'program-blocks' as const,
    blocks: indents.map((indent) => ({ text: 'turn', as: 'repeat' as const, indent })),
    alt,
  })),
};

test.each(Object.entries(RANGES))('%s is drawn whatever its parameters', (_, arbitrary) => {
  fc.assert(
    fc.property(arbitrary, (picture) => {
      const { innerHTML } = render(<DirectDrawing picture={picture} />).container;
      cleanup();
      expect(innerHTML).not.toMatch(/NaN|undefined|Infinity/);
      expect(innerHTML).not.toMatch(/ (width|height|r|rx|ry|font-size)="-/);
    }),
    { numRuns: 40 },
  );
});
