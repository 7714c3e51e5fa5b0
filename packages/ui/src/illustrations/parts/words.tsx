import { fitText, LINE, textWidth } from './fit-text.ts';

type Props = {
  text: string;
  /** The middle of the box, or its side where the anchor says so. */
  x: number;
  y: number;
  width: number;
  height?: number;
  size?: number;
  anchor?: 'start' | 'middle' | 'end';
  fill?: string;
};

/** Text in a box: wrapped, made smaller, and squeezed at last, so that it never leaves it. */
export function Words({ text, x, y, width, height = 32, size = 24, anchor = 'middle', fill }: Props) {
  const fitted = fitText(text, width, height, size);
  const top = y - ((fitted.lines.length - 1) * fitted.size * LINE) / 2 + fitted.size * 0.35;
  return (
    <text fontSize={fitted.size} textAnchor={anchor} {...(fill === undefined ? {} : { style: { fill } })}>
      {fitted.lines.map((line, index) => (
        <tspan
          key={index}
          x={x}
          y={top + index * fitted.size * LINE}
          {...(textWidth(line) * fitted.size > width
            ? { textLength: width, lengthAdjust: 'spacingAndGlyphs' }
            : {})}
        >
          {line}
        </tspan>
      ))}
    </text>
  );
}
