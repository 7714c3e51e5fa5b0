import type { WhiteboardDrawing } from '@noodlenaut/domain';
import { memo } from 'react';
import { STAMP_SHAPES } from './stamp-shapes.ts';
import { strokePath } from './stroke-path.ts';
import { inkOf, MARKER_WIDTH, sizeOf, toPaper } from './tools.ts';

const STAMP_BOX = 24;

/** One drawing on the paper, or one that is being drawn. */
export const DrawnElement = memo(function DrawnElement({ drawing }: { drawing: WhiteboardDrawing }) {
  const { points } = drawing;
  const colour = inkOf(drawing.ink);
  const size = sizeOf(drawing.size);
  const [x, y] = toPaper(points[0] ?? 0, points[1] ?? 0);
  const [endX, endY] = toPaper(points.at(-2) ?? 0, points.at(-1) ?? 0);
  const outline = {
    fill: 'none',
    stroke: colour,
    strokeWidth: size.line,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  } as const;
  const [width, height] = [Math.abs(endX - x), Math.abs(endY - y)];
  if (drawing.kind === 'stamp')
    return <Stamp number={drawing.stamp} colour={colour} edge={size.stamp} x={x} y={y} />;
  if (drawing.kind === 'pen') return <path d={strokePath(points)} {...outline} />;
  if (drawing.kind === 'marker')
    return <path d={strokePath(points)} {...outline} strokeWidth={size.line * MARKER_WIDTH} opacity={0.35} />;
  if (drawing.kind === 'line') return <line x1={x} y1={y} x2={endX} y2={endY} {...outline} />;
  if (drawing.kind === 'box')
    return (
      <rect x={Math.min(x, endX)} y={Math.min(y, endY)} width={width} height={height} rx={6} {...outline} />
    );
  if (drawing.kind === 'oval')
    return <ellipse cx={(x + endX) / 2} cy={(y + endY) / 2} rx={width / 2} ry={height / 2} {...outline} />;
  if (drawing.kind === 'label')
    return (
      <text
        x={x}
        y={y}
        fill={colour}
        fontSize={size.letters}
        fontFamily="Andika, var(--font-text)"
        textAnchor="middle"
        dominantBaseline="central"
      >
        {drawing.text}
      </text>
    );
});

interface StampProps {
  readonly number: number;
  readonly colour: string;
  readonly edge: number;
  readonly x: number;
  readonly y: number;
}

function Stamp({ number, colour, edge, x, y }: StampProps) {
  const shape = STAMP_SHAPES[number];
  const isSolid = shape?.isSolid === true;
  return (
    <path
      d={shape?.path ?? ''}
      transform={`translate(${x - edge / 2} ${y - edge / 2}) scale(${edge / STAMP_BOX})`}
      fill={isSolid ? colour : 'none'}
      fillRule="evenodd"
      stroke={colour}
      strokeWidth={isSolid ? 1 : 2.4}
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  );
}
