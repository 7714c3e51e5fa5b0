import { Count } from '../parts/after.tsx';
import { Board } from '../parts/board.tsx';
import type { Drawn } from '../parts/drawn.ts';
import { INK, PAINTS } from '../parts/paints.ts';
import { Thing } from '../parts/thing.tsx';
import { ReaderText } from './reader-text.tsx';

const BOX = 74;
const PAD = 18;
const DOT = 7;

/** A box for each sound of a word, with a dot below to tap on. */
export function SoundBoxes({ picture: { boxes, thing, alt } }: Drawn<'sound-boxes'>) {
  const inner = boxes.length * BOX;
  const width = Math.max(230, inner + 2 * PAD);
  const left = (width - inner) / 2;
  const top = thing === undefined ? PAD : 132;
  return (
    <Board alt={alt} width={width} height={top + BOX + 46}>
      {thing !== undefined && <Thing name={thing} x={width / 2} y={70} size={108} />}
      {boxes.map((sound, index) => {
        const x = left + index * BOX;
        return (
          <g key={index}>
            <rect
              x={x}
              y={top}
              width={BOX}
              height={BOX}
              fill={sound === '' ? '#fff' : '#e6eefc'}
              stroke={INK}
              strokeWidth="4"
            />
            <ReaderText text={sound} x={x + BOX / 2} y={top + BOX * 0.68} size={46} width={BOX - 12} />
            <circle
              cx={x + BOX / 2}
              cy={top + BOX + 20}
              r={DOT}
              fill={PAINTS.orange.fill}
              stroke={PAINTS.orange.edge}
              strokeWidth="3"
            />
            <Count n={index + 1} x={x + BOX / 2} y={top + BOX + 20} r={14} />
          </g>
        );
      })}
    </Board>
  );
}
