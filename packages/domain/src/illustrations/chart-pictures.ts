export interface LabelledValue {
  readonly label: string;
  readonly value: number;
}
export interface TapePart {
  readonly width: number;
  readonly text?: string | undefined;
  readonly shaded?: true | undefined;
}
export interface ScaleOfNumbers {
  readonly label: string;
  readonly values: readonly (number | string)[];
}

/** Measured things in order. */
export interface ChartPictures {
  'bar-chart': { readonly bars: readonly LabelledValue[] };
  'line-graph': { readonly points: readonly LabelledValue[]; readonly unit?: string | undefined };
  'dot-plot': {
    readonly from: number;
    readonly to: number;
    readonly step: number;
    readonly values: readonly number[];
  };
  'data-table': { readonly columns: readonly string[]; readonly rows: readonly (readonly string[])[] };
  'tape-diagram': {
    readonly bars: readonly { readonly label?: string | undefined; readonly parts: readonly TapePart[] }[];
  };
  'double-number-line': { readonly top: ScaleOfNumbers; readonly bottom: ScaleOfNumbers };
}
