import { CHART_EXAMPLES } from './charts.ts';
import { COMPUTER_EXAMPLES } from './computers.ts';
import type { Examples } from './example.ts';
import { FORCE_EXAMPLES } from './forces.ts';
import { GEOMETRY_EXAMPLES } from './geometry.ts';
import { MATTER_EXAMPLES } from './matter.ts';
import { MEASURE_EXAMPLES } from './measures.ts';
import { NATURE_EXAMPLES } from './nature.ts';
import { NUMBER_EXAMPLES } from './numbers.ts';
import { PLACE_EXAMPLES } from './places.ts';
import { STORY_EXAMPLES } from './stories.ts';
import { WORD_EXAMPLES } from './words.ts';

/** At least one of each kind, and some at the ends of their ranges. */
export const EXAMPLES: Readonly<Record<string, Examples>> = {
  numbers: NUMBER_EXAMPLES,
  measures: MEASURE_EXAMPLES,
  charts: CHART_EXAMPLES,
  geometry: GEOMETRY_EXAMPLES,
  stories: STORY_EXAMPLES,
  places: PLACE_EXAMPLES,
  words: WORD_EXAMPLES,
  matter: MATTER_EXAMPLES,
  forces: FORCE_EXAMPLES,
  nature: NATURE_EXAMPLES,
  computers: COMPUTER_EXAMPLES,
};
