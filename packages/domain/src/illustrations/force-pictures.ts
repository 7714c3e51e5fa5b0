import type { Card } from './card.ts';

export const POLES = ['N-S', 'S-N'] as const;
export const FORCES = ['pull', 'push', 'none'] as const;
export const DIRECTIONS = ['left', 'right', 'up', 'down'] as const;
export type Direction = (typeof DIRECTIONS)[number];
export const LIGHT_HITS = ['mirror', 'window', 'wall', 'water', 'leaf'] as const;
export type LightHit = (typeof LIGHT_HITS)[number];

/** Pushing, turning, flowing and shining. */
export interface ForcePictures {
  circuit: {
    readonly battery: boolean;
    /** Lit or not. */
    readonly bulbs: readonly boolean[];
    readonly layout: 'series' | 'parallel';
    readonly switch?: 'open' | 'closed' | undefined;
    readonly gap?: true | undefined;
  };
  magnet: {
    readonly left: (typeof POLES)[number];
    /** Another magnet, or what stands there: iron, wood, a word. */
    readonly right?: string | undefined;
    readonly force?: (typeof FORCES)[number] | undefined;
  };
  'force-arrows': {
    readonly thing: string;
    readonly arrows: readonly {
      readonly to: Direction;
      readonly strength: number;
      readonly label?: string | undefined;
    }[];
  };
  /** Positions count from the left end. */
  lever: {
    readonly length: number;
    readonly pivot: number;
    readonly load: { readonly at: number; readonly card: Card };
    readonly push: { readonly at: number };
  };
  ramp: {
    readonly steepness: number;
    readonly thing: string;
    readonly surface?: 'smooth' | 'rough' | undefined;
  };
  /** `turns` is the turning of the first gear. */
  'gear-train': { readonly teeth: readonly number[]; readonly turns: 'clockwise' | 'counterclockwise' };
  pulley: { readonly wheels: number };
  wave: {
    readonly waves: readonly {
      readonly height: number;
      readonly count: number;
      readonly label?: string | undefined;
    }[];
  };
  'light-ray': { readonly hits: LightHit; readonly angle: number; readonly shadow?: true | undefined };
}
