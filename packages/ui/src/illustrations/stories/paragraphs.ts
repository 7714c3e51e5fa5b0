import { fitText, LINE, textWidth } from '../parts/fit-text.ts';

export interface Paragraphs {
  readonly size: number;
  /** For each text its lines. */
  readonly texts: readonly (readonly string[])[];
  readonly height: number;
}

/** Texts below each other at one size, the largest at which all of them stand in the box. */
export function paragraphs(
  texts: readonly string[],
  width: number,
  mostHeight: number,
  most: number,
  least = 15,
): Paragraphs {
  let size = most;
  for (;;) {
    const lines = texts.map((text) => fitText(text, width, Infinity, size, size).lines);
    const height = lines.reduce((sum, own) => sum + own.length * size * LINE + size * 0.45, 0);
    const fits = height <= mostHeight && lines.flat().every((line) => textWidth(line) * size <= width);
    if (fits || size <= least) return { size, texts: lines, height };
    size -= 1;
  }
}
