import type { Examples } from './example.ts';

export const CHART_EXAMPLES: Examples = [
  {
    kind: 'bar-chart',
    bars: [
      { label: 'Apples', value: 7 },
      { label: 'Pears', value: 3 },
      { label: 'Plums', value: 5 },
      { label: 'Strawberries', value: 0 },
    ],
    alt: 'A chart',
  },
  {
    kind: 'line-graph',
    points: [
      { label: 'Mon', value: 12 },
      { label: 'Tue', value: 15 },
      { label: 'Wed', value: 9 },
      { label: 'Thu', value: 18 },
      { label: 'Fri', value: 17 },
    ],
    unit: '°C',
    alt: 'A graph of a week',
  },
  {
    kind: 'line-graph',
    points: Array.from({ length: 12 }, (_, index) => ({
      label: `Month ${index + 1}`,
      value: index * 1234 - 3000,
    })),
    alt: 'A graph of a year',
  },
  { kind: 'dot-plot', from: 0, to: 6, step: 1, values: [1, 2, 2, 3, 3, 3, 5], alt: 'Dots' },
  { kind: 'dot-plot', from: 0, to: 1, step: 0.125, values: [0.25, 0.25, 0.5, 0.875], alt: 'Dots on eighths' },
  {
    kind: 'data-table',
    columns: ['Animal', 'Legs', 'Wings'],
    rows: [
      ['Ant', '6', '0'],
      ['Bee', '6', '4'],
      ['Spider', '8', '0'],
    ],
    alt: 'A table',
  },
  {
    kind: 'data-table',
    columns: ['A very long heading!', 'B', 'C', 'D', 'Twenty-four characters!!'],
    rows: Array.from({ length: 6 }, () => ['one', '2', '3', '', 'Twenty-four characters!!']),
    alt: 'A large table',
  },
  {
    kind: 'tape-diagram',
    bars: [
      {
        label: 'Red',
        parts: [
          { width: 3, text: '12', shaded: true },
          { width: 2, text: '8' },
        ],
      },
      { label: 'Blue', parts: [{ width: 5, text: '?' }] },
    ],
    alt: 'Two tapes',
  },
  {
    kind: 'double-number-line',
    top: { label: 'Cups', values: [0, 2, 4, 6, 8] },
    bottom: { label: 'Spoons', values: [0, 5, 10, 15, 20] },
    alt: 'Two lines',
  },
];
