import type { DiagramNode } from '@noodlenaut/domain';
import { mixed, PAINTS } from '../parts/paints.ts';
import { Thing } from '../parts/thing.tsx';
import { Words } from '../parts/words.tsx';
import type { Box } from './diagram-route.ts';

const SUN = PAINTS.yellow;
const BLUE = mixed(1);

/** One node: a box, a rounded end, or the diamond of a question. */
export function DiagramBox({ node, box }: { node: DiagramNode; box: Box }) {
  const { at, halfWidth, halfHeight } = box;
  const [x, y] = at;
  const { text, thing, shape = 'box' } = node;
  const paint = shape === 'question' ? SUN : shape === 'round' ? mixed(3) : { ...BLUE, fill: '#dcebff' };
  const both = text !== undefined && thing !== undefined;
  const slant = shape === 'question' ? 16 : 0;
  return (
    <>
      {slant > 0 ? (
        <path
          d={`M${x - halfWidth - 4} ${y}L${x - halfWidth + slant} ${y - halfHeight}H${x + halfWidth - slant}L${x + halfWidth + 4} ${y}L${x + halfWidth - slant} ${y + halfHeight}H${x - halfWidth + slant}z`}
          fill={paint.fill}
          stroke={paint.edge}
          strokeWidth="3"
        />
      ) : (
        <rect
          x={x - halfWidth}
          y={y - halfHeight}
          width={halfWidth * 2}
          height={halfHeight * 2}
          rx={shape === 'round' ? halfHeight : 12}
          fill={paint.fill}
          stroke={paint.edge}
          strokeWidth="3"
        />
      )}
      {thing !== undefined && (
        <Thing
          name={thing}
          x={x}
          y={both ? y - halfHeight * 0.28 : y}
          size={halfHeight * (both ? 1.2 : 1.7)}
        />
      )}
      {text !== undefined && (
        <Words
          text={text}
          x={x}
          y={both ? y + halfHeight * 0.62 : y}
          width={halfWidth * 2 - 14 - slant}
          height={both ? 28 : halfHeight * 2 - 8}
          size={25}
        />
      )}
    </>
  );
}
