import type { Illustration as Data } from '@noodlenaut/domain';
import Illustration from '../../src/illustrations/illustration.tsx';

const ALL: readonly Data[] = [
  { kind: 'fraction-bar', parts: 4, filled: 3, alt: 'A bar' },
  { kind: 'fraction-bar', parts: 16, filled: 5, alt: 'A long bar' },
  { kind: 'ten-frame', filled: 7, alt: 'A frame' },
  { kind: 'ten-frame', filled: 14, alt: 'Two frames' },
  { kind: 'number-line', from: 0, to: 10, step: 1, marks: [3, 7], alt: 'A line' },
  { kind: 'number-line', from: -5, to: 100, step: 5, marks: [30], alt: 'A long line' },
  { kind: 'number-line', from: 0, to: 1, step: 0.25, marks: [0.75], alt: 'A line of quarters' },
  { kind: 'array', rows: 3, columns: 5, alt: 'Rows' },
  { kind: 'array', rows: 10, columns: 10, alt: 'Many rows' },
  { kind: 'clock', hour: 4, minute: 30, alt: 'A clock' },
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
    kind: 'bar-chart',
    bars: [
      { label: 'Mon', value: 120 },
      { label: 'Tue', value: 75 },
    ],
    alt: 'A chart',
  },
  { kind: 'shape', shape: 'circle', alt: 'A shape' },
  { kind: 'shape', shape: 'triangle', alt: 'A shape' },
  { kind: 'shape', shape: 'pentagon', alt: 'A shape' },
  { kind: 'shape', shape: 'hexagon', alt: 'A shape' },
  { kind: 'shape', shape: 'rhombus', alt: 'A shape' },
  { kind: 'shape', shape: 'trapezoid', alt: 'A shape' },
  { kind: 'word-tiles', tiles: ['c', 'a', 't'], highlight: 1, alt: 'Letters' },
  { kind: 'word-tiles', tiles: ['The', 'happy', 'dog', 'runs', 'home'], highlight: 3, alt: 'Words' },
  { kind: 'sequence', steps: ['seed', 'sprout', 'plant'], alt: 'Steps' },
  { kind: 'sequence', steps: ['egg', 'caterpillar', 'chrysalis', 'butterfly lays an egg'], alt: 'Steps' },
];

export default function Illustrations() {
  return (
    <main
      className="wrap"
      style={{ display: 'grid', gap: 20, gridTemplateColumns: 'repeat(auto-fill, minmax(300px, 1fr))' }}
    >
      {ALL.map((picture, index) => (
        <div
          key={index}
          className="panel"
          data-s="math"
          style={{ height: 300, display: 'grid', background: 'var(--s-tint)' }}
        >
          <Illustration {...picture} />
        </div>
      ))}
    </main>
  );
}
