import type { Color } from './card.ts';

export const STATES_OF_MATTER = ['solid', 'liquid', 'gas'] as const;
export type StateOfMatter = (typeof STATES_OF_MATTER)[number];
export const BEAKER_CONTENTS = ['bubbles', 'grains', 'layer', 'cube'] as const;
export type BeakerContent = (typeof BEAKER_CONTENTS)[number];
export const HAZARDS = [
  'flammable',
  'toxic',
  'corrosive',
  'irritant',
  'electric',
  'hot',
  'explosive',
] as const;
export type Hazard = (typeof HAZARDS)[number];

/** What things are made of. */
export interface MatterPictures {
  'particle-box': {
    readonly boxes: readonly {
      readonly state: StateOfMatter;
      readonly label?: string | undefined;
      /** A second kind of particle in between. */
      readonly mix?: Color | undefined;
    }[];
  };
  beaker: {
    readonly beakers: readonly {
      /** Percent. */
      readonly fill: number;
      readonly color?: Color | undefined;
      readonly label?: string | undefined;
      readonly inside?: BeakerContent | undefined;
    }[];
  };
  molecule: {
    readonly atoms: readonly { readonly symbol: string; readonly at: readonly [number, number] }[];
    /** First atom, second atom, how many lines. */
    readonly bonds: readonly (readonly [number, number, number])[];
  };
  atom: { readonly protons: number; readonly neutrons: number; readonly electrons: number };
  'periodic-tile': {
    readonly tiles: readonly {
      readonly symbol: string;
      readonly number: number;
      readonly name?: string | undefined;
    }[];
  };
  'hazard-sign': { readonly sign: Hazard };
  'color-scale': {
    readonly colors: readonly { readonly color: Color; readonly label?: string | undefined }[];
  };
}
