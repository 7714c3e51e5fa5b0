import { Count } from '../parts/after.tsx';
import { LINE, textWidth } from '../parts/fit-text.ts';
import { starts } from '../parts/starts.ts';
import type { Paragraphs } from './paragraphs.ts';

type Props = { of: Paragraphs; x: number; y: number; width: number; anchor?: 'start' | 'middle' };

/** Paragraphs from a point downwards. */
export function ParagraphLines({ of: { size, texts }, x, y, width, anchor = 'start' }: Props) {
  const tops = starts(
    texts.map((lines) => lines.length * size * LINE + size * 0.45),
    y + size * 0.85,
  );
  const edge = anchor === 'start' ? x - 15 : x - width / 2 - 12;
  return (
    <>
      <text fontSize={size} textAnchor={anchor}>
        {texts.map((lines, index) => {
          const first = tops[index] ?? y;
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
      {texts.map((_, index) => (
        <Count key={`n${index}`} n={index + 1} x={edge} y={(tops[index] ?? y) - size * 0.3} r={11} />
      ))}
    </>
  );
}
