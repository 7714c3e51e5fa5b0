import type { Examples } from './example.ts';

export const COMPUTER_EXAMPLES: Examples = [
  { kind: 'binary-lamps', bits: [1, 0, 1, 1], values: true, alt: 'Lamps' },
  { kind: 'binary-lamps', bits: [0, 1, 0, 1, 0, 0, 1, 1], alt: 'Eight lamps' },
  {
    kind: 'pixel-grid',
    rows: ['.##..##.', '#rr##rr#', '#rrrrrr#', '#rrrrrr#', '.#rrrr#.', '..#rr#..', '...##...'],
    alt: 'A heart of dots',
  },
  { kind: 'pixel-grid', rows: ['#'], alt: 'One dot' },
  { kind: 'keyboard', marked: ['a', 'enter'], alt: 'A keyboard' },
  { kind: 'keyboard', marked: ['space', 'arrow-left', 'shift', 'backspace'], alt: 'A keyboard' },
  {
    kind: 'program-blocks',
    blocks: [
      { text: 'when flag clicked', as: 'event' },
      { text: 'set score to 0', as: 'set' },
      { text: 'repeat 4 times', as: 'repeat' },
      { text: 'move 10 steps', as: 'move', indent: 1 },
      { text: 'if touching a wall', as: 'if', indent: 1 },
      { text: 'turn right', as: 'move', indent: 2 },
      { text: 'say "Hello!"', as: 'say' },
    ],
    alt: 'A program',
  },
  { kind: 'program-blocks', blocks: [{ text: 'move 3 steps', as: 'move' }], alt: 'One block' },
];
