import { textWidth } from './fit-text.ts';
import { EDGE } from './paints.ts';

type Props = { text: string; x: number; y: number; width: number; height: number };

/** A light ground for a text that lies on a painted picture. */
export function CardPlate({ text, x, y, width, height }: Props) {
  const wide = Math.min(width, Math.max(height, textWidth(text) * height * 0.7 + 20));
  return (
    <rect
      x={x - wide / 2}
      y={y - height / 2}
      width={wide}
      height={height}
      rx={Math.min(10, height / 2)}
      fill="#fffcf6"
      stroke={EDGE}
      strokeWidth="2"
    />
  );
}
