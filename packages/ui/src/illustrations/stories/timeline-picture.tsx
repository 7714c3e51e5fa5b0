import { Count } from '../parts/after.tsx';
import { Board, BOARD } from '../parts/board.tsx';
import type { Drawn } from '../parts/drawn.ts';
import { INK, PAINTS } from '../parts/paints.ts';
import { Thing } from '../parts/thing.tsx';
import { Tile } from '../parts/tile.tsx';
import { Words } from '../parts/words.tsx';
import { arrowHead } from '../parts/arrow-head.ts';

const PAD = 12;

/** Events in order on a line, by turns above and below it, so that their words have room. */
export function TimelinePicture({ picture: { events, alt } }: Drawn<'timeline'>) {
  const pictured = events.some(({ thing }) => thing !== undefined);
  const arm = pictured ? 132 : 84;
  const middle = arm + PAD + 18;
  const step = (BOARD - 2 * PAD) / events.length;
  const wide = Math.min(160, step * 2 - 14, (BOARD - 2 * PAD) / Math.ceil(events.length / 2) - 8);
  return (
    <Board alt={alt} height={middle * 2}>
      <path d={`M${PAD} ${middle}H${BOARD - PAD - 10}`} stroke={INK} strokeWidth="6" />
      <path
        d={arrowHead([BOARD - PAD + 2, middle], [PAD, middle], 20)}
        fill={INK}
        stroke={INK}
        strokeWidth="2"
      />
      {events.map(({ when, label, thing }, index) => {
        const up = index % 2 === 0 ? -1 : 1;
        const x = PAD + (index + 0.5) * step;
        const middleX = Math.min(Math.max(x, PAD + wide / 2), BOARD - PAD - wide / 2);
        const date = middle + up * 30;
        const words = middle + up * (pictured ? 74 : 76);
        return (
          <g key={index}>
            <circle
              cx={x}
              cy={middle}
              r="10"
              fill={PAINTS.orange.fill}
              stroke={PAINTS.orange.edge}
              strokeWidth="3"
            />
            <Tile
              x={middleX - Math.min(wide, 120) / 2}
              y={date - 15}
              width={Math.min(wide, 120)}
              height={30}
              fill={PAINTS.yellow.fill}
              edge={PAINTS.yellow.edge}
              radius={10}
            />
            <Words text={when} x={middleX} y={date} width={Math.min(wide, 120) - 10} height={26} size={22} />
            <Words text={label} x={middleX} y={words} width={wide} height={pictured ? 48 : 54} size={24} />
            <Count n={index + 1} x={x} y={middle} />
            {thing !== undefined && <Thing name={thing} x={middleX} y={middle + up * 122} size={50} />}
          </g>
        );
      })}
    </Board>
  );
}
