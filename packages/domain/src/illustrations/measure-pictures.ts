import type { Card } from './card.ts';

export const TILTS = ['left', 'right', 'level'] as const;

/** Time, length, weight and temperature. */
export interface MeasurePictures {
  clock: { readonly hour: number; readonly minute: number };
  calendar: {
    readonly month: string;
    readonly days: number;
    /** 0 is Sunday. */
    readonly startsOn: number;
    readonly marked?: readonly number[] | undefined;
  };
  ruler: {
    readonly unit: 'cm' | 'in';
    readonly length: number;
    readonly from: number;
    readonly to: number;
    readonly thing?: string | undefined;
  };
  'size-pair': {
    readonly cards: readonly [Card, Card];
    readonly sizes: readonly [number, number];
    readonly starts?: readonly [number, number] | undefined;
    readonly look: 'long' | 'tall';
  };
  thermometer: {
    readonly min: number;
    readonly max: number;
    readonly value: number;
    readonly unit: '°C' | '°F';
  };
  /** `tilt` names the heavier side. */
  balance: {
    readonly left: readonly Card[];
    readonly right: readonly Card[];
    readonly tilt: (typeof TILTS)[number];
  };
}
