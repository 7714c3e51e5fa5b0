import { SHAPE_NAMES, SOLIDS } from '@noodlenaut/domain/illustrations';
import type { Examples } from './example.ts';

export const GEOMETRY_EXAMPLES: Examples = [
  ...SHAPE_NAMES.map((shape) => ({ kind: 'shape' as const, shape, alt: `A shape: ${shape}` })),
  { kind: 'shape', shape: 'square', turn: 45, cut: 'none', alt: 'A square on its corner' },
  { kind: 'shape', shape: 'rectangle', cut: 'diagonal', alt: 'A rectangle with a cut' },
  { kind: 'shape', shape: 'heart', cut: 'vertical', alt: 'A heart with a cut' },
  { kind: 'shape', shape: 'circle', cut: 'cross', alt: 'A circle with two cuts' },
  ...SOLIDS.map((solid) => ({ kind: 'solid-shape' as const, solid, alt: `A solid: ${solid}` })),
  { kind: 'cube-stack', length: 4, width: 2, height: 3, alt: 'A block of cubes' },
  { kind: 'cube-stack', length: 6, width: 6, height: 6, alt: 'A large block of cubes' },
  { kind: 'cube-stack', length: 1, width: 1, height: 1, alt: 'One cube' },
  { kind: 'angle', degrees: 40, alt: 'An angle' },
  { kind: 'angle', degrees: 90, alt: 'An angle with a square corner' },
  { kind: 'angle', degrees: 125, protractor: true, alt: 'An angle under a protractor' },
  { kind: 'angle', degrees: 300, alt: 'A large angle' },
  {
    kind: 'coordinate-grid',
    from: 0,
    to: 8,
    points: [
      { at: [3, 5], label: 'A' },
      { at: [8, 8], label: 'Playground' },
    ],
    alt: 'A grid',
  },
  { kind: 'coordinate-grid', from: -6, to: 6, points: [{ at: [-4, 3], label: 'B' }], alt: 'Four quarters' },
];
