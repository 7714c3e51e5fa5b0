import type { IllustrationKind } from '@noodlenaut/domain';
import { use } from 'react';
import type { Drawings, Drawn } from './parts/drawn.ts';

const LOADS = new Map<IllustrationKind, () => unknown>();

/** Starts loading what a kind of picture is drawn with, so that it is there when the picture is shown. */
export const preloadDrawing = (kind: IllustrationKind): void => void LOADS.get(kind)?.();

/** Drawings that load with the first picture of their theme: a lesson shows one or two themes, not all eleven. */
function themed<Kinds extends IllustrationKind>(load: () => Promise<Drawings<Kinds>>) {
  let loading: Promise<Drawings<Kinds>> | undefined;
  const once = () => (loading ??= load());
  return <Kind extends Kinds>(kind: Kind) => {
    LOADS.set(kind, once);
    return function ThemedDrawing(props: Drawn<Kind>) {
      return use(once())[kind](props);
    };
  };
}

const number = themed(async () => (await import('./numbers/number-drawings.tsx')).NUMBER_DRAWINGS);
const measure = themed(async () => (await import('./measures/measure-drawings.tsx')).MEASURE_DRAWINGS);
const chart = themed(async () => (await import('./charts/chart-drawings.tsx')).CHART_DRAWINGS);
const geometry = themed(async () => (await import('./geometry/geometry-drawings.tsx')).GEOMETRY_DRAWINGS);
const story = themed(async () => (await import('./stories/story-drawings.tsx')).STORY_DRAWINGS);
const place = themed(async () => (await import('./places/place-drawings.ts')).PLACE_DRAWINGS);
const word = themed(async () => (await import('./words/word-drawings.tsx')).WORD_DRAWINGS);
const matter = themed(async () => (await import('./matter/matter-drawings.ts')).MATTER_DRAWINGS);
const force = themed(async () => (await import('./forces/force-drawings.ts')).FORCE_DRAWINGS);
const nature = themed(async () => (await import('./nature/nature-drawings.ts')).NATURE_DRAWINGS);
const computer = themed(async () => (await import('./computers/computer-drawings.ts')).COMPUTER_DRAWINGS);

/** The drawing of each kind; suspends until its theme is there. */
export const THEMED_DRAWINGS: Drawings<IllustrationKind> = {
  'object-set': number('object-set'),
  'pattern-strip': number('pattern-strip'),
  'ten-frame': number('ten-frame'),
  'number-line': number('number-line'),
  'fraction-bar': number('fraction-bar'),
  'fraction-circle': number('fraction-circle'),
  array: number('array'),
  'area-grid': number('area-grid'),
  'base-ten-blocks': number('base-ten-blocks'),
  'place-value-chart': number('place-value-chart'),
  'hundred-chart': number('hundred-chart'),
  coins: number('coins'),
  clock: measure('clock'),
  calendar: measure('calendar'),
  ruler: measure('ruler'),
  'size-pair': measure('size-pair'),
  thermometer: measure('thermometer'),
  balance: measure('balance'),
  'bar-chart': chart('bar-chart'),
  'line-graph': chart('line-graph'),
  'dot-plot': chart('dot-plot'),
  'data-table': chart('data-table'),
  'tape-diagram': chart('tape-diagram'),
  'double-number-line': chart('double-number-line'),
  shape: geometry('shape'),
  'solid-shape': geometry('solid-shape'),
  'cube-stack': geometry('cube-stack'),
  angle: geometry('angle'),
  'coordinate-grid': geometry('coordinate-grid'),
  'picture-cards': story('picture-cards'),
  'story-panels': story('story-panels'),
  scene: story('scene'),
  'sort-bins': story('sort-bins'),
  sequence: story('sequence'),
  timeline: story('timeline'),
  cycle: story('cycle'),
  'food-chain': story('food-chain'),
  layers: story('layers'),
  diagram: story('diagram'),
  page: story('page'),
  screen: story('screen'),
  'speech-bubbles': story('speech-bubbles'),
  'map-grid': place('map-grid'),
  'robot-path': place('robot-path'),
  'world-map': place('world-map'),
  compass: place('compass'),
  'letter-card': word('letter-card'),
  'sound-boxes': word('sound-boxes'),
  'word-tiles': word('word-tiles'),
  'sentence-parts': word('sentence-parts'),
  'particle-box': matter('particle-box'),
  beaker: matter('beaker'),
  molecule: matter('molecule'),
  atom: matter('atom'),
  'periodic-tile': matter('periodic-tile'),
  'hazard-sign': matter('hazard-sign'),
  'color-scale': matter('color-scale'),
  circuit: force('circuit'),
  magnet: force('magnet'),
  'force-arrows': force('force-arrows'),
  lever: force('lever'),
  ramp: force('ramp'),
  'gear-train': force('gear-train'),
  pulley: force('pulley'),
  wave: force('wave'),
  'light-ray': force('light-ray'),
  'moon-phase': nature('moon-phase'),
  'plant-parts': nature('plant-parts'),
  'body-parts': nature('body-parts'),
  cell: nature('cell'),
  weather: nature('weather'),
  'earth-orbit': nature('earth-orbit'),
  landform: nature('landform'),
  'binary-lamps': computer('binary-lamps'),
  'pixel-grid': computer('pixel-grid'),
  keyboard: computer('keyboard'),
  'program-blocks': computer('program-blocks'),
};
