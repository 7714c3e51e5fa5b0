import { LINE, textWidth } from '../parts/fit-text.ts';
import type { Paragraphs } from './paragraphs.ts';

type Props = { of: Paragraphs; x: number; y: number; width: number; anchor?: 'start' | 'middle' };

/** Paragraphs from a point downwards. */
export function ParagraphLines({ of: { size, texts }, x, y, width, anchor = 'start' }: Props) {
  let top = y + size * 0.85;
  return (
    <text fontSize={size} textAnchor={anchor}>
      {texts.map((lines, index) => {
        const first = top;
        top += lines.length * size * LINE + size * 0.45;
        return lines.map((line, number) => (
          <tspan
            key={`${index}.${number}`}
            x={x}
            y={first + number * size * LINE}
            {...(textWidth(line) * size > width
              ? { textLength: width, lengthAdjust: 'spacingAndGlyphs' }
              : {})}
          >
            {line}
          </tspan>
        ));
      })}
    </text>
  );
}
