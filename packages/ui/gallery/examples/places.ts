import { MAP_VIEWS } from '@noodlenaut/domain/illustrations';
import type { Examples } from './example.ts';

const SHOWN = {
  world: ['Africa'],
  africa: ['Egypt', 'Kenya'],
  asia: ['India', 'Japan'],
  europe: ['France', 'Poland'],
  'north-america': ['Mexico'],
  'south-america': ['Brazil'],
  oceania: ['Australia'],
  arctic: ['Greenland'],
  antarctica: ['Antarctica'],
  usa: ['USA'],
} as const;

export const PLACE_EXAMPLES: Examples = [
  {
    kind: 'map-grid',
    columns: 5,
    rows: 4,
    items: [
      { at: [0, 0], card: { thing: 'house' } },
      { at: [3, 1], card: { thing: 'deciduous-tree' } },
      { at: [4, 3], card: { thing: 'castle' } },
    ],
    path: [
      [0, 1],
      [1, 1],
      [1, 2],
      [2, 2],
      [3, 2],
    ],
    axes: 'letters',
    compass: true,
    key: [
      { card: { thing: 'house' }, text: 'home' },
      { card: { thing: 'castle' }, text: 'castle' },
    ],
    scale: '1 square = 10 m',
    alt: 'A map',
  },
  {
    kind: 'map-grid',
    columns: 10,
    rows: 8,
    items: [{ at: [9, 7], card: { thing: 'ship', label: 'ship' } }],
    axes: 'numbers',
    alt: 'A large map',
  },
  {
    kind: 'map-grid',
    columns: 2,
    rows: 2,
    items: [{ at: [0, 0], card: { text: 'Park' } }],
    compass: true,
    alt: 'A small map',
  },
  {
    kind: 'robot-path',
    columns: 5,
    rows: 4,
    robot: { at: [0, 3], facing: 'north' },
    goal: [4, 0],
    walls: [
      [1, 1],
      [2, 1],
      [3, 3],
    ],
    path: [
      [0, 3],
      [0, 2],
      [1, 2],
      [2, 2],
    ],
    items: [{ at: [4, 3], card: { thing: 'battery' } }],
    alt: 'A robot on a floor',
  },
  { kind: 'robot-path', columns: 2, rows: 6, robot: { at: [1, 5], facing: 'west' }, alt: 'A robot' },
  ...MAP_VIEWS.map((view) => ({
    kind: 'world-map' as const,
    view,
    highlight: SHOWN[view],
    ...(view === 'world'
      ? { lines: ['equator', 'tropics', 'polar-circles', 'prime-meridian'] as const }
      : {}),
    alt: `A map: ${view}`,
  })),
  {
    kind: 'world-map',
    view: 'world',
    highlight: ['Europe', 'South America'],
    marks: [
      { lat: 40.7, lon: -74, label: 'New York' },
      { lat: -33.9, lon: 151.2, label: 'Sydney' },
    ],
    alt: 'A map with marks',
  },
  {
    kind: 'world-map',
    view: 'europe',
    marks: [{ lat: 48.86, lon: 2.35, label: 'Paris' }],
    lines: ['prime-meridian'],
    alt: 'A map of a city',
  },
  { kind: 'world-map', view: 'africa', lines: ['equator', 'tropics'], highlight: ['Africa'], alt: 'Africa' },
  {
    kind: 'world-map',
    view: 'usa',
    marks: [
      { lat: 38.9, lon: -77, label: 'Washington, D.C.' },
      { lat: 34.05, lon: -118.25, label: 'Los Angeles' },
    ],
    alt: 'A map of cities',
  },
  { kind: 'compass', labels: 'all', alt: 'A rose' },
  { kind: 'compass', labels: 'main', pointing: 90, alt: 'A compass' },
];
