export const MOON_PHASES = [
  'new',
  'waxing-crescent',
  'first-quarter',
  'waxing-gibbous',
  'full',
  'waning-gibbous',
  'last-quarter',
  'waning-crescent',
] as const;
export type MoonPhase = (typeof MOON_PHASES)[number];
export const PLANT_PARTS = ['root', 'stem', 'leaf', 'flower', 'seed', 'fruit'] as const;
export type PlantPart = (typeof PLANT_PARTS)[number];
export const BODY_PARTS = [
  'brain',
  'heart',
  'lungs',
  'stomach',
  'bones',
  'muscles',
  'eyes',
  'ears',
  'nose',
  'tongue',
  'skin',
  'hand',
] as const;
export type BodyPart = (typeof BODY_PARTS)[number];
export const CELL_PARTS = ['nucleus', 'wall', 'membrane', 'chloroplast', 'mitochondrion', 'vacuole'] as const;
export type CellPart = (typeof CELL_PARTS)[number];
export const SEASONS = ['spring', 'summer', 'autumn', 'winter'] as const;
export type Season = (typeof SEASONS)[number];
export const LANDFORMS = [
  'mountain',
  'volcano',
  'valley',
  'plain',
  'island',
  'peninsula',
  'river',
  'delta',
  'canyon',
  'plateau',
  'coast',
  'lake',
] as const;
export type Landform = (typeof LANDFORMS)[number];

/** Living things, the earth and the sky. */
export interface NaturePictures {
  'moon-phase': { readonly phases: readonly MoonPhase[] };
  'plant-parts': { readonly marked?: PlantPart | undefined };
  'body-parts': { readonly marked: BodyPart };
  cell: { readonly cell: 'plant' | 'animal'; readonly marked?: CellPart | undefined };
  weather: {
    readonly days: readonly {
      readonly label: string;
      readonly thing: string;
      readonly degrees?: number | undefined;
    }[];
  };
  /** The season of the northern half. */
  'earth-orbit': { readonly marked?: Season | undefined };
  landform: { readonly landform: Landform };
}
