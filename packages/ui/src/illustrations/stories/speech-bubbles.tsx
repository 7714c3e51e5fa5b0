import { Count } from '../parts/after.tsx';
import { Board, BOARD } from '../parts/board.tsx';
import { CardFigure } from '../parts/card-figure.tsx';
import type { Drawn } from '../parts/drawn.ts';
import { INK } from '../parts/paints.ts';
import { Words } from '../parts/words.tsx';

const ROW = 104;
const WHO = 88;
const PAD = 12;

/** Who says what, by turns from the left and from the right. */
export function SpeechBubbles({ picture: { bubbles, alt } }: Drawn<'speech-bubbles'>) {
  const width = BOARD - 3 * PAD - WHO - 18;
  return (
    <Board alt={alt} height={bubbles.length * ROW + PAD}>
      {bubbles.map(({ who, text }, index) => {
        const y = PAD + index * ROW;
        const fromLeft = index % 2 === 0;
        const x = fromLeft ? 2 * PAD + WHO + 18 : PAD;
        const tail = fromLeft ? `M${x} 36l-18 14l18 10` : `M${x + width} 36l18 14l-18 10`;
        return (
          <g key={index}>
            <CardFigure
              card={who}
              x={fromLeft ? PAD : BOARD - PAD - WHO}
              y={y}
              width={WHO}
              height={ROW - PAD}
            />
            <g transform={`translate(0 ${y})`}>
              <rect
                x={x}
                y="2"
                width={width}
                height={ROW - 16}
                rx="20"
                fill="#fff"
                stroke={INK}
                strokeWidth="3"
              />
              <path d={tail} fill="#fff" stroke={INK} strokeWidth="3" />
              <path
                d={fromLeft ? `M${x + 1} 38v20` : `M${x + width - 1} 38v20`}
                stroke="#fff"
                strokeWidth="5"
                strokeLinecap="butt"
              />
              <Words
                text={text}
                x={x + width / 2}
                y={ROW / 2 - 6}
                width={width - 28}
                height={ROW - 26}
                size={26}
              />
              <Count n={index + 1} x={fromLeft ? x + width - 10 : x + 10} y={10} />
            </g>
          </g>
        );
      })}
    </Board>
  );
}
