/** The paints a picture may name. */
export const COLORS = [
  'red',
  'orange',
  'yellow',
  'green',
  'blue',
  'purple',
  'pink',
  'brown',
  'black',
  'white',
  'grey',
] as const;
export type Color = (typeof COLORS)[number];

export const SHAPE_NAMES = [
  'circle',
  'oval',
  'triangle',
  'long-triangle',
  'square',
  'rectangle',
  'pentagon',
  'hexagon',
  'octagon',
  'rhombus',
  'trapezoid',
  'parallelogram',
  'heart',
  'star',
] as const;
export type ShapeName = (typeof SHAPE_NAMES)[number];

export const CARD_SIZES = ['small', 'big'] as const;
export type CardSize = (typeof CARD_SIZES)[number];

interface Labelled {
  readonly label?: string | undefined;
  readonly size?: CardSize | undefined;
}
export interface ThingCard extends Labelled {
  readonly thing: string;
  readonly count?: number | undefined;
  /** Degrees with the clock. */
  readonly turn?: number | undefined;
}
export interface ShapeCard extends Labelled {
  readonly shape: ShapeName;
  readonly color?: Color | undefined;
  readonly turn?: number | undefined;
}
export interface TextCard extends Labelled {
  readonly text: string;
  readonly turn?: number | undefined;
}
export interface ColorCard extends Labelled {
  readonly color: Color;
}
export interface BlankCard extends Labelled {
  readonly blank: true;
}
/** One small drawing, alone as an option or inside a larger picture. */
export type Card = ThingCard | ShapeCard | TextCard | ColorCard | BlankCard;

/** Column and row of a grid, counted from 0, left to right and top to bottom. */
export type GridCell = readonly [column: number, row: number];

/** A card placed in a cell of a grid. */
export interface PlacedCard {
  readonly at: GridCell;
  readonly card: Card;
}
