import { HAZARDS } from '@noodlenaut/domain/illustrations';
import type { Examples } from './example.ts';

export const MATTER_EXAMPLES: Examples = [
  {
    kind: 'particle-box',
    boxes: [
      { state: 'solid', label: 'ice' },
      { state: 'liquid', label: 'water' },
      { state: 'gas', label: 'water vapor' },
    ],
    alt: 'Particles',
  },
  { kind: 'particle-box', boxes: [{ state: 'liquid', mix: 'red' }], alt: 'A mixture' },
  {
    kind: 'beaker',
    beakers: [
      { fill: 30, color: 'blue', label: 'water' },
      { fill: 60, color: 'yellow', inside: 'bubbles', label: 'vinegar and soda' },
      { fill: 80, inside: 'layer', color: 'blue', label: 'oil' },
      { fill: 50, inside: 'grains' },
    ],
    alt: 'Beakers',
  },
  {
    kind: 'beaker',
    beakers: [{ fill: 100, color: 'green', inside: 'cube' }, { fill: 0 }],
    alt: 'Two beakers',
  },
  {
    kind: 'molecule',
    atoms: [
      { symbol: 'O', at: [1, 0] },
      { symbol: 'H', at: [0, 1] },
      { symbol: 'H', at: [2, 1] },
    ],
    bonds: [
      [0, 1, 1],
      [0, 2, 1],
    ],
    alt: 'A molecule',
  },
  {
    kind: 'molecule',
    atoms: [
      { symbol: 'O', at: [0, 0] },
      { symbol: 'C', at: [1, 0] },
      { symbol: 'O', at: [2, 0] },
    ],
    bonds: [
      [0, 1, 2],
      [1, 2, 3],
    ],
    alt: 'A molecule in a row',
  },
  { kind: 'atom', protons: 6, neutrons: 6, electrons: 6, alt: 'An atom' },
  { kind: 'atom', protons: 20, neutrons: 24, electrons: 20, alt: 'A large atom' },
  { kind: 'atom', protons: 1, neutrons: 0, electrons: 1, alt: 'A small atom' },
  {
    kind: 'periodic-tile',
    tiles: [
      { symbol: 'H', number: 1, name: 'Hydrogen' },
      { symbol: 'Au', number: 79, name: 'Gold' },
    ],
    alt: 'Two elements',
  },
  ...HAZARDS.map((sign) => ({ kind: 'hazard-sign' as const, sign, alt: `A sign: ${sign}` })),
  {
    kind: 'color-scale',
    colors: [
      { color: 'red', label: 'lemon' },
      { color: 'orange', label: 'tomato' },
      { color: 'green', label: 'water' },
      { color: 'blue', label: 'soap' },
      { color: 'purple', label: 'bleach' },
    ],
    alt: 'A scale of colors',
  },
];
