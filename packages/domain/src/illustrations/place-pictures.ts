import type { Card, GridCell, PlacedCard } from './card.ts';

export const FACINGS = ['north', 'east', 'south', 'west'] as const;
export type Facing = (typeof FACINGS)[number];
export const MAP_VIEWS = [
  'world',
  'africa',
  'asia',
  'europe',
  'north-america',
  'south-america',
  'oceania',
  'arctic',
  'antarctica',
  'usa',
] as const;
export type MapView = (typeof MAP_VIEWS)[number];
export const MAP_LINES = ['equator', 'tropics', 'polar-circles', 'prime-meridian'] as const;
export type MapLine = (typeof MAP_LINES)[number];

/** Maps and ways. */
export interface PlacePictures {
  'map-grid': {
    readonly columns: number;
    readonly rows: number;
    readonly items: readonly PlacedCard[];
    readonly path?: readonly GridCell[] | undefined;
    readonly axes?: 'letters' | 'numbers' | undefined;
    readonly compass?: true | undefined;
    readonly key?: readonly { readonly card: Card; readonly text: string }[] | undefined;
    readonly scale?: string | undefined;
  };
  'robot-path': {
    readonly columns: number;
    readonly rows: number;
    readonly robot: { readonly at: GridCell; readonly facing: Facing };
    readonly goal?: GridCell | undefined;
    readonly walls?: readonly GridCell[] | undefined;
    readonly path?: readonly GridCell[] | undefined;
    readonly items?: readonly PlacedCard[] | undefined;
  };
  'world-map': {
    readonly view: MapView;
    readonly highlight?: readonly string[] | undefined;
    readonly marks?:
      | readonly { readonly lat: number; readonly lon: number; readonly label?: string | undefined }[]
      | undefined;
    readonly lines?: readonly MapLine[] | undefined;
  };
  compass: {
    /** Degrees clockwise from north. */
    readonly pointing?: number | undefined;
    readonly labels: 'all' | 'main' | 'north';
  };
}
