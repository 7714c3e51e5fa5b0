import {
  BODY_PARTS,
  CELL_PARTS,
  LANDFORMS,
  MOON_PHASES,
  PLANT_PARTS,
} from '@noodlenaut/domain/illustrations';
import type { Examples } from './example.ts';

export const NATURE_EXAMPLES: Examples = [
  { kind: 'moon-phase', phases: MOON_PHASES, alt: 'Eight moons' },
  { kind: 'moon-phase', phases: ['waxing-crescent'], alt: 'A moon' },
  ...PLANT_PARTS.map((marked) => ({ kind: 'plant-parts' as const, marked, alt: `A plant: ${marked}` })),
  ...BODY_PARTS.map((marked) => ({ kind: 'body-parts' as const, marked, alt: `A body: ${marked}` })),
  ...CELL_PARTS.map((marked) => ({
    kind: 'cell' as const,
    cell: 'plant' as const,
    marked,
    alt: `A cell: ${marked}`,
  })),
  { kind: 'cell', cell: 'animal', marked: 'mitochondrion', alt: 'A cell of an animal' },
  { kind: 'cell', cell: 'animal', marked: 'membrane', alt: 'A cell of an animal' },
  {
    kind: 'weather',
    days: [
      { label: 'Mon', thing: 'sun', degrees: 21 },
      { label: 'Tue', thing: 'cloud-with-rain', degrees: 14 },
      { label: 'Wed', thing: 'snowflake', degrees: -3 },
    ],
    alt: 'Three days',
  },
  { kind: 'earth-orbit', marked: 'summer', alt: 'The year' },
  { kind: 'earth-orbit', alt: 'The year' },
  ...LANDFORMS.map((landform) => ({ kind: 'landform' as const, landform, alt: `Land: ${landform}` })),
];
