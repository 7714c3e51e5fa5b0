import type { ShapeName } from './card.ts';

export const CUTS = ['none', 'vertical', 'horizontal', 'diagonal', 'cross'] as const;
export const SOLIDS = ['cube', 'box', 'sphere', 'cylinder', 'cone', 'pyramid', 'prism'] as const;
export type Solid = (typeof SOLIDS)[number];

/** Shapes, solids, angles and positions. */
export interface GeometryPictures {
  shape: {
    readonly shape: ShapeName;
    readonly turn?: number | undefined;
    readonly cut?: (typeof CUTS)[number] | undefined;
  };
  'solid-shape': { readonly solid: Solid };
  'cube-stack': { readonly length: number; readonly width: number; readonly height: number };
  angle: { readonly degrees: number; readonly protractor?: true | undefined };
  'coordinate-grid': {
    readonly from: number;
    readonly to: number;
    readonly points: readonly {
      readonly at: readonly [number, number];
      readonly label?: string | undefined;
    }[];
  };
}
