import type { Card, GridCell, CardSize } from './card.ts';

export const SET_LAYOUTS = ['row', 'ring', 'scattered', 'rows'] as const;
export const SPACINGS = ['close', 'wide'] as const;
export const COINS = [
  'penny',
  'nickel',
  'dime',
  'quarter',
  'one-dollar',
  'five-dollars',
  'ten-dollars',
  'twenty-dollars',
] as const;
export type Coin = (typeof COINS)[number];

export interface ObjectGroup {
  readonly thing: string;
  readonly count: number;
  readonly size?: CardSize | undefined;
  readonly crossed?: number | undefined;
  readonly label?: string | undefined;
}

/** Counting, place value and fractions. */
export interface NumberPictures {
  'object-set': {
    readonly groups: readonly ObjectGroup[];
    readonly layout: (typeof SET_LAYOUTS)[number];
    readonly spacing?: (typeof SPACINGS)[number] | undefined;
  };
  'pattern-strip': { readonly cards: readonly Card[] };
  'ten-frame': { readonly filled: number; readonly second?: number | undefined };
  'number-line': {
    readonly from: number;
    readonly to: number;
    readonly step: number;
    readonly marks: readonly number[];
    readonly labels?: readonly { readonly at: number; readonly text: string }[] | undefined;
    readonly jumps?:
      | readonly { readonly from: number; readonly to: number; readonly text?: string | undefined }[]
      | undefined;
    readonly hideNumbers?: true | undefined;
  };
  'fraction-bar': {
    readonly parts: number;
    readonly filled: number;
    readonly more?: readonly { readonly parts: number; readonly filled: number }[] | undefined;
  };
  'fraction-circle': { readonly parts: number; readonly filled: number };
  array: { readonly rows: number; readonly columns: number; readonly cut?: number | undefined };
  'area-grid': {
    readonly rows: number;
    readonly columns: number;
    readonly shaded?: readonly GridCell[] | undefined;
    readonly top?: string | undefined;
    readonly side?: string | undefined;
  };
  'base-ten-blocks': { readonly hundreds: number; readonly tens: number; readonly ones: number };
  'place-value-chart': {
    readonly columns: readonly string[];
    readonly digits: readonly string[];
    readonly marked?: number | undefined;
  };
  'hundred-chart': {
    readonly from: number;
    readonly to: number;
    readonly marked?: readonly number[] | undefined;
    readonly hidden?: readonly number[] | undefined;
  };
  coins: { readonly coins: readonly Coin[] };
}
