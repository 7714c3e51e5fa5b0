import type { Examples } from './example.ts';

export const WORD_EXAMPLES: Examples = [
  { kind: 'letter-card', letters: ['B', 'b', 'd', 'g'], marked: 2, alt: 'Letters' },
  { kind: 'letter-card', letters: ['M'], alt: 'A letter' },
  { kind: 'sound-boxes', boxes: ['c', '', 't'], thing: 'cat', alt: 'Boxes' },
  { kind: 'sound-boxes', boxes: ['s', 't', 'r', 'i', 'ng', 's'], alt: 'Six boxes' },
  { kind: 'word-tiles', tiles: ['c', 'a', 't'], highlight: 1, alt: 'Letters' },
  { kind: 'word-tiles', tiles: ['The', 'happy', 'dog', 'runs', 'home'], highlight: 3, alt: 'Words' },
  {
    kind: 'sentence-parts',
    parts: [
      { text: 'The happy dog', role: 'who' },
      { text: 'runs', role: 'does what' },
      { text: 'in the park.', role: 'where' },
    ],
    alt: 'A sentence',
  },
  {
    kind: 'sentence-parts',
    parts: [
      { text: 'Although the long rain had not stopped,' },
      { text: 'we' },
      { text: 'walked' },
      { text: 'home', role: 'Twenty-four characters!!' },
    ],
    alt: 'A long sentence',
  },
];
