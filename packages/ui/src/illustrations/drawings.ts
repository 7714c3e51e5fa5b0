import type { IllustrationKind } from '@noodlenaut/domain';
import { CHART_DRAWINGS } from './charts/chart-drawings.tsx';
import { COMPUTER_DRAWINGS } from './computers/computer-drawings.ts';
import { FORCE_DRAWINGS } from './forces/force-drawings.ts';
import { GEOMETRY_DRAWINGS } from './geometry/geometry-drawings.tsx';
import { MATTER_DRAWINGS } from './matter/matter-drawings.ts';
import { MEASURE_DRAWINGS } from './measures/measure-drawings.tsx';
import { NATURE_DRAWINGS } from './nature/nature-drawings.ts';
import { NUMBER_DRAWINGS } from './numbers/number-drawings.tsx';
import type { Drawings } from './parts/drawn.ts';
import { PLACE_DRAWINGS } from './places/place-drawings.ts';
import { STORY_DRAWINGS } from './stories/story-drawings.tsx';
import { WORD_DRAWINGS } from './words/word-drawings.tsx';

/** The drawing of each kind. */
export const DRAWINGS: Drawings<IllustrationKind> = {
  ...NUMBER_DRAWINGS,
  ...MEASURE_DRAWINGS,
  ...CHART_DRAWINGS,
  ...GEOMETRY_DRAWINGS,
  ...STORY_DRAWINGS,
  ...PLACE_DRAWINGS,
  ...WORD_DRAWINGS,
  ...MATTER_DRAWINGS,
  ...FORCE_DRAWINGS,
  ...NATURE_DRAWINGS,
  ...COMPUTER_DRAWINGS,
};
