import type { Examples } from './example.ts';

export const MEASURE_EXAMPLES: Examples = [
  { kind: 'clock', hour: 4, minute: 30, alt: 'A clock' },
  { kind: 'calendar', month: 'May', days: 31, startsOn: 5, marked: [7, 21], alt: 'A month' },
  { kind: 'ruler', unit: 'cm', length: 10, from: 1, to: 7.5, thing: 'pencil', alt: 'A pencil above a ruler' },
  { kind: 'ruler', unit: 'in', length: 6, from: 0, to: 4, alt: 'A bar above a ruler' },
  { kind: 'ruler', unit: 'cm', length: 20, from: 0, to: 3, thing: 'lady-beetle', alt: 'A long ruler' },
  {
    kind: 'size-pair',
    cards: [{ thing: 'snake' }, { thing: 'worm' }],
    sizes: [9, 4],
    starts: [0, 3],
    look: 'long',
    alt: 'A snake and a worm',
  },
  {
    kind: 'size-pair',
    cards: [{ thing: 'evergreen-tree' }, { thing: 'seedling' }],
    sizes: [9, 2],
    starts: [0, 4],
    look: 'tall',
    alt: 'A tree and a seedling',
  },
  { kind: 'thermometer', min: -10, max: 40, value: 21, unit: '°C', alt: 'A thermometer' },
  { kind: 'thermometer', min: 0, max: 120, value: 68, unit: '°F', alt: 'A thermometer' },
  {
    kind: 'balance',
    left: [{ thing: 'feather' }],
    right: [{ thing: 'rock' }, { thing: 'rock' }],
    tilt: 'right',
    alt: 'A balance',
  },
  {
    kind: 'balance',
    left: [{ text: '5' }, { text: 'x' }],
    right: [{ text: '12' }],
    tilt: 'level',
    alt: 'A level balance',
  },
  {
    kind: 'balance',
    left: [{ thing: 'elephant' }, { thing: 'bear' }, { thing: 'cat' }, { thing: 'mouse' }],
    right: [],
    tilt: 'left',
    alt: 'A balance with four animals',
  },
];
