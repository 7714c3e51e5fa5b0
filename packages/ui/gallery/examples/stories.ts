import { GROUNDS, PAGE_LOOKS } from '@noodlenaut/domain/illustrations';
import type { Examples } from './example.ts';

export const STORY_EXAMPLES: Examples = [
  {
    kind: 'picture-cards',
    cards: [{ thing: 'duck', label: 'duck' }, { thing: 'cat', label: 'cat' }, { blank: true }],
    alt: 'Cards',
  },
  {
    kind: 'picture-cards',
    cards: [
      { thing: 'duck', count: 5 },
      { shape: 'star', color: 'blue', turn: 20 },
      { text: 'seven' },
      { color: 'green', label: 'green' },
      { thing: 'mouse', size: 'small' },
      { thing: 'elephant', size: 'big' },
    ],
    alt: 'Six cards',
  },
  {
    kind: 'picture-cards',
    cards: [
      { thing: 'honeybee', count: 10 },
      { thing: 'no-such-thing', label: 'not drawn yet' },
    ],
    alt: 'Two cards',
  },
  {
    kind: 'story-panels',
    panels: [
      { cards: [{ thing: 'egg' }], text: 'An egg' },
      { cards: [{ thing: 'hatching-chick' }], text: 'It hatches' },
      { cards: [{ blank: true }] },
    ],
    alt: 'Three panels',
  },
  {
    kind: 'story-panels',
    panels: [
      { cards: [{ thing: 'girl' }, { thing: 'bread' }] },
      { cards: [{ thing: 'girl' }, { thing: 'duck', count: 3 }] },
      { cards: [{ thing: 'duck' }], text: 'The duck eats bread' },
      { cards: [], text: 'The end' },
    ],
    alt: 'Four panels',
  },
  ...GROUNDS.map((ground) => ({
    kind: 'scene' as const,
    ground,
    columns: 4,
    rows: 3,
    items: [
      { at: [0, 2] as const, card: { thing: 'house' } },
      { at: [2, 1] as const, card: { thing: 'rabbit', label: 'rabbit' } },
      { at: [3, 2] as const, card: { text: 'A' } },
      { at: [1, 0] as const, card: { thing: 'sun' } },
    ],
    alt: `A scene: ${ground}`,
  })),
  {
    kind: 'sort-bins',
    bins: [
      { label: 'Can fly', cards: [{ thing: 'butterfly' }, { thing: 'owl' }] },
      { label: 'Cannot fly', cards: [{ thing: 'dog' }] },
    ],
    loose: [{ thing: 'honeybee' }, { thing: 'cow' }],
    alt: 'Two bins',
  },
  {
    kind: 'sort-bins',
    bins: [
      { label: 'Solid', cards: [{ text: 'ice' }, { text: 'rock' }] },
      { label: 'Liquid', cards: [{ text: 'milk' }] },
      { label: 'Gas', cards: [] },
    ],
    alt: 'Three bins',
  },
  { kind: 'sequence', steps: ['egg', 'caterpillar', 'chrysalis', 'butterfly lays an egg'], alt: 'Steps' },
  {
    kind: 'timeline',
    events: [
      { when: '1492', label: 'Columbus sails', thing: 'sailboat' },
      { when: '1776', label: 'Independence', thing: 'scroll' },
      { when: '1869', label: 'Railroad', thing: 'locomotive' },
      { when: '1969', label: 'Moon landing', thing: 'rocket' },
    ],
    alt: 'A timeline',
  },
  {
    kind: 'timeline',
    events: Array.from({ length: 7 }, (_, index) => ({
      when: `${index + 1}00 BCE`,
      label: 'The great flood year',
    })),
    alt: 'A full timeline',
  },
  {
    kind: 'cycle',
    steps: [
      { label: 'egg', thing: 'egg' },
      { label: 'caterpillar', thing: 'bug' },
      { label: 'chrysalis' },
      { label: 'butterfly', thing: 'butterfly' },
    ],
    alt: 'A cycle of life',
  },
  {
    kind: 'cycle',
    steps: ['Ask', 'Imagine', 'Plan', 'Create', 'Improve it', 'Share with others'].map((label) => ({
      label,
    })),
    alt: 'A cycle of six steps',
  },
  {
    kind: 'food-chain',
    links: [
      { label: 'grass', thing: 'sheaf-of-rice' },
      { label: 'rabbit', thing: 'rabbit' },
      { label: 'fox', thing: 'fox' },
    ],
    alt: 'A food chain',
  },
  {
    kind: 'food-chain',
    links: ['sun', 'seedling', 'bug', 'mouse', 'snake', 'eagle'].map((thing) => ({ label: thing, thing })),
    alt: 'A long food chain',
  },
  {
    kind: 'layers',
    layers: [
      { label: 'Topsoil', color: 'brown' },
      { label: 'Clay', color: 'orange' },
      { label: 'Rock', color: 'grey' },
    ],
    alt: 'Layers',
  },
  {
    kind: 'diagram',
    nodes: [
      { id: 'start', text: 'Start', at: [0, 0], shape: 'round' },
      { id: 'rain', text: 'Is it raining?', at: [1, 0], shape: 'question' },
      { id: 'coat', text: 'Take a coat', at: [2, 0] },
      { id: 'hat', text: 'Take a hat', at: [1, 1] },
    ],
    links: [
      { from: 'start', to: 'rain' },
      { from: 'rain', to: 'coat', text: 'yes' },
      { from: 'rain', to: 'hat', text: 'no' },
    ],
    alt: 'A flow chart',
  },
  {
    kind: 'diagram',
    nodes: [
      { id: 'a', thing: 'woman', text: 'Grandma', at: [0, 0] },
      { id: 'b', thing: 'man', text: 'Grandpa', at: [2, 0] },
      { id: 'c', thing: 'woman', text: 'Mom', at: [1, 1] },
      { id: 'd', thing: 'girl', text: 'Nia', at: [0, 2] },
      { id: 'e', thing: 'boy', text: 'Kofi', at: [2, 2] },
    ],
    links: [
      { from: 'a', to: 'c', line: true },
      { from: 'b', to: 'c', line: true },
      { from: 'c', to: 'd', line: true },
      { from: 'c', to: 'e', line: true },
    ],
    alt: 'A family tree',
  },
  {
    kind: 'diagram',
    nodes: [0, 1, 2, 3, 4].map((column) => ({
      id: `n${column}`,
      thing: 'laptop',
      text: `PC ${column}`,
      at: [column, 0] as const,
    })),
    links: [
      { from: 'n0', to: 'n1' },
      { from: 'n1', to: 'n0' },
      { from: 'n0', to: 'n2', text: 'skip' },
      { from: 'n2', to: 'n3' },
      { from: 'n4', to: 'n4', text: 'again' },
    ],
    alt: 'A row of computers',
  },
  ...PAGE_LOOKS.map((look) => ({
    kind: 'page' as const,
    look,
    title: 'The Big Storm',
    lines: [
      'Rain fell for three days.',
      'The river rose and rose.',
      'All the people climbed the hill together.',
    ],
    footer: 'May 3, 1889',
    alt: `A page: ${look}`,
  })),
  {
    kind: 'screen',
    look: 'browser',
    title: 'www.space.example',
    lines: [
      { text: 'Planets', as: 'link' },
      { text: 'A picture of Mars', as: 'picture' },
      { text: 'Search', as: 'field' },
      { text: 'Go', as: 'button' },
    ],
    alt: 'A web page',
  },
  {
    kind: 'screen',
    look: 'app',
    title: 'My Game',
    lines: [
      { text: 'This app wants your location.', as: 'warning' },
      { text: 'Allow', as: 'button' },
      { text: 'Ask a grown-up', as: 'button' },
    ],
    alt: 'An app',
  },
  {
    kind: 'screen',
    look: 'message',
    title: 'From: unknown',
    lines: [
      { text: 'You won a prize! Send me your password and your address right now.', as: 'text' },
      { text: 'Tap here', as: 'link' },
    ],
    alt: 'A message',
  },
  {
    kind: 'speech-bubbles',
    bubbles: [
      { who: { thing: 'fox' }, text: 'How are you?' },
      { who: { thing: 'owl', label: 'Owl' }, text: 'I am fine. I slept all day long, and now I am awake.' },
    ],
    alt: 'Two animals talk',
  },
];
