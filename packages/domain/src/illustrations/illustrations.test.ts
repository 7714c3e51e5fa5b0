import { expect, test } from 'vitest';
import { illustration, type IllustrationKind, type IllustrationOf } from './illustration.ts';

type Example<Kind extends IllustrationKind> = Omit<IllustrationOf<Kind>, 'kind' | 'alt'>;

const EXAMPLES: { [Kind in IllustrationKind]: Example<Kind> } = {
  'object-set': { groups: [{ thing: 'duck', count: 5, crossed: 2 }], layout: 'scattered', spacing: 'wide' },
  'pattern-strip': { cards: [{ color: 'red' }, { color: 'blue' }, { blank: true }] },
  'ten-frame': { filled: 8, second: 6 },
  'number-line': {
    from: 0,
    to: 1,
    step: 0.25,
    marks: [0.5],
    labels: [{ at: 0.5, text: '1/2' }],
    jumps: [{ from: 0, to: 0.5, text: '+2' }],
    hideNumbers: true,
  },
  'fraction-bar': { parts: 4, filled: 3, more: [{ parts: 8, filled: 6 }] },
  'fraction-circle': { parts: 3, filled: 1 },
  array: { rows: 3, columns: 7, cut: 5 },
  'area-grid': { rows: 3, columns: 5, shaded: [[0, 2]], top: '5 cm', side: '3 cm' },
  'base-ten-blocks': { hundreds: 1, tens: 0, ones: 12 },
  'place-value-chart': { columns: ['tens', 'ones'], digits: ['4', '2'], marked: 1 },
  'hundred-chart': { from: 1, to: 100, marked: [5], hidden: [42] },
  coins: { coins: ['penny', 'quarter', 'twenty-dollars'] },
  clock: { hour: 4, minute: 30 },
  calendar: { month: 'May', days: 31, startsOn: 4, marked: [7] },
  ruler: { unit: 'cm', length: 10, from: 0, to: 7.5, thing: 'pencil' },
  'size-pair': {
    cards: [{ thing: 'snake' }, { thing: 'worm' }],
    sizes: [8, 3],
    starts: [0, 2],
    look: 'long',
  },
  thermometer: { min: -10, max: 40, value: 21, unit: '°C' },
  balance: { left: [{ thing: 'feather' }], right: [{ thing: 'rock', size: 'big' }], tilt: 'right' },
  'bar-chart': { bars: [{ label: 'Apples', value: 4 }] },
  'line-graph': {
    points: [
      { label: 'Mon', value: 3 },
      { label: 'Tue', value: -5 },
    ],
    unit: '°C',
  },
  'dot-plot': { from: 0, to: 5, step: 1, values: [1, 1, 4] },
  'data-table': { columns: ['Animal', 'Legs'], rows: [['Ant', '6']] },
  'tape-diagram': { bars: [{ label: 'Red', parts: [{ width: 3, text: '12', shaded: true }] }] },
  'double-number-line': {
    top: { label: 'Cups', values: [0, 2] },
    bottom: { label: 'Spoons', values: [0, 5] },
  },
  shape: { shape: 'heart', turn: 45, cut: 'vertical' },
  'solid-shape': { solid: 'cone' },
  'cube-stack': { length: 3, width: 2, height: 4 },
  angle: { degrees: 45, protractor: true },
  'coordinate-grid': { from: -5, to: 5, points: [{ at: [2, -3], label: 'A' }] },
  'picture-cards': {
    cards: [
      { thing: 'duck', count: 3, size: 'small', label: 'ducks' },
      { shape: 'star', turn: 20 },
    ],
  },
  'story-panels': { panels: [{ cards: [], text: 'First' }, { cards: [{ blank: true }] }] },
  scene: { ground: 'sea', columns: 4, rows: 3, items: [{ at: [3, 2], card: { thing: 'fish' } }] },
  'sort-bins': {
    bins: [
      { label: 'Big', cards: [] },
      { label: 'Small', cards: [{ text: 'a' }] },
    ],
    loose: [],
  },
  sequence: { steps: ['seed', 'sprout'] },
  timeline: {
    events: [
      { when: '1492', label: 'A ship', thing: 'sailboat' },
      { when: '1969', label: 'Moon' },
    ],
  },
  cycle: { steps: [{ label: 'egg' }, { label: 'chick' }, { label: 'hen', thing: 'chicken' }] },
  'food-chain': { links: [{ label: 'grass' }, { label: 'rabbit', thing: 'rabbit' }] },
  layers: { layers: [{ label: 'soil', color: 'brown' }, { label: 'rock' }] },
  diagram: {
    nodes: [
      { id: 'a', text: 'Start', at: [0, 0] },
      { id: 'b', thing: 'robot', at: [1, 0], shape: 'question' },
    ],
    links: [{ from: 'a', to: 'b', text: 'go', line: true }],
  },
  page: { look: 'letter', title: 'Dear Bo', lines: ['I am on a ship.'], footer: '1850' },
  screen: { look: 'message', title: 'From: Bo', lines: [{ text: 'Tap here', as: 'link' }] },
  'speech-bubbles': { bubbles: [{ who: { thing: 'fox' }, text: 'How are you?' }] },
  'map-grid': {
    columns: 5,
    rows: 4,
    items: [{ at: [4, 3], card: { thing: 'house' } }],
    path: [
      [0, 0],
      [1, 0],
    ],
    axes: 'letters',
    compass: true,
    key: [{ card: { thing: 'house' }, text: 'home' }],
    scale: '1 cm = 10 km',
  },
  'robot-path': {
    columns: 4,
    rows: 3,
    robot: { at: [0, 2], facing: 'north' },
    goal: [3, 0],
    walls: [[1, 1]],
    path: [
      [0, 2],
      [0, 1],
    ],
    items: [{ at: [2, 2], card: { thing: 'battery' } }],
  },
  'world-map': {
    view: 'africa',
    highlight: ['Egypt'],
    marks: [{ lat: 30, lon: 31, label: 'Cairo' }],
    lines: ['equator'],
  },
  compass: { pointing: 90, labels: 'main' },
  'letter-card': { letters: ['B', 'b'], marked: 1 },
  'sound-boxes': { boxes: ['c', '', 't'], thing: 'cat' },
  'word-tiles': { tiles: ['c', 'a', 't'], highlight: 1 },
  'sentence-parts': { parts: [{ text: 'The dog', role: 'who' }, { text: 'runs.' }] },
  'particle-box': { boxes: [{ state: 'gas', label: 'steam', mix: 'red' }] },
  beaker: { beakers: [{ fill: 60, color: 'blue', label: 'water', inside: 'bubbles' }] },
  molecule: {
    atoms: [
      { symbol: 'O', at: [1, 0] },
      { symbol: 'H', at: [0, 1] },
    ],
    bonds: [[0, 1, 1]],
  },
  atom: { protons: 6, neutrons: 6, electrons: 6 },
  'periodic-tile': { tiles: [{ symbol: 'Au', number: 79, name: 'Gold' }] },
  'hazard-sign': { sign: 'hot' },
  'color-scale': { colors: [{ color: 'red', label: 'sour' }, { color: 'green' }] },
  circuit: { battery: true, bulbs: [true, false], layout: 'series', switch: 'open', gap: true },
  magnet: { left: 'N-S', right: 'iron', force: 'pull' },
  'force-arrows': { thing: 'wagon', arrows: [{ to: 'left', strength: 2, label: 'push' }] },
  lever: { length: 8, pivot: 4, load: { at: 0, card: { thing: 'rock' } }, push: { at: 8 } },
  ramp: { steepness: 2, thing: 'ball', surface: 'rough' },
  'gear-train': { teeth: [10, 20], turns: 'clockwise' },
  pulley: { wheels: 2 },
  wave: { waves: [{ height: 2, count: 3, label: 'low' }] },
  'light-ray': { hits: 'mirror', angle: 45, shadow: true },
  'moon-phase': { phases: ['new', 'full'] },
  'plant-parts': { marked: 'root' },
  'body-parts': { marked: 'heart' },
  cell: { cell: 'plant', marked: 'wall' },
  weather: { days: [{ label: 'Mon', thing: 'sun', degrees: 21 }] },
  'earth-orbit': { marked: 'summer' },
  landform: { landform: 'delta' },
  'binary-lamps': { bits: [1, 0, 1], values: true },
  'pixel-grid': { rows: ['..#', 'rgb'] },
  keyboard: { marked: ['a', 'arrow-left'] },
  'program-blocks': { blocks: [{ text: 'repeat 4 times', as: 'repeat', indent: 0 }] },
};

const parses = (kind: string, parameters: object) =>
  illustration.safeParse({ kind, alt: 'What is seen', ...parameters }).success;

test.each(Object.entries(EXAMPLES))('%s passes, and a misspelt parameter is refused', (kind, parameters) => {
  expect(illustration.parse({ kind, alt: 'What is seen', ...parameters })).toEqual({
    kind,
    alt: 'What is seen',
    ...parameters,
  });
  expect(parses(kind, { ...parameters, colour: 'red' })).toBe(false);
  expect(parses(kind, { ...parameters, alt: '' })).toBe(false);
});

test.each([
  [
    'more crossed out than there',
    'object-set',
    { groups: [{ thing: 'duck', count: 2, crossed: 3 }], layout: 'row' },
  ],
  ['more parts than the whole', 'fraction-bar', { parts: 4, filled: 5 }],
  ['more counters than two frames hold', 'ten-frame', { filled: 15, second: 6 }],
  ['a day the month has not', 'calendar', { month: 'May', days: 30, startsOn: 0, marked: [31] }],
  ['a temperature off the scale', 'thermometer', { min: 0, max: 20, value: 21, unit: '°C' }],
  ['a row with a cell missing', 'data-table', { columns: ['a', 'b'], rows: [['1']] }],
  ['a point off the grid', 'coordinate-grid', { from: 0, to: 5, points: [{ at: [6, 1] }] }],
  [
    'a thing outside the scene',
    'scene',
    { ground: 'sky', columns: 2, rows: 2, items: [{ at: [2, 0], card: { blank: true } }] },
  ],
  ['an arrow to nowhere', 'diagram', { nodes: [{ id: 'a', at: [0, 0] }], links: [{ from: 'a', to: 'b' }] }],
  ['a robot outside its map', 'robot-path', { columns: 2, rows: 2, robot: { at: [0, 2], facing: 'north' } }],
  ['a letter that is not there', 'letter-card', { letters: ['a'], marked: 1 }],
  ['a bond with itself', 'molecule', { atoms: [{ symbol: 'H', at: [0, 0] }], bonds: [[0, 0, 1]] }],
  [
    'a weight beyond the lever',
    'lever',
    { length: 6, pivot: 3, load: { at: 7, card: { blank: true } }, push: { at: 0 } },
  ],
  ['chloroplasts in an animal', 'cell', { cell: 'animal', marked: 'chloroplast' }],
  ['rows of different length', 'pixel-grid', { rows: ['##', '#'] }],
  ['a name of a thing that is a path', 'ramp', { steepness: 1, thing: '../secret' }],
  [
    'a card with two kinds of content',
    'pattern-strip',
    { cards: [{ text: '7', thing: 'duck' }, { blank: true }] },
  ],
])('refuses %s', (_, kind, parameters) => {
  expect(parses(kind, parameters)).toBe(false);
});

test.each([
  ['a card alone', 'picture-cards', { cards: [{ text: 'M', turn: 180 }] }],
  ['an empty line between two verses', 'page', { look: 'book', lines: ['Rain on the roof', '', 'I count'] }],
  ['an empty corner of a table', 'data-table', { columns: ['', 'A'], rows: [['lava', 'thin']] }],
  [
    'a question where a number is sought',
    'double-number-line',
    { top: { label: 'kg', values: [0, 1] }, bottom: { label: '$', values: [0, '?'] } },
  ],
])('lets %s pass', (_, kind, parameters) => {
  expect(parses(kind, parameters)).toBe(true);
});
